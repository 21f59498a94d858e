package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The next operation that touches an element equals the one found by stepping.
@Tag("wide")
class CatalogTouchTest {
    private static final int FOUND = 4;

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void lookingAheadFindsWhatSteppingComesTo(Scene scene) {
        Run start = new Scene(scene.model(), scene.name(), scene.settings(),
                Scene.everything(scene.model(), scene.settings())).run();
        for (String of : start.state().channels().stream().map(Channel::of).filter(of -> !of.isEmpty()).distinct()
                .toList()) {
            int element = start.state().count(of) / 2;
            List<Cursor> truth = stepped(start.copy(), of, element);
            Run run = start.copy();
            for (Cursor expected : truth) {
                assertEquals(Optional.of(expected), new Navigation(run).nextTouching(new Element(of, element)),
                        of + " " + element + " from " + run.cursor());
                run.seek(run.branch(), expected);
            }
            if (truth.isEmpty())
                assertEquals(Optional.empty(), new Navigation(run).nextTouching(new Element(of, element)), of);
        }
    }

    /// Where the first few operations are that touch it, each explained.
    private static List<Cursor> stepped(Run run, String of, int element) {
        var touching = new ArrayList<Cursor>();
        run.stepWatched(); // the one that comes now
        while (run.cursor().frame() < 3 && touching.size() < FOUND) {
            State s = run.state();
            Cursor at = run.cursor();
            Explanation e = run.stepWatched();
            boolean worked = e.slot().phase().of().equals(of) && e.element() == element;
            boolean wrote = e.changes().stream().anyMatch(
                    c -> c.element() == element && s.channel(c.channel()).map(Channel::of).orElse("").equals(of));
            if (worked || wrote) touching.add(at);
        }
        return touching;
    }

    /// As many vertices as a lesson ever has: the one vertex of 40,962 that comes last, and one that nothing touches.
    @Tag("timed")
    @Test
    void aLargeMeshIsLookedThroughInLessThanASecond() {
        var ball = Catalog.model("ball");
        Scene scene = new Scene(ball, "large", ball.defaults().with("mesh", "icosphere:6"), List.of());
        Run run = scene.run();
        run.next();
        int last = run.state().count("vertex") - 1;
        assertEquals(40_961, last);
        new Navigation(run).nextTouching(new Element("vertex", last)); // warm
        var threads = ManagementFactory.getThreadMXBean(); // others may use the machine as well
        long began = threads.getCurrentThreadCpuTime();
        assertTrue(new Navigation(run).nextTouching(new Element("vertex", last)).isPresent());
        assertEquals(Optional.empty(), new Navigation(run).nextTouching(new Element("vertex", last + 1)));
        double seconds = 1e-9 * (threads.getCurrentThreadCpuTime() - began);
        assertTrue(seconds < 2, seconds + " s");
    }
}
