package limber.presentation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.ComparisonRun;
import limber.engine.run.History;
import limber.engine.run.Probe;
import limber.engine.run.SecondSide;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What stands beside a scene: one thing at a time.
class ComparedBranchTest {
    private static final Variant MOON = new Variant(Map.of("gravity", "0,-1.62,0")),
            MARS = new Variant(Map.of("gravity", "0,-3.71,0"));

    private static final History.Audience NEWS = new History.Audience() {
        @Override
        public void changed() {}

        @Override
        public void failed(Throwable e) {
            throw new AssertionError(e);
        }
    };

    private final Model rope = Catalog.model("rope");
    private final List<Optional<SecondSide>> runs = new ArrayList<>();
    private final List<List<Probe>> wanted = new ArrayList<>();
    private final ComparedBranch compared = new ComparedBranch(rope, NEWS, rope::defaults, runs::add);
    private final SecondSide other = new ComparisonRun(new Timeline(rope), MOON);
    private final SideValues values = new SideValues() {
        @Override
        public void want(List<Probe> probes) {
            wanted.add(probes);
        }

        @Override
        public double at(Probe probe, int frame) {
            return frame;
        }
    };

    @AfterEach
    void close() {
        compared.close();
    }

    @Test
    void anotherVariantGoesOnWithTheKeyframesOfTheOneBefore() {
        compared.compare(Optional.of(MOON));
        Timeline first = timeline();
        assertEquals(Optional.of(MOON), compared.variant());
        compared.compare(Optional.of(MARS));
        assertSame(first, timeline());
        assertEquals(Optional.of(MARS), compared.variant());
        compared.compare(Optional.empty());
        assertEquals(Optional.empty(), compared.variant());
        assertEquals(new Beside.Nothing(), compared.beside());
        assertEquals(List.of(true, true, false), runs.stream().map(Optional::isPresent).toList());
        compared.compare(Optional.of(MOON));
        assertNotSame(first, timeline());
    }

    private Timeline timeline() {
        return ((Beside.Course) compared.beside()).timeline();
    }

    @Test
    void whatContradictsItselfChangesNothing() {
        compared.lay(other, values);
        Optional<Variant> bad = Optional.of(new Variant(Map.of("segments", "-4")));
        assertThrows(BadInput.class, () -> compared.compare(bad));
        assertEquals(new Beside.Numbers(values), compared.beside());
        assertEquals(1, runs.size());
    }

    @Test
    void oneThingTakesThePlaceOfAnother() {
        compared.compare(Optional.of(MOON));
        compared.lay(other, values);
        assertEquals(new Beside.Numbers(values), compared.beside());
        compared.join(other);
        assertEquals(new Beside.Methods(), compared.beside());
        compared.compare(Optional.of(MOON));
        assertInstanceOf(Beside.Course.class, compared.beside());
    }

    @Test
    void onlyWhatIsThereIsTakenAway() {
        compared.join(other);
        compared.lift();
        assertEquals(new Beside.Methods(), compared.beside());
        compared.part();
        assertEquals(new Beside.Nothing(), compared.beside());
        compared.lay(other, values);
        compared.part();
        assertEquals(new Beside.Numbers(values), compared.beside());
        compared.lift();
        assertEquals(List.of(true, false, true, false), runs.stream().map(Optional::isPresent).toList());
    }

    @Test
    void anEndIsReportedWhileSomethingIsThere() {
        var why = new ArrayList<Throwable>();
        compared.onFailed(why::add);
        compared.ended(new IllegalStateException());
        assertEquals(0, why.size());
        compared.join(other);
        compared.ended(new IllegalStateException());
        assertEquals(1, why.size());
    }

    @Test
    void numbersAreAskedForTheProbesOfFrames() {
        List<Probe> probes = List.of(new Probe(Measure.of("x", "m", (_, _) -> 0), Probe.LARGEST));
        compared.want(probes, List.of(), "");
        compared.join(other);
        compared.want(probes, List.of(), "");
        assertEquals(List.of(), wanted);
        compared.lay(other, values);
        compared.want(probes, List.of(), "");
        assertEquals(List.of(probes), wanted);
    }
}
