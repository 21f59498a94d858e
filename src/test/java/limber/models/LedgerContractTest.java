package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Stream;
import limber.ask.Ledger;
import limber.engine.model.Balance;
import limber.engine.model.Model;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The ledger of every scene adds up, whoever moves what: the changes that it notes phase by phase are those of the
/// frame, the accounts are their sum, and the parts are the energy that the model tells as a measure.
class LedgerContractTest {
    private static final double SHARE = 1e-9;

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void itAddsUp(Scene scene) {
        add(scene);
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("limber.models.Scene#all")
    void itAddsUpInEveryScene(Scene scene) {
        add(scene);
    }

    private static void add(Scene scene) {
        Run start = scene.run();
        for (Balance.Kind kind : Balance.Kind.values()) for (Ledger ledger : Ledger.of(start, kind)) {
            Run run = start.copy();
            for (int n = 1; n <= 6 && Divergence.clean(run); n++) {
                Ledger.Frame frame = ledger.next(run);
                if (Divergence.clean(run)) addsUp(ledger, frame, run, scene + ", frame " + n + ", " + kind);
            }
        }
    }

    private static void addsUp(Ledger ledger, Ledger.Frame frame, Run run, String where) {
        double largest = Stream.concat(Stream.of(frame.before(), frame.after()),
                frame.entries().stream().flatMap(e -> Stream.of(e.terms(), e.accounts())))
                .flatMapToDouble(Arrays::stream)
                .map(Math::abs).max().orElseThrow();
        for (int i = 0; i < ledger.terms().size(); i++) {
            int term = i;
            assertEquals(frame.after()[i] - frame.before()[i],
                    frame.entries().stream().mapToDouble(e -> e.terms()[term]).sum(), SHARE * largest,
                    where + ", " + ledger.terms().get(i));
        }
        assertEquals(Arrays.stream(frame.after()).sum() - Arrays.stream(frame.before()).sum(),
                frame.entries().stream().flatMapToDouble(e -> Arrays.stream(e.accounts())).sum(),
                SHARE * largest, where);
        if (ledger.accounts().contains(Balance.SUPPORT)) // pairs push each other alike: the method keeps the momentum
            assertEquals(0, frame.account(ledger.accounts().size() - 1), SHARE * largest + 1e-12, where);
        if (ledger.kind() != Balance.Kind.ENERGY) return;
        double energy = run.model().measures().stream().filter(m -> m.name().equals("energy")).findFirst()
                .orElseThrow().read(run.settings(), run.state())[0];
        assertEquals(energy, Arrays.stream(frame.after()).sum(), SHARE * largest, where);
    }

    /// Every model with a measure of energy has books of it, but for those that have no masses.
    @Test
    void whoHasEnergyHasBooks() {
        for (Model m : Catalog.MODELS) {
            double energy = m.measures().stream().filter(e -> e.name().equals("energy")).findFirst().orElseThrow()
                    .read(m.defaults(), m.initial(m.defaults()))[0];
            assertEquals(Double.isNaN(energy), m.balances(m.defaults()).isEmpty(), m.name());
        }
    }
}
