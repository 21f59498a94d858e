package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import limber.code.SolverFolder;
import limber.engine.Loop;
import limber.engine.Rounds;
import limber.engine.model.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page `docs/your-solver.md`: what it shows compiles and runs as it says.
class YourSolverPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("(?s)```java\n(.*?)```"),
            NAME = Pattern.compile("public final class (\\w+)");

    @TempDir Path folder;

    private static List<String> examples() throws IOException {
        return EXAMPLE.matcher(Files.readString(Path.of("docs/your-solver.md"))).results().map(r -> r.group(1))
                .toList();
    }

    private Path made(String text) throws IOException {
        MatchResult name = NAME.matcher(text).results().findFirst().orElseThrow();
        Path made = Files.createDirectory(folder.resolve(name.group(1).toLowerCase()));
        Files.writeString(made.resolve(name.group(1) + ".java"), text);
        return made;
    }

    @Test
    void eachExampleRuns() throws IOException {
        assertFalse(examples().isEmpty());
        for (String text : examples()) {
            Path made = made(text);
            Outcome.of("trace", made.toString(), "--trust", "--frames", "60").succeeded();
            Outcome.of("steps", made.toString(), "--trust", "--frame", "1").succeeded();
        }
    }

    /// It has a loop that is found by running, a handle, a preset, and elements that are drawn.
    @Test
    void theChainIsLoopedDraggedAndDrawn() throws IOException {
        Path chain = made(examples().getLast());
        Model model = SolverFolder.read(chain).model();
        Loop sweep = model.schedule(model.defaults()).loops().filter(l -> l.name().equals(Loop.SWEEP)).findFirst()
                .orElseThrow();
        assertTrue(sweep.rounds() instanceof Rounds.While);
        var p = model.preset("heavy").orElseThrow().settings();
        assertEquals(List.of("bead", "stick"), model.overlays(p).stream().map(o -> o.name()).toList());
        assertFalse(model.overlays(p, model.initial(p), model.overlaysAtFirst()).isEmpty());
        Path inputs = Files.writeString(folder.resolve("in.json"), "[{\"frame\":10,\"move\":\"end\",\"to\":[3,1,0]}]");
        assertEquals("10,0.2,4,3.0,1.0,0.0", Outcome.of("trace", chain.toString(), "--trust", "--preset", "heavy",
                "--frames", "10", "--inputs", inputs.toString()).succeeded().lines().getLast());
    }
}
