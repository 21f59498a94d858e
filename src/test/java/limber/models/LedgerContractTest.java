package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import limber.ask.Ledger;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The ledger of every scene adds up, whoever moves what: the changes that it notes phase by phase are those of the
/// frame, the accounts are their sum, and the parts are the energy that the model tells as a measure.
class LedgerContractTest {
    private static final double SHARE = 1e-9;

    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void itAddsUp(Scene scene) {
        Run run = scene.run();
        Ledger ledger = Ledger.of(run);
        assertEquals(run.model().energies(run.settings()).terms(), ledger.terms());
        if (ledger.terms().isEmpty()) return;
        for (int n = 1; n <= 6 && Divergence.clean(run); n++) {
            Ledger.Frame frame = ledger.next(run);
            if (!Divergence.clean(run)) break;
            double largest = DoubleStream.concat(
                    DoubleStream.concat(Arrays.stream(frame.before()), Arrays.stream(frame.after())),
                    frame.entries().stream().flatMapToDouble(e -> DoubleStream.concat(Arrays.stream(e.terms()),
                            Arrays.stream(e.accounts()))))
                    .map(Math::abs).max().orElseThrow();
            for (int i = 0; i < ledger.terms().size(); i++) {
                int term = i;
                assertEquals(frame.after()[i] - frame.before()[i],
                        frame.entries().stream().mapToDouble(e -> e.terms()[term]).sum(), SHARE * largest,
                        scene + ", frame " + n + ", " + ledger.terms().get(i));
            }
            for (Ledger.Entry e : frame.entries())
                if (Arrays.stream(e.terms()).sum() != 0)
                    assertTrue(Double.isFinite(Arrays.stream(e.accounts()).sum()), scene + ", " + e.phase());
            assertEquals(Arrays.stream(frame.after()).sum() - Arrays.stream(frame.before()).sum(),
                    frame.entries().stream().flatMapToDouble(e -> Arrays.stream(e.accounts())).sum(),
                    SHARE * largest, scene + ", frame " + n);
            double energy = run.model().measures().stream().filter(m -> m.name().equals("energy")).findFirst()
                    .orElseThrow().read(run.settings(), run.state())[0];
            assertEquals(energy, Arrays.stream(frame.after()).sum(), SHARE * largest, scene + ", frame " + n);
        }
    }
}
