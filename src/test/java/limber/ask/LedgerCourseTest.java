package limber.ask;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.model.Balance;
import limber.engine.model.Input;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The ledger along a course, of motions that are known.
class LedgerCourseTest {
    private static final double G = 9.81, H = 0.001, MASS = 2;

    private static Run run(String... sets) {
        Settings p = Catalog.model("cloth").defaults();
        for (String set : sets) p = p.with(set.substring(0, set.indexOf('=')), set.substring(set.indexOf('=') + 1));
        var timeline = new Timeline(Catalog.model("cloth"));
        return new Run(timeline, timeline.root(p, List.of()));
    }

    /// A sheet that falls as a whole, three substeps a frame.
    private static Run fall(String integrator) {
        return run("method=springs", "integrator=" + integrator, "drag=0", "pins=none", "gather=0", "bend=false",
                "mass=" + MASS, "substep=" + H, "substeps=3");
    }

    /// A spring to which the explicit method gives 1 + h²ω² times its energy in each step.
    private static Run explosion() {
        Settings p = Catalog.model("cloth").presets().stream().filter(q -> q.name().equals("one-spring"))
                .findFirst().orElseThrow().settings().with("method", "springs").with("integrator", "explicit");
        var timeline = new Timeline(Catalog.model("cloth"));
        return new Run(timeline, timeline.root(p, List.of()));
    }

    private static LedgerCourse energy(Run run) {
        return LedgerCourse.of(run, Balance.Kind.ENERGY, 0).orElseThrow();
    }

    /// v = n·g·h after n substeps. By the semi-implicit method it has fallen g·h²·n·(n + 1)/2, by the explicit one
    /// g·h²·n·(n − 1)/2: of the weight's work, ½·m·(g·h)² a step is lost or made.
    @ParameterizedTest
    @CsvSource({"symplectic, 1", "explicit, -1"})
    void aFallTurnsHeightIntoSpeedButForTheMethodsPart(String integrator, int sign) {
        Run run = fall(integrator);
        LedgerCourse course = energy(run);
        for (int n = 0; n < 10; n++) assertTrue(course.next(run).isPresent());
        LedgerCourse.Kept kept = course.kept();
        int steps = 30, method = kept.ledger().accounts().indexOf(Ledger.METHOD);
        double each = MASS * G * G * H * H;
        LedgerCourse.Entry first = kept.at(0).orElseThrow(), last = kept.at(10).orElseThrow();
        assertEquals(0.5 * each * steps * steps, last.terms()[0], 1e-9);
        assertEquals(-0.5 * each * steps * (steps + sign), last.terms()[1] - first.terms()[1], 1e-9);
        assertEquals(-sign * 0.5 * each * steps, last.added()[method], 1e-9);
        assertArrayEquals(new double[kept.ledger().accounts().size()], first.added());
        assertEquals(Arrays.stream(last.added()).sum(),
                Arrays.stream(last.terms()).sum() - Arrays.stream(first.terms()).sum(), 1e-9);
    }

    @Test
    void aCourseThatLeavesAnotherKeepsWhatTheyShare() {
        Run run = fall("symplectic");
        LedgerCourse course = energy(run);
        for (int n = 0; n < 4; n++) course.next(run);
        LedgerCourse shared = course.upTo(2).orElseThrow();
        assertEquals(2, shared.last());
        assertEquals(4, course.last());
        assertEquals(course.kept().at(2), shared.kept().at(2));
        assertEquals(Optional.empty(), course.upTo(5));
        assertEquals(Optional.empty(), course.upTo(-1));
    }

