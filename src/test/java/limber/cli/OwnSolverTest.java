package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import limber.code.SolverFolder;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Solvers of a user's own, in a folder, on the command line.
class OwnSolverTest {
    @TempDir Path folder;

    private Path made(String starter) {
        Path made = folder.resolve("my-" + starter);
        assertEquals(0, Outcome.line("new " + made + " --from " + starter).code());
        return made;
    }

    private static void edit(Path file, String was, String is) throws IOException {
        String text = Files.readString(file);
        assertTrue(text.contains(was), was);
        Files.writeString(file, text.replace(was, is));
    }

    /// A mass of 1 kg on a spring of 40 N/m, 1 m away: a = −40, v = −0.8, x = 1 − 0.016.
    @Test
    void aSpringIsSteppedTracedAndAsked() {
        Path spring = made("spring");
        assertEquals(List.of("frame,time,element,x,y,z", "0,0.0,0,1.0,0.0,0.0", "1,0.02,0,0.984,0.0,0.0"),
                Outcome.line("trace " + spring + " --frames 1").succeeded().lines());
        String step = Outcome.line("steps " + spring + " --frame 1").succeeded().lines().getLast();
        assertTrue(step.contains("\"phase\":\"integrate\"") && step.contains("\"a\":-40.0"), step);
        assertTrue(Outcome.line("why " + spring + " --at frame=1 --of position --element 0").succeeded().out()
                .contains("\"channel\":\"velocity\""));
        assertEquals(1, Outcome.line("diff " + spring + " --left damping=1 --right damping=2 --frames 3").code());
        assertTrue(Outcome.line("find " + spring + " --frames 1..50 --where stretch<0 --first").succeeded().out()
                .startsWith("{\"frame\":"));
        Path swept = folder.resolve("swept.csv");
        assertEquals(0, Outcome.line("sweep " + spring + " --over damping=1,2,4 --measure stretch --frames 5 --out "
                + swept).code());
        Path csv = folder.resolve("theirs.csv");
        Outcome.line("trace " + spring + " --set damping=1 --frames 40 --out " + csv);
        assertTrue(Outcome.line("judge " + csv + " " + spring + " --explain").out()
                .contains("What accounts for it:\n  damping=1: agrees in all frames"));
        assertTrue(Outcome.line("params " + spring).succeeded().out().contains("springStiffness"));
        assertTrue(Outcome.line("models " + spring).succeeded().out().contains("integrate"));
    }

    /// As for the models that ship: at full speed, element by element, and through twins, the same bits.
    @ParameterizedTest
    @ValueSource(strings = {"spring", "rope", "cloth"})
    void startersHaveTheSameBitsInSteps(String starter) {
        Model model = SolverFolder.read(made(starter)).model();
        Run whole = run(model), watched = run(model);
        for (int n = 1; n <= 3; n++) {
            whole.next();
            while (watched.cursor().frame() < n) watched.stepWatched();
            assertTrue(watched.state().sameBits(whole.state()), starter + " " + n);
        }
    }

