package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.Sample;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Trajectories of programs elsewhere: a rope in Python and a cloth in JavaScript, in single precision, without a
/// mistake and with mistakes that are known.
class JudgeCommandTest {
    @TempDir Path folder;

    private Path program(String language, String script, String fault) throws Exception {
        assumeTrue(Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, language))), "this machine lacks " + language);
        Path csv = folder.resolve("theirs.csv");
        var command = new ArrayList<>(List.of(language, "docs/loggers/" + script));
        if (!fault.isEmpty()) command.addAll(List.of("--fault", fault));
        Process process = new ProcessBuilder(command).redirectOutput(csv.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        assertEquals(0, process.waitFor());
        return csv;
    }

    @Test
    void aRopeInPythonAgrees() throws Exception {
        Outcome told = Outcome.line("judge " + program("python3", "rope.py", "") + " rope").succeeded();
        assertTrue(told.out().startsWith("All agree: 201 frames of 41 elements, within 0.0004 m"), told.out());
    }

    /// A mistake that is planted in a program, and the options that explain it.
    private record Mistake(String fault, String expected) {}

    /// A rest length of 4/39 m is that of a rope of 4·40/39 m.
    private static final List<Mistake> OF_THE_ROPE = List.of(
            new Mistake("half", "correction=half"),
            new Mistake("zero", "previous=zero"),
            new Mistake("sweeps", "iterations=15"),
            new Mistake("backward", "sweep=backward"),
            new Mistake("step", "substep=0.01"),
            new Mistake("sign", "gravity=0,9.81,0"),
            new Mistake("rest", "length=4.102564102564102"),
            new Mistake("first", "missing=first"),
            new Mistake("last", "missing=last"),
            new Mistake("relaxation", "relaxation=0.9"),
            new Mistake("unnormalised", "direction=unnormalised"),
            new Mistake("apart", "axes=apart"),
            new Mistake("factor", "gravityStep=h"),
            new Mistake("twice", "gravityCount=2"),
            new Mistake("damping", "dampingFactor=0.99"),
            new Mistake("after", "previous=after"),
            new Mistake("half,sweeps", "correction=half and iterations=15"),
            new Mistake("zero,sign", "gravity=0,9.81,0 and previous=zero"),
            new Mistake("sweeps,backward", "iterations=15 and sweep=backward"),
            new Mistake("rest,backward", "length=4.102564102564102 and sweep=backward"));
    private static final List<Mistake> OF_THE_CLOTH = List.of(
            new Mistake("lambda", "lambda=omitted"),
            new Mistake("masses", "massing=published"),
            new Mistake("drag", "drag=0"),
            new Mistake("sweeps", "iterations=4"),
            new Mistake("half", "substep=0.0020833333333333333"),
            new Mistake("first", "missing=first"),
            new Mistake("relaxation", "relaxation=0.9"),
            new Mistake("unnormalised", "direction=unnormalised"),
            new Mistake("swapped", "weights=swapped"),
            new Mistake("twice", "gravityCount=2"),
            new Mistake("lambda,masses", "lambda=omitted and massing=published"));

    /// A sample; all of them in `./limber test long`.
    static List<Mistake> ropes() {
        return Sample.of(OF_THE_ROPE, 4);
    }

    static List<Mistake> cloths() {
        return Sample.of(OF_THE_CLOTH, 2);
    }

    @Tag("wide")
    @ParameterizedTest
    @MethodSource("ropes")
    void mistakesOfTheRopeAreNamed(Mistake m) throws Exception {
        names(Outcome.line("judge " + program("python3", "rope.py", m.fault) + " rope --explain"), m.expected);
    }

    @Tag("wide")
    @ParameterizedTest
    @MethodSource("cloths")
    void mistakesOfTheClothAreNamed(Mistake m) throws Exception {
        names(Outcome.line("judge " + program("node", "cloth.js", m.fault)
                + " cloth --set order=listed --explain --seconds 300"), m.expected);
    }

    /// It is among the best: gravity up and a force of twice the weight up are the same.
    private static void names(Outcome told, String expected) {
        assertEquals(1, told.code(), told.err());
        assertTrue(Pattern.compile("(What accounts for it|Explains frames up to \\d+):\n(  .*\n){0,2}  "
                + Pattern.quote(expected) + ": (agrees in all frames|explains frames up to \\d+; what is left)")
                .matcher(told.out()).find(), told.out());
        assertFalse(told.out().contains("the time was over"), told.out());
    }

    /// The sheet flaps: in single precision it parts from itself after some frames, which is no mistake.
    @Test
    void aClothInJavaScriptAgreesAsFarAsItsNumbersGo() throws Exception {
        Outcome told = Outcome
                .line("judge " + program("node", "cloth.js", "") + " cloth --set order=listed --explain --seconds 120");
        assertEquals(1, told.code());
        assertTrue(told.out().contains("\nRounding may explain it: "), told.out());
        assertFalse(told.out().contains("accounts"), told.out());
        Outcome early = Outcome.line("judge " + folder.resolve("theirs.csv") + " cloth --set order=listed --frames 12");
        assertTrue(early.succeeded().out().startsWith("All agree: 13 frames of 247 elements"), early.out());
    }

    // ---- runs of another method, and of another integrator ----

    private Path traced(String scene) {
        Path csv = folder.resolve("theirs.csv");
        Outcome.line("trace " + scene + " --out " + csv);
        return csv;
    }

    /// Springs with forces are not a rope of sticks: the first frames are near, and no setting is right.
    @Test
    void ofAnotherMethodNothingIsClaimed() throws IOException {
        Path csv = folder.resolve("theirs.csv");
        var text = new StringBuilder("frame,element,x,y,z\n");
        double[] x = new double[6], y = new double[6], vx = new double[6], vy = new double[6];
        for (int i = 0; i < 6; i++) x[i] = 0.8 * i;
        for (int frame = 0; frame <= 40; frame++) {
            for (int i = 0; i < 6; i++)
                text.append(frame + "," + i + "," + (float) x[i] + "," + (float) y[i] + ",0\n");
            for (int n = 0; n < 20; n++) springs(x, y, vx, vy, 0.001);
        }
        Files.writeString(csv, text);
        Outcome told = Outcome.line("judge " + csv + " rope --set segments=5 --explain --seconds 120");
        assertEquals(1, told.code());
        assertTrue(told.out().contains("Nothing that was tried accounts for it."), told.out());
    }

    private static void springs(double[] x, double[] y, double[] vx, double[] vy, double h) {
        for (int i = 1; i < 6; i++) vy[i] -= 9.81 * h;
        for (int i = 0; i < 5; i++) {
            double dx = x[i + 1] - x[i], dy = y[i + 1] - y[i], length = Math.hypot(dx, dy),
                    pull = 400 * (length - 0.8) / length * h;
            if (i > 0) {
                vx[i] += pull * dx;
                vy[i] += pull * dy;
            }
            vx[i + 1] -= pull * dx;
            vy[i + 1] -= pull * dy;
        }
        for (int i = 1; i < 6; i++) {
            x[i] += h * vx[i];
            y[i] += h * vy[i];
        }
    }

    @Test
    void anotherIntegratorIsFound() {
        String cloth = "cloth --set method=springs --set columns=3 --set rows=2 --set substep=0.001";
        Path csv = traced(cloth + " --set integrator=symplectic --frames 40");
        names(Outcome.line("judge " + csv + " " + cloth + " --set integrator=explicit --explain "
                + "--seconds 120"), "integrator=symplectic");
    }

    @Test
    void aDriveAfterInsteadOfBeforeIsFound() throws IOException {
        Path inputs = Files.writeString(folder.resolve("i.json"), "[{\"frame\":5,\"move\":\"start\",\"to\":[0,1,0]}]");
        String rope = "rope --set segments=8 --inputs " + inputs;
        Path csv = traced(rope + " --set drive=after --frames 60");
        names(Outcome.line("judge " + csv + " " + rope + " --explain --seconds 120"), "drive=after");
    }

    @Test
    void asJson() {
        Path csv = traced("rope --set segments=1 --set end=1,0,0 --set gravity=0,0,0 --frames 2");
        assertEquals("{\"frames\":3,\"elements\":2,\"equalThrough\":2,\"first\":null,\"largest\":{\"frame\":0,"
                + "\"element\":0,\"distance\":0.0},\"tolerance\":1.0E-4,"
                + "\"rounding\":false,\"explanations\":[]}",
                Outcome.line("judge " + csv + " rope --set segments=1 --set end=1,0,0 --set gravity=0,0,0 --json")
                        .succeeded().out().strip());
        Outcome told = Outcome.line("judge " + csv + " rope --set segments=1 --set end=1,0,0 --set pinStart=false "
                + "--explain --json");
        assertEquals(1, told.code());
        assertTrue(told.out().startsWith("{\"frames\":3,\"elements\":2,\"equalThrough\":0,\"first\":{\"frame\":1,"
                + "\"element\":0,\"theirs\":[0.0,0.0,0.0],\"ours\":[0.0,-0.003924,0.0],\"distance\":0.003924}"),
                told.out());
        assertTrue(told.out()
                .contains("{\"options\":\"\",\"set\":{\"gravity\":\"0,0,0\"},\"program\":[],\"accounts\":true,"
                        + "\"equalThrough\":2,"),
                told.out());
    }

    /// Numbers for people are written out: -100, and not -1e2.
    @Test
    void placesAreWrittenOut() throws IOException {
        Path csv = Files.writeString(folder.resolve("a.csv"), "frame,element,x,y,z\n0,0,0,0,0\n0,1,-100,50,1e20\n");
        String told = Outcome.line("judge " + csv + " rope --set segments=1").out();
        assertTrue(told.contains("theirs (-100, 50, 1e20), ours (4, 0, 0)"), told);
    }

    /// The two ends of a rope of 4 m, without their z, which are counted from 1 and in reverse, in cm from 1 m aside.
    @Test
    void whatCanBeTypedReadsAnotherProgramsFile() throws IOException {
        Path csv = Files.writeString(folder.resolve("a.csv"), "frame;element;x;y\n0;2;-100,0;0\n0;1;300,0;0\n"),
                list = Files.writeString(folder.resolve("list.txt"), "1\n0\n");
        String given = "judge " + csv + " rope --set segments=1 --scale 0.01 --origin 1,0,0 --first-element 1 ";
        for (String elements : List.of("1,0", list.toString())) {
            String told = Outcome.line(given + "--elements " + elements).succeeded().out();
            assertTrue(told.startsWith("The file has no column z: z = 0 is taken.\nAll agree: 1 frame of 2 elements"),
                    told);
        }
        Outcome.line(given + "--elements 0,1,2").complained(2, "--elements has 3 numbers, but the scene has 2");
        Outcome.line(given + "--elements none.txt").complained(2, "--elements: none.txt: does not exist; a list");
        Outcome.line(given + "--origin 1,2").complained(2, "--origin");
    }

    /// A log says what its operations found before: it cannot be run with rounded numbers.
    @Test
    void aLogIsComparedLikeARun() throws Exception {
        Path log = Files.move(program("python3", "steps.py", "half"), folder.resolve("log.jsonl"));
        Path csv = traced("rope --set segments=8 --set iterations=4 --frames 20");
        Outcome told = Outcome.line("judge " + csv + " " + log + " --explain");
        assertEquals(1, told.code(), told.err());
        assertTrue(told.out().startsWith("They agree through frame 4, of 21 frames of 9 elements"), told.out());
        assertTrue(told.out().contains("Nothing that was tried accounts for it."), told.out());
    }

    /// The printed options stand in the place of none, and give the same verdict.
    @Test
    void whatIsPrintedCanBeTyped() throws IOException {
        Path csv = Files.writeString(folder.resolve("a.csv"), "frame,element,x,y,z\n0,0,4000,0,0\n0,1,2000,0,0\n"
                + "0,2,0,0,0\n");
        String judge = "judge " + csv + " rope --set segments=2";
        String told = Outcome.line(judge + " --explain").out();
        assertTrue(told.contains("What accounts for it:\n  --scale 0.001 --elements 2,1,0: agrees in all frames, the "
                + "largest distance is 0 m; their elements are ours in reverse\n"), told);
        Outcome.line(judge + " --scale 0.001 --elements 2,1,0").succeeded();
        String json = Outcome.line(judge + " --explain --json").out();
        assertTrue(json.contains("\"rounding\":false,\"explanations\":[{\"options\":\"--scale 0.001 --elements 2,1,0\","
                + "\"set\":{},\"program\":[],\"accounts\":true,\"equalThrough\":0,"), json);
    }

    @Test
    void badFilesAndOptionsAreRefused() throws IOException {
        Path csv = Files.writeString(folder.resolve("a.csv"), "frame,element,x,y,z\n0,0,0,0,zero\n");
        Outcome.line("judge " + csv + " rope").complained(2, "a.csv:2: z 'zero'; a number would be right");
        Outcome.line("judge " + folder.resolve("none.csv") + " rope").complained(2, "none.csv: does not exist");
        Outcome.line("judge " + csv + " rope --axes x,y").complained(2, "--axes: 'x,y' are not three different axes");
        Outcome.line("judge " + csv + " rope --columns x").complained(2,
                "--columns: 'x': frame, time, element, x, y or z");
        Outcome.line("judge " + csv + " rope --scale 0").complained(2, "--scale: a number above 0 would be right");
        Outcome.line("judge " + csv + " rope --tolerance -1").complained(2, "--tolerance: a number from 0");
        Outcome.line("judge " + csv + " rope --channel residual").complained(2, "--channel residual: no places");
        Outcome.line("judge " + csv + " rop").complained(2, "did you mean rope?");
    }
}
