package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.log.StepsLog;
import limber.presentation.camera.SceneBounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a solver of a user's own, or a log, declares: what cannot be is refused in a line before anything runs, and
/// what models alone have is not asked of it.
class OwnDeclarationsTest {
    @TempDir Path folder;

    /// A part of the text is replaced by another one.
    private void refused(String part, String by, String said) throws IOException {
        Path file = Falling.in(folder, Map.of()).resolve("Falling.java");
        String text = Files.readString(file);
        assertTrue(text.contains(part), part);
        Files.writeString(file, text.replace(part, by));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "1").complained(2, said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "gravity", 10, 0, 100 | "gravity", 10, 0, 5 | gravity: 10 is above 5 (0..5)
            "gravity", 10, 0, 100 | "gravity", -1, 0, 5 | gravity: -1 is below 0 (0..5)
            "gravity", 10, 0, 100 | "gravity", 10, 100, 0 | the range 100..0, in which nothing lies
            "gravity", 10, 0, 100 | "gravity", Double.NaN, 0, 5 | gravity: 'NaN' is not a finite number
            "gravity", 10, 0, 100 | "my gravity", 10, 0, 100 | 'my gravity' is no name of a parameter
            "gravity", 10, 0, 100 | "", 10, 0, 100 | '' is no name of a parameter
            List.of(GRAVITY | List.of(GRAVITY, Parameter.real("gravity", 1, 0, 2, "") | the parameter gravity
            List.of(GRAVITY | List.of(GRAVITY, Parameter.count("n", 9, 1, 4) | n: 9 is above 4 (1..4)
            of(GRAVITY | of(GRAVITY, Parameter.vector("v", new Vec(0, 9, 0), new Range(-1, 1), "") | v: 9 is above 1
            of(GRAVITY | of(GRAVITY, new Parameter<>("w", WORD, "b", Range.ANY, "", false) | that can be set: w
            (Measure.of("depth" | (Measure.of("depth", "", (_, s) -> 0), Measure.of("depth" | the measure depth
            State.of(sizes, 0) | State.of(sizes, 5) | State.of has 5 as its second argument, the number of triangles
            points("mass", PLACE) | points("mass", SIZE) | the kind mass has its points in size, which has 1 numbers
            points("mass", PLACE) | listed("mass", ElementKind.Shape.EDGE, PLACE, NEXT) | 2 for each element
            points("mass", PLACE) | points("mass", PLACE).radius(SPEED) | the kind mass has its radii in speed
            points("mass", PLACE) | points("mass", PLACE).radius(1).by("deep") | colours of deep, which is no measure
            points("mass", PLACE) | points("mass", PLACE).radius(1).by("depth") | depth, which has 1 numbers
            points("mass", PLACE) | points("mass", PLACE).by("depth") | the colours of depth and no radius
            points("mass", PLACE) | grid("mass", PLACE, 1) | a grid of 2 points in rows of 1
            new Channel("speed", 3 | new Channel("place", 3 | two of one name, the channel place
            sizes.put(Clock.CHANNEL, Clock.SIZE); | | a clock needs the channel clock in the state
            """)
    void whatCannotBeIsRefused(String part, String by, String said) throws IOException {
        refused(part, by == null ? "" : by.replace("WORD", "new Kind.WordOrColour(List.of(\"a\"))"), said);
    }

    /// A model of one's own has scenes to begin with and handles, too.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            presets | Preset | new Preset("a", defaults()), new Preset("a", defaults()) | two of one name, the preset a
            presets | Preset | new Preset("a", defaults().with(GRAVITY, 200.0)) | gravity: 200 is above 100 (0..100)
            presets | Preset | new Preset("a b", defaults()) | 'a b' is no name of a preset
            presets | Preset | new Preset("a", defaults()).pictured(-1) | is shown at frame -1
            fields | Field | Field.heights(SIZE, 3, 1) | the field size has 2 numbers in rows of 3; whole rows
            fields | Field | Field.pixels(PLACE, 1, 1) | the field place is no channel of one number in the state
            handles | Handle | new Handle("h", PLACE, 2, Optional.empty(), true) | the handle h is element 2 of place
            handles | Handle | new Handle("h", SIZE, 0, Optional.empty(), true) | the handle h is element 0 of size
            actions | Action | new Action("do"), new Action("do") | two of one name, the action do
            """)
    void whatAModelDeclaresIsChecked(String method, String type, String list, String said) throws IOException {
        Path file = Falling.in(folder, Map.of()).resolve("Falling.java");
        Files.writeString(file, Files.readString(file).replace("implements Solver", "implements Model").replace(
                "@Override public String name()", "@Override public List<" + type + "> " + method + "("
                        + (method.equals("handles") ? "Settings p" : "") + ") { return List.of(" + list + "); }\n"
                        + "    @Override public String name()"));
        Outcome.of("trace", folder.toString(), "--trust", "--frames", "1").complained(2, said);
    }

    // ---- measures that only models have ----

    /// 0.02² · 10 · (1 + … + n) after frame n, at 0.02 s a frame.
    @Test
    void aPlotOfAFolderNeedsNoMeasureOfTime() throws IOException {
        Falling.in(folder, Map.of());
        Path csv = folder.resolve("x.csv"), svg = folder.resolve("x.svg");
        Outcome.of("export", folder.toString(), "--trust", "--frames", "1..2", "--plot", "depth", "--out",
                csv.toString()).succeeded();
        assertEquals("frame,time,depth\n1,0.02,0.004\n2,0.04,0.012\n", Files.readString(csv));
        Outcome.of("export", folder.toString(), "--trust", "--frames", "1..2", "--plot", "depth", "--out",
                svg.toString()).succeeded();
        assertTrue(Files.readString(svg).startsWith("<svg"));
        Outcome.of("find", folder.toString(), "--trust", "--frames", "1..3", "--where", "time > 0.05 && finite == 1")
                .succeeded();
        Outcome.of("sweep", folder.toString(), "--trust", "--over", "gravity=1..2:2", "--measure", "time,depth",
                "--frames", "2", "--out", folder.resolve("s.csv").toString());
        assertEquals("gravity,frames,time,depth\n1,2,0.04,0.0012\n2,2,0.04,0.0024\n",
                Files.readString(folder.resolve("s.csv")).replaceAll("(0\\.00\\d\\d)0*\\d\\b", "$1"));
    }

    @Test
    void aPlotOfALogWithoutTimeIsOverFrames() throws IOException {
        Path log = log(3);
        Path svg = folder.resolve("x.svg");
        Outcome.of("export", log.toString(), "--frames", "1..3", "--plot", "max(x.x)", "--out", svg.toString())
                .succeeded();
        String drawn = Files.readString(svg);
        assertTrue(drawn.contains(">frame<") && !drawn.contains("NaN"), drawn);
    }

    // ---- the end of a log ----

    private Path log(int frames) throws IOException {
        var text = new StringBuilder("{\"limber\":\"steps\",\"version\":1,\"model\":\"one\",\"channels\":{\"x\":"
                + "{\"width\":3,\"of\":\"point\",\"initial\":[0,0,0]}}}\n");
        for (int f = 1; f <= frames; f++)
            text.append("{\"frame\":").append(f)
                    .append(",\"phase\":\"move\",\"element\":0,\"changes\":[{\"channel\":\"x\",\"element\":0,\"to\":[")
                    .append(f).append("e-2,0,0]}]}\n");
        return Files.writeString(folder.resolve("one.jsonl"), text);
    }

    /// The view looks ahead for some seconds, but not beyond the end: x goes to 0.03.
    @Test
    void theViewOfALogLooksToItsEnd() throws IOException {
        Model model = Model.of(StepsLog.read(log(3)).solver());
        Settings p = model.defaults();
        assertEquals(0.03, SceneBounds.of(model, p).high().x(), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"render LOG --frame 4 --out x.png,--frame 4", "export LOG --frames 1..4 --out x.gif,--frames 4",
        "export LOG --frame 4 --out x.png,--frame 4", "export LOG --frames 1..4 --plot max(x.x) --out x.svg,--frames 4",
        "hash LOG --frames 4,--frames 4", "autopsy LOG --frames 4,--frames 4"})
    void whatComesBehindTheEndIsRefused(String command, String option) throws IOException {
        Outcome.line(command.replace("LOG", log(3).toString())).complained(2, option
                + ": the log ends with frame 3 (0..3)");
    }

    @Test
    void anAutopsyWaitsForTheEndOfALog() throws IOException {
        Outcome.line("autopsy " + log(3)).complained(1, "one: finite for 3 frames");
    }

    // ---- pictures ----

    /// Heights alone have no place.
    @ParameterizedTest
    @CsvSource({"render --frame 1 --out x.png", "export --frame 1 --out x.png", "export --frames 1..2 --out x.gif"})
    void aPictureOfNothingIsRefused(String command) throws IOException {
        Path file = Falling.in(folder, Map.of()).resolve("Falling.java");
        Files.writeString(file, Files.readString(file).replace("ElementKind.points(\"mass\", PLACE)", ""));
        Outcome.line(command.replace(" --f", " " + folder + " --trust --f")).complained(2,
                "falling: nothing of it can be drawn");
    }
}