    private static Run run(Model model) {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(model.defaults(), List.of()));
    }

    /// A stick of 0.25 m falls with its neighbours by h²g; the rope's first particle stays.
    @Test
    void theRopeHangsFromItsFirstParticle() {
        List<String> rows = Outcome.line("trace " + made("rope") + " --frames 300").succeeded().lines();
        assertEquals("300,6.0,0,0.0,0.0,0.0", rows.get(rows.size() - 13));
    }

    /// The lines are those of the starters; the failure is told as that of a kernel is.
    @Test
    void whatFailsIsToldWithItsPlace() throws IOException {
        Path rope = made("rope");
        edit(rope.resolve("Rope.java"), "int a = 3 * i, b", "int a = 3 * i + 3, b");
        Outcome.line("hash " + rope + " --frames 1").complained(1,
                "Rope.java:55: frame 1, substep 1, sweep 1, distance, "
                        + "element 11: the index 39 lies outside of an array of length 39 (i = 11, a = 36, b = 39)");
        Path spring = made("spring");
        edit(spring.resolve("Spring.java"), "double x = position[0], v", "double x = position[0] / 0 * 0, v");
        Outcome.line("trace " + spring + " --frames 2").complained(1,
                "position of element 0 was no longer finite in frame 1, substep 1, integrate");
        Path cloth = made("cloth");
        edit(cloth.resolve("Cloth.java"), "sizes.put(FORCE, particles)", "sizes.put(FORCE, particles - 3)");
        Outcome.line("hash " + cloth + " --frames 1").complained(1,
                "weight, element 78: the index 234 lies outside of an array of length 234 (i = 78, weight = ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            s.of(POSITION)[0] = 1;   | s.of(POSITION)[7] = 1;  | in initial(): ArrayIndexOutOfBoundsException: Index 7
            s.of(POSITION)[0] = 1;   | s.of(POSITON)[0] = 1;   | there is no variable POSITON here
            double x = position[0], v | Runnable r = () -> {}; double x = position[0], v | Spring.java:26:1: a lambda
            implements Solver        | implements Runnable     | is not abstract and does not override
            public final class       | public abstract class   | no class implements Solver
            private static final C   | static int x = 1 / Integer.parseInt("0"); private static final C | / by zero
            """)
    void whatIsNoSolverIsRefused(String was, String is, String expected) throws IOException {
        Path spring = made("spring");
        edit(spring.resolve("Spring.java"), was, is);
        String told = assertThrows(BadInput.class, () -> SolverFolder.read(spring).model()).getMessage();
        assertTrue(told.contains(expected), told);
    }

    /// The lines are those of the starter: a measure, and a state that only other settings make.
    @Test
    void whatFailsOutsideOfAPhaseIsToldWithItsLine() throws IOException {
        Path rope = made("rope");
        edit(rope.resolve("Rope.java"), "[s.of(POSITION).length - 2]", "[s.of(POSITION).length]");
        String tip = "Rope.java:114:1: in the measure tip: ArrayIndexOutOfBoundsException: Index 39 out of bounds";
        Outcome.line("trace " + rope + " --channel tip --frames 1").complained(1, tip);
        Outcome.line("find " + rope + " --frames 1..2 --where tip>1").complained(1, tip);
        edit(rope.resolve("Rope.java"), "int particles = p.get(STICKS) + 1;",
                "int particles = p.get(STICKS) + 1 + 0 / (p.get(STICKS) - 3);");
        Outcome.line("hash " + rope + " --set sticks=3 --frames 1").complained(1,
                "Rope.java:81:1: in initial(): ArithmeticException: / by zero");
        edit(rope.resolve("Rope.java"), "var sweeps = new Loop", "int bad = 1 / (p.get(SWEEPS) - 3); var sweeps = new "
                + "Loop");
        Outcome.line("hash " + rope + " --set sweeps=3 --frames 1").complained(1,
                "Rope.java:96:1: in schedule(): ArithmeticException: / by zero");
    }

    /// A run that goes back would not restore it. The springs before this one write nothing.
    @Test
    void whatIsFixedMustNotBeWritten() throws IOException {
        Path cloth = made("cloth");
        edit(cloth.resolve("Cloth.java"), "double dx = ", "if (i > 2) s.of(REST)[i] += 1e-9; double dx = ");
        String expected =
                "frame 1, substep 1, springs, element 3: it writes rest, which is fixed; a kept channel would "
                        + "be right";
        Outcome.line("hash " + cloth + " --frames 2").complained(1, expected);
        Outcome.line("steps " + cloth + " --frame 1").complained(1, expected);
    }

    /// What a condition cannot see is said, and the parameter is meant as everywhere.
    @Test
    void aParameterThatHidesANumberOfTheCodeIsSaid() throws IOException {
        Path rope = made("rope");
        edit(rope.resolve("Rope.java"), "Parameter.real(\"ropeLength\"", "Parameter.real(\"length\"");
        Outcome.line("find " + rope + " --frames 1..2 --where length==3 --by frame --first")
                .remarked("length is the parameter here; a number of the code has that name too");
        Outcome.line("find " + rope + " --frames 1..2 --where gravity==9.81 --by frame --first").succeeded();
    }

    @Test
    void aPhaseWithAnArrayIsRefused() throws IOException {
        Path spring = made("spring");
        edit(spring.resolve("Spring.java"), "double damping, double h)", "double damping, double h, double[] kept)");
        edit(spring.resolve("Spring.java"), "CLOCK.step(p));", "CLOCK.step(p), new double[1]);");
        Outcome.line("hash " + spring + " --frames 1").complained(2,
                "Spring.java:1:1: the phase Integrate has an array, kept; a channel of the state would be right");
    }

    /// What was made here may be edited; a copy from elsewhere is asked about, once for its text.
    @Test
    void codeFromElsewhereIsAgreedToOnce() throws IOException {
        Path spring = made("spring");
        edit(spring.resolve("Spring.java"), "40, 0, 1e6", "" + (41 + folder.hashCode() % 1000 / 1000.0) + ", 0, 1e6");
        assertEquals(0, Outcome.line("hash " + spring + " --frames 1").code());
        Path copy = Files.createDirectory(folder.resolve("copy"));
        Files.copy(spring.resolve("Spring.java"), copy.resolve("Spring.java"));
        Outcome.line("hash " + copy + " --frames 1").complained(2,
                "copy: its code may do whatever you may, and has not been agreed to; read it, and add --trust once");
        assertEquals(0, Outcome.line("hash " + copy + " --frames 1 --trust").code());
        assertEquals(0, Outcome.line("hash " + copy + " --frames 1").code());
        Path third = Files.createDirectory(folder.resolve("third"));
        Files.copy(spring.resolve("Spring.java"), third.resolve("Spring.java"));
        assertEquals(0, Outcome.line("hash " + third + " --frames 1").code());
    }

    /// Of two folders: the first operation that differs, and the first that only one of them has.
    @Test
    void twoFoldersAreCompared() throws IOException {
        Path mine = made("rope"), yours = Files.createDirectory(folder.resolve("yours"));
        Path theirs = Files.copy(mine.resolve("Rope.java"), yours.resolve("Rope.java"));
        String diff = "diff " + mine + " " + yours + " --frames 3 --trust";
        assertEquals("", Outcome.line(diff).succeeded().out());
        edit(theirs, "Clock.substeps(integrate, sweeps)", "Clock.substeps(integrate)");
        Outcome lacks = Outcome.line(diff);
        assertEquals(1, lacks.code(), lacks.err());
        assertTrue(lacks.out().startsWith("{\"frame\":1,\"left\":{\"frame\":1,\"substep\":1,\"phase\":\"distance\","
                + "\"sweep\":1,\"element\":0},\"right\":null,\"channel\":\"position\",\"element\":1,"), lacks.out());
        edit(theirs, "h * h * gravity", "0.5 * h * h * gravity");
        Outcome differs = Outcome.line(diff);
        assertTrue(
                differs.out().contains(
                        "\"right\":{\"frame\":1,\"substep\":1,\"phase\":\"integrate\",\"sweep\":null,\"element\":1}"),
                differs.out());
    }

    /// The held end takes no share: with the wrong sign, stick 0 stores 0 with another sign there, and nothing else.
    /// The first number that differs is stored by stick 1, at its free end a.
    @Test
    void aZeroOfAnotherSignIsNotTheFirstDifferenceWhereANumberDiffersToo() throws IOException {
        Path mine = made("rope"), yours = Files.createDirectory(folder.resolve("yours"));
        edit(Files.copy(mine.resolve("Rope.java"), yours.resolve("Rope.java")), "x[a + 1] +=", "x[a + 1] -=");
        Outcome differs = Outcome.line("diff " + mine + " " + yours + " --frames 3 --trust");
        assertEquals(1, differs.code(), differs.err());
        assertTrue(differs.out().startsWith("{\"frame\":1,\"left\":{\"frame\":1,\"substep\":1,\"phase\":\"distance\","
                + "\"sweep\":1,\"element\":1},"), differs.out());
        assertTrue(differs.out().contains("\"channel\":\"position\",\"element\":1,"), differs.out());
        assertFalse(differs.out().contains("\"ulps\":0"), differs.out());
    }

    /// A folder beside a model: a rope of 12 sticks has 13 particles, one of 41 has 41.
    @Test
    void aFolderIsComparedWithAModel() {
        Path mine = made("rope"), spring = made("spring");
        assertTrue(Outcome.line("diff rope " + mine + " --frames 1 --left segments=40").out().contains(
                "\"channel\":\"position\",\"element\":null,\"leftValue\":41.0,\"rightValue\":13.0"));
        Outcome.line("diff rod " + spring + " --frames 1").complained(2, "rod has the channel points, and " + spring
                + " has not; two solvers with it would be right");
        Outcome.line("diff {\"limber\":1,\"model\":\"rod\"} " + spring).complained(2, "two moments would be right");
    }

    @Test
    void newRefusesWhatIsThere() throws IOException {
        Path spring = made("spring");
        Outcome.line("new " + spring).complained(2, "my-spring is not empty; a new folder would be right");
        Outcome.line("new " + spring.resolve("README.md")).complained(2, "README.md is a file");
        Outcome.line("new " + folder.resolve("x") + " --from rop").complained(2, "--from rop: did you mean rope?");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Outcome.line("trace " + empty + " --frames 1").complained(2, "empty: no Java file");
        Outcome.line("moment " + spring).complained(2, "a moment is a text and holds no program");
        try (Stream<Path> made = Files.list(spring)) {
            assertEquals(2, made.count());
        }
    }

    /// The smallest starter is as small as is promised.
    @Test
    void aSpringTakesEightyLines() throws IOException {
        assertTrue(Files.readAllLines(made("spring").resolve("Spring.java")).size() <= 80);
    }
}
