package limber.presentation.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.ask.Ledger;
import limber.engine.Measure;
import limber.engine.model.Balance;
import limber.engine.model.Model;
import limber.presentation.words.Wording;

/// The names, the unit and the colours of what stands in a ledger.
public record LedgerNames(Model model, Wording words) {
    private static final Map<String, String> ACCOUNTS = Map.of(Balance.HANDS, "handle", Balance.WIND, "truth",
            Balance.CONTACT, "obstacle", Balance.DAMPING, "high", Balance.GRAVITY, "force",
            Balance.SUPPORT, "map-0", Ledger.METHOD, "correction", Ledger.METHOD_AND_SUPPORT, "correction");
    /// The colours of terms that are neither of velocities nor of forces, such as the kinds of elastic energy.
    private static final List<String> OTHERS = List.of("low", "map-0", "map-4", "bounds");
    private static final String PLAIN = "position";

    /// What it is of, such as `momentum, x`.
    public String quantity(LedgerKeeper.Quantity of) {
        String name = words.get("ledger." + key(of.kind()));
        return of.kind() == Balance.Kind.ENERGY ? name
                : words.get("ledger.axis").formatted(name, "xyz".substring(of.axis(), of.axis() + 1));
    }

    private static String key(Balance.Kind kind) {
        return switch (kind) {
            case ENERGY -> "energy";
            case MOMENTUM -> "momentum";
            case ANGULAR_MOMENTUM -> "angularMomentum";
        };
    }

    /// A term, such as `kinetic energy`.
    public String term(String name) {
        return words.quantity(name);
    }

    /// An account, such as `damping`.
    public String account(String name) {
        return words.get("account." + name, name);
    }

    public String unit(Ledger ledger) {
        return measure(ledger.terms().getFirst()).unit();
    }

    /// The unit; where it has no mass in it, with the mass that is meant.
    public String unitInWords(Ledger ledger) {
        return mass(ledger).map(mass -> words.get("ledger.unit.mass").formatted(unit(ledger), mass))
                .orElseGet(() -> unit(ledger));
    }

    /// The mass that is meant where the unit has none in it.
    Optional<String> mass(Ledger ledger) {
        return unit(ledger).startsWith("m") ? Optional.of(words.get("ledger.mass")) : Optional.empty();
    }

    private Measure measure(String name) {
        return model.measure(name).orElseThrow();
    }

    /// The colour of a term: that of its quantity, or else one that tells it from the others.
    public String termRole(Ledger ledger, int term) {
        String role = measure(ledger.terms().get(term)).role();
        if (!role.equals(PLAIN)) return role;
        long before = ledger.terms().subList(0, term).stream().filter(t -> measure(t).role().equals(PLAIN)).count();
        return OTHERS.get((int) before % OTHERS.size());
    }

    public String accountRole(String account) {
        return ACCOUNTS.getOrDefault(account, "axis-z");
    }
}
