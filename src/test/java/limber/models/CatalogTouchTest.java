package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
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

    /// The one vertex that comes last, and one that nothing touches: four times the vertices take four times the memory
    /// and one halving of a phase more at either end, where a search that copied for each operation would take sixteen.
    @Test
    void aSearchGrowsAsTheMeshDoes() {
        long small = searched("icosphere:5", 10_242), large = searched("icosphere:6", 40_962);
        assertTrue(large < 6 * small, large + " bytes after " + small);
    }

    /// The bytes that a search allocates.
    private static long searched(String mesh, int vertices) {
        var ball = Catalog.model("ball");
        Run run = new Scene(ball, "large", ball.defaults().with("mesh", mesh), List.of()).run();
        run.next();
        assertEquals(vertices, run.state().count("vertex"));
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = 0;
        for (int time = 0; time < 2; time++) { // the first time, classes are made
            long before = threads.getCurrentThreadAllocatedBytes();
            assertTrue(new Navigation(run).nextTouching(new Element("vertex", vertices - 1)).isPresent());
            assertEquals(Optional.empty(), new Navigation(run).nextTouching(new Element("vertex", vertices)));
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
        }
        return bytes;
    }
}
