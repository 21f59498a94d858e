package limber.engine.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A phase of somebody else, in a package and a class loader of its own, with a function of another class.
class ForeignPhaseTest {
    private static final String PHASE = """
            package elsewhere;
            import limber.engine.*;
            public record NAME(Channel cells COMPONENT) implements Phase {
                public String name() { return "pull"; }
                public String of() { return "cell"; }
                public int size(State s) { return 2; }
                public boolean independent() { return false; }
                public Formula formula() { return Formula.of("x = x"); }
                public void run(State s, int sweep, int from, int to) {
                    double[] x = s.of(cells);
                    for (int i = from; i < to; i++) {
                        double gap = Gaps.between(x, i);
                        x[i] += 0.5 * gap;
                    }
                }
            }
            """;
    private static final String FUNCTION = """
            package elsewhere;
            final class Gaps {
                static double between(double[] x, int i) { return x[i + 1] - x[i] + own(x, i); }
                private static double own(double[] x, int i) { return 0 * x[0]; }
            }
            """;

    @TempDir private Path folder;

    /// Compiled and loaded where nothing else is.
    private Class<?> loaded(String name, String component) throws IOException, ReflectiveOperationException {
        Path source = Files.createDirectories(folder.resolve("elsewhere")).resolve(name + ".java");
        Files.writeString(source, PHASE.replace("NAME", name).replace("COMPONENT", component));
        Path function = Files.writeString(source.resolveSibling("Gaps.java"), FUNCTION);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-cp",
                System.getProperty("java.class.path"), source.toString(), function.toString()));
        var loader = new URLClassLoader(new URL[]{folder.toUri().toURL()}, Phase.class.getClassLoader());
        return loader.loadClass("elsewhere." + name);
    }

    /// Cells 0, 3 and 5: cell 0 goes half of 3 up.
    @Test
    void itIsSteppedExplainedAndItsReadsAreKnown() throws Exception {
        var phase = (Phase) loaded("Pull", "").getDeclaredConstructor(Channel.class).newInstance(Toy.CELLS);
        Run run = Toys.run(Toys.of(phase));
        System.arraycopy(new double[]{0, 3, 5}, 0, run.state().of(Toy.CELLS), 0, 3);
        assertEquals(List.of(1, 0), Operations.reads(run).stream().map(Read::element).toList(),
                "by the function of its own");
        Explanation first = run.stepWatched();
        assertEquals(3, first.local("gap").orElseThrow()[0]);
        assertEquals(1.5, run.state().of(Toy.CELLS)[0]);
        assertEquals(List.of(2, 1, 0), Operations.reads(run).stream().map(Read::element).toList(),
                "cell 0 by its private one");
    }

    @Test
    void anArrayInAPhaseIsRefused() throws Exception {
        var phase = (Phase) loaded("Heavy", ", double[] weights").getDeclaredConstructor(Channel.class, double[].class)
                .newInstance(Toy.CELLS, new double[3]);
        Run run = Toys.run(Toys.of(phase));
        BadInput refused = assertThrows(BadInput.class, run::stepWatched);
        assertTrue(refused.getMessage().startsWith("the phase Heavy has an array, weights; a channel"),
                refused.getMessage());
    }
}
