package limber.presentation.code;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Formula.Symbol;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.model.Model;

/// The quantity of each name in a phase's source, which decides its colour: locals by the phase's formula, channels by
/// their unit.
///
/// @param byName empty for a name without one
public record Roles(Map<String, String> byName) {
    private static final String POINTED = "pointed";
    private static final Map<String, String> BY_UNIT = Map.of("m/s", "velocity", "m/s²", "force", "N", "force");

    public static Roles of(Model model, Phase phase, State state) {
        var byName = new HashMap<String, String>();
        for (Channel c : state.channels())
            byName.put(c.name(), c.equals(model.subject()) ? "position" : BY_UNIT.getOrDefault(c.unit(), ""));
        for (Symbol s : phase.formula().symbols()) {
            byName.put(s.local(), s.role());
            for (String local : s.locals()) byName.put(local, s.role());
        }
        return new Roles(byName);
    }

    /// The same roles with a highlighted name, such as a local, a field or a constant.
    public Roles pointing(String name) {
        var more = new HashMap<>(byName);
        more.put(name, POINTED);
        more.put(name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT), POINTED);
        return new Roles(more);
    }

    /// The role of a name; empty if it has none.
    public String of(String name) {
        return byName.getOrDefault(name, "");
    }
}
