package limber.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import limber.ask.Find;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.engine.watch.Read;
import limber.models.Words;
import limber.presentation.words.Captions;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// The smallest solver, of which nothing more is declared, is stepped, explained, asked and spoken of like any other.
class SpringTest {
    private static final Spring SOLVER = new Spring();
    private static final Model SPRING = Model.of(SOLVER);
    /// Semi-implicit Euler by hand, h = 0.02 s: a = −40 N/m · 1 m / 1 kg, v = h·a, x = 1 m + h·v.
    private static final double V1 = -0.8, X1 = 0.984;

    private static Run run() {
        var timeline = new Timeline(SOLVER);
        return new Run(timeline, timeline.root(SPRING.defaults(), List.of()));
    }

    @Test
    void twoFramesAreAsByHand() {
        Run run = run();
        run.next();
        assertEquals(V1, run.state().of(Spring.VELOCITY)[0], 1e-15);
        assertEquals(X1, run.state().of(Spring.POSITION)[0], 1e-15);
        run.next();
        double a = -(40 * X1 + 0.5 * V1), v = V1 + 0.02 * a;
        assertEquals(X1 + 0.02 * v, run.state().of(Spring.POSITION)[0], 1e-15);
        run.seek(run.branch(), Cursor.complete(1));
        assertEquals(X1, run.state().of(Spring.POSITION)[0], "backwards");
    }

    @Test
    void anOperationIsExplainedAndItsReasonsAreKnown() {
        Run run = run();
        run.seek(run.branch(), Cursor.complete(2));
        Why why = Why.of(run, new WhyTarget.Stored("position", 0), () -> false).orElseThrow();
        var did = why.operation().orElseThrow();
        assertEquals("integrate", did.slot().phase().name());
        assertEquals(-(40 * X1 + 0.5 * V1), did.local("a").orElseThrow()[0], 1e-12);
        assertEquals(List.of("position", "velocity"), why.reads().stream().map(Read::channel).toList());
        assertEquals(List.of("springStiffness"), why.given().stream()
                .filter(g -> g.name().equals("springStiffness")).findFirst().orElseThrow().parameters());
    }

    /// The undamped spring would pass the middle after a quarter of 2π/√40 s = 0.248 s, in frame 13; with damping it is
    /// a little later.
    @Test
    void theFrameInWhichItPassesTheMiddleIsFound() {
        var find = Find.read("stretch < 0", SPRING, SPRING.schedule(SPRING.defaults()), Optional.empty());
        Run run = run();
        var frames = new ArrayList<Integer>();
        find.frames(run, 0, 100, hit -> frames.add(hit.after().frame()) && false, () -> false);
        assertEquals(1, frames.size());
        assertEquals(13, frames.getFirst(), 1);
    }

    @Test
    void itIsSpokenOfByTheNamesInItsCode() {
        Words words = Words.of(SPRING, Locale.ROOT);
        assertEquals("spring stiffness", words.get("parameter.springStiffness"));
        assertEquals("spring", words.get("model.about"));
        Wording wording = new Wording(SPRING, Language.ENGLISH.words());
        assertEquals("spring stiffness", wording.title("parameter", "springStiffness"));
        assertEquals("per frame", wording.choice("clock", "per-frame"));
        assertEquals("扫描", new Wording(SPRING, Language.CHINESE.words()).loop("sweep"), "the window's own word");
        Run run = run();
        run.next();
        run.step(StepSize.ELEMENT);
        Picture picture = Picture.of(run, PictureRequest.atFirst(SPRING), true, Optional.empty());
        var captions = new Captions(SPRING, wording);
        assertTrue(captions.next(picture).contains("ntegrate"), captions.next(picture));
    }

    @Test
    void whatItDoesNotKnowIsRefused() {
        var timeline = new Timeline(SOLVER);
        var run = new Run(timeline, timeline.root(SPRING.defaults(), List.of(new Input.Act(1, "kick", Map.of()))));
        BadInput refused = assertThrows(BadInput.class, run::next);
        assertTrue(refused.getMessage().contains("spring"), refused.getMessage());
    }

    /// `limber new` gives it to its users; there it is in no package, and has another name.
    @Test
    void theStarterIsTheSame() throws IOException {
        String here = Files.readString(Path.of("src/test/java/limber/example/Spring.java")), starter = Files
                .readString(Path.of("src/main/resources/limber/code/starters/spring/Spring.java"));
        String named = here.replace("package limber.example;\n\n", "")
                .replace("return \"spring\"", "return \"my-spring\"");
        assertEquals(named.replaceAll("\\s+", " "), starter.replaceAll("\\s+", " "));
    }

    /// The limit is what a lecture can show on a page or two.
    @Test
    void itHasAtMostEightyLines() throws IOException {
        Path source = Path.of("src/main/resources/limber/code/starters/spring/Spring.java");
        try (var lines = Files.lines(source)) {
            assertTrue(lines.count() <= 80);
        }
    }
}
