package limber.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Records and enumerations of a kernel's own. The rope's distance constraint is written once more with a record of
/// three numbers and an enumeration: the same arithmetic, so that it has the same bits.
class OwnTypesTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final String SHIPPED = JavaKernels.source(phase(ROPE.defaults()));
    private static final String VECTOR = """
            private record Vector(double x, double y, double z) {
                static Vector of(double[] all, int at) { return new Vector(all[at], all[at + 1], all[at + 2]); }
                Vector minus(Vector o) { return new Vector(x - o.x, y - o.y(), z - o.z); }
                Vector times(double f) { return new Vector(f * x, f * y, f * z); }
                double length() { return Math.sqrt(x * x + y * y + z * z); }
                void addTo(double[] all, int at) { all[at] += x; all[at + 1] += y; all[at + 2] += z; }
                void takeFrom(double[] all, int at) { all[at] -= x; all[at + 1] -= y; all[at + 2] -= z; }
            }
            private enum End {
                FREE, PINNED;
                int moves() { return switch (this) { case FREE -> 1; case PINNED -> 0; }; }
            }
            private record Pair(End end, Vector of) {
                double length() { return of.length() * end.moves(); }
            }
            private static End end(double w) { return w > 0 ? End.FREE : End.PINNED; }
            """;

    private static Class<?> phase(Settings p) {
        return ROPE.running(p).phases().filter(f -> f.name().equals("distance")).findFirst().orElseThrow().getClass();
    }

    /// The shipped source with vectors.
    private static String vectors() {
        String text = SHIPPED.replace("private static final double COINCIDENT", VECTOR
                + "private static final double COINCIDENT");
        text = cut(text, "double dx = position[b]", "if (length", """
                Vector d = Vector.of(position, b).minus(Vector.of(position, a));
                double length = new Pair(End.FREE, d).length();
                """);
        text = cut(text, "boolean freeA", "if (freeA", """
                boolean freeA = end(w[stick]) == End.FREE, freeB = end(w[stick + reach]).moves() == 1;
                """);
        text = cut(text, "position[a] += fA", "}", "d.times(fA).addTo(position, a);");
        return cut(text, "position[b] -= fB", "}", "d.times(fB).takeFrom(position, b);");
    }

    private static String cut(String text, String from, String to, String instead) {
        int at = text.indexOf(from);
        return text.substring(0, at) + instead + text.substring(text.indexOf(to, at));
    }

    private static Settings with(String text) {
        return ROPE.defaults().with(JavaKernels.read("Distance.java", text, ROPE));
    }

    private static Run run(Settings p) {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(p, List.of()));
    }

    /// An array of the kernel's own is no channel: it changes nothing, and its stores are not told.
    @Test
    void whatIsStoredInAnArrayOfItsOwnIsNoChange() {
        String text = cut(SHIPPED, "double dx = position[b]", "double length", """
                double[] d = new double[3];
                for (int k = 0; k < 3; k++) d[k] = position[b + k] - position[a + k];
                double dx = d[0], dy = d[1], dz = d[2];
                """);
        Run expected = run(ROPE.defaults()), watched = run(with(text));
        while (watched.cursor().frame() < 1) {
            List<Explanation.Change> changed = watched.stepWatched().changes();
            assertEquals(told(expected.stepWatched().changes()), told(changed));
        }
    }

    private static List<String> told(List<Explanation.Change> changes) {
        return changes.stream().map(c -> c.channel() + " " + c.element() + Arrays.toString(c.to())).toList();
    }

    @Test
    void aKernelWithVectorsHasTheBitsOfTheOriginal() {
        Run expected = run(ROPE.defaults()), whole = run(with(vectors())), watched = run(with(vectors()));
        for (int n = 1; n <= 3; n++) {
            expected.next();
            whole.next();
            while (watched.cursor().frame() < n) watched.stepWatched();
            assertTrue(whole.state().sameBits(expected.state()), "frame " + n);
            assertTrue(watched.state().sameBits(expected.state()), "frame " + n + " in steps");
        }
    }

    /// A local record of x, y and z is shown as the three locals that the original has.
    @Test
    void valuesAndChangesAreThoseOfTheOriginal() {
        Run expected = run(ROPE.defaults()), vectors = run(with(vectors()));
        for (int i = 0; i < 200; i++) {
            Explanation one = expected.stepWatched(), other = vectors.stepWatched();
            assertEquals(text(one), text(other));
        }
    }

    private static String text(Explanation e) {
        return e.values().stream().map(v -> v.name() + "=" + v.value()).toList() + " " + e.changes().stream()
                .map(c -> c.channel() + " " + c.element() + Arrays.toString(c.to())).toList();
    }

    /// The class that stands for a record stays as long as Limber runs: edits of functions must not make more of them.
    @Test
    void editsOfFunctionsMakeNoShape() {
        Shape first = shape("record Own(int i) { int f() { return 1; } }");
        assertEquals(first, shape("record Own(int i) { int f() { return 2; } int g() { return f(); } }"));
        assertNotEquals(first, shape("record Own(int i, int j) { }"));
        assertNotEquals(first, shape("record Own(double i) { }"));
        assertNotEquals(first.type(), shape("record Other(int i) { }").type());
    }

    private static Shape shape(String type) {
        return types("final class Around { " + type + "}").shape("Around$" + type.substring(7, type.indexOf('(')));
    }

    private static OwnTypes types(String text) {
        Map<String, byte[]> classes = new Compilation("Around.java", "Around.java", text).classes();
        return new OwnTypes("Around.java", classes, Set.of("Around"));
    }

    /// The second check alone: class files of sources that the first one would have refused.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', textBlock = """
            class Own { } ¦ is neither a plain record nor
            record Own(Own next) { } ¦ holds itself
            record Own(String s) { } ¦ holds something that is no number
            record Own(double[][] s) { } ¦ holds something that is no number
            record Own<T>(int i) { } ¦ is neither a plain record nor
            record Own(int i) implements Runnable { public void run() { } } ¦ is neither a plain record nor
            enum Own { A { } } ¦ is neither a plain record nor
            interface Own { } ¦ is neither a plain record nor
            """)
    void classFilesOfAnythingElseAreRefused(String type, String expected) {
        String told = assertThrows(BadInput.class, () -> types("class Around { " + type + " }")).getMessage();
        assertTrue(told.startsWith("Around.java:1:1: the type ") && told.contains(expected), told);
    }
}