    /// Of a sheet that only falls, nothing is stored in springs, and no hand or wall acts.
    @Test
    void whatHasBeenNothingAllTheTimeIsKnown() {
        Run run = fall("symplectic");
        LedgerCourse course = energy(run);
        course.next(run);
        LedgerCourse.Kept kept = course.kept();
        int terms = kept.ledger().terms().size();
        assertTrue(kept.used(0) && kept.used(1));
        assertTrue(kept.used(terms + kept.ledger().accounts().indexOf(Ledger.METHOD)));
        assertFalse(kept.used(terms + kept.ledger().accounts().indexOf(Balance.HANDS)));
        assertFalse(kept.used(terms + kept.ledger().accounts().indexOf(Balance.CONTACT)));
    }

    /// Shape matching stores no elastic energy: from the frame in which it is chosen, the ledger has other terms.
    @Test
    void underSettingsWithOtherTermsItBeginsAnew() {
        var soft = Catalog.model("soft");
        var timeline = new Timeline(soft);
        Run run = new Run(timeline, timeline.root(soft.defaults().with("method", "fem"),
                List.of(new Input.Set(3, "method", "shape-matching"))));
        LedgerCourse course = energy(run);
        for (int n = 0; n < 2; n++) course.next(run);
        assertEquals(3, course.ledger().terms().size());
        assertEquals(0, course.kept().since());
        course.next(run);
        LedgerCourse.Kept kept = course.kept();
        assertEquals(List.of("kinetic", "gravityEnergy"), kept.ledger().terms());
        assertEquals(2, kept.since());
        assertEquals(Optional.empty(), kept.at(1));
        assertTrue(kept.at(2).isPresent() && kept.at(3).isPresent());
    }

    @Test
    void aModelWithoutMassesHasNone() {
        var timeline = new Timeline(Catalog.model("rod"));
        Run run = new Run(timeline, timeline.root(Catalog.model("rod").defaults(), List.of()));
        assertEquals(Optional.empty(), LedgerCourse.of(run, Balance.Kind.ENERGY, 0));
    }

    @Test
    void aFrameInWhichTheRunFliesApartHasNone() {
        Run run = explosion();
        LedgerCourse course = energy(run);
        var reader = new LedgerReader(course, run);
        int grown = 0;
        while (grown < 500 && reader.grow()) grown++;
        assertTrue(grown > 10 && grown < 500, grown + " frames");
        assertEquals(grown, course.last());
        assertTrue(reader.page(Cursor.complete(grown), false).frame().isPresent());
        assertTrue(reader.page(new Cursor(grown, 1, 0), false).frame().isEmpty());
        assertFalse(reader.grow());
        assertTrue(new LedgerReader(energy(run), run).page(new Cursor(grown, 1, 0), false).frame().isEmpty());
    }

    @Test
    void aFrameReadForItselfIsThatOfTheCourse() {
        Run run = fall("explicit");
        LedgerCourse course = energy(run);
        var reader = new LedgerReader(course, run);
        for (int n = 0; n < 6; n++) reader.grow();
        LedgerReader.Page page = reader.page(Cursor.complete(3), false);
        assertEquals(3, page.frame().orElseThrow().frame());
        assertArrayEquals(course.kept().at(3).orElseThrow().terms(), page.frame().orElseThrow().after());
        assertArrayEquals(course.kept().at(2).orElseThrow().terms(), page.frame().orElseThrow().before());
        assertTrue(reader.page(Cursor.START, false).frame().isEmpty());
    }

    /// A particle of mass m in its first substep: it gets the speed g·h, and by the semi-implicit method goes g·h²
    /// with it.
    @Test
    void anOperationHasItsOwnChange() {
        Run run = fall("symplectic");
        double mass = run.state().named("mass")[0];
        run.seek(run.branch(), new Navigation(run).find(1, Map.of(), "step", 1));
        Cursor at = run.cursor();
        double[] changed = new LedgerReader(energy(fall("symplectic")), run).page(at, true).operation().orElseThrow();
        assertEquals(0.5 * mass * G * G * H * H, changed[0], 1e-15);
        assertEquals(-mass * G * G * H * H, changed[1], 1e-12);
    }
}
