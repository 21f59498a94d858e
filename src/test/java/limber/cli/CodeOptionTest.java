package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kernels on the command line. The edit gives each free end half of the correction, which is what the parameter
/// `correction=half` means: the two must have the same bits.
class CodeOptionTest {
    private static final String ROPE = "rope --set segments=5 --set iterations=2";

    @TempDir Path folder;
    private Path half;

    @BeforeEach
    void half() throws IOException {
        half = kernel("Half.java", "half || free", "half || true || free");
    }

    private Path kernel(String name, String was, String is) throws IOException {
        String shipped = Files.readString(Path.of("src/main/java/limber/models/rope/Distance.java"));
        assertTrue(shipped.contains(was));
        return Files.writeString(folder.resolve(name), shipped.replace(was, is));
    }

    private static String out(String line) {
        return Outcome.line(line).succeeded().out();
    }

    @Test
    void codeRunsInThePlaceOfThePhase() {
        String expected = out("hash " + ROPE + " --set correction=half --frames 30");
        assertEquals(expected, out("hash " + ROPE + " --code " + half + " --frames 30"));
        assertNotEquals(expected, out("hash " + ROPE + " --frames 30"));
        assertEquals(out("steps " + ROPE + " --set correction=half --frame 1"),
                out("steps " + ROPE + " --code " + half + " --frame 1"));
    }

    /// Stick 0 hangs on the pin: its free end takes half of the error instead of all of it.
    @Test
    void theFirstOperationThatDiffersIsNamed() {
        String expected = Outcome.line("diff " + ROPE + " --right correction=half --frames 9").out();
        assertTrue(expected.contains("\"phase\":\"distance\",\"sweep\":1,\"element\":0"), expected);
        Outcome right = Outcome.line("diff " + ROPE + " --right-code " + half + " --frames 9");
        assertEquals(1, right.code());
        assertEquals(expected, right.out());
        Outcome both = Outcome.line("diff " + ROPE + " --left-code " + half + " --right-code " + half + " --frames 9");
        assertEquals(0, both.code());
        assertEquals("", both.out());
    }

    @Test
    void aMomentKeepsTheCode() {
        String moment = out("moment " + ROPE + " --code " + half).strip();
        assertTrue(moment.contains("\"code\":[\"package limber.models.rope;"), moment);
        assertEquals(moment, Outcome.of("moment", moment).succeeded().out().strip());
        assertEquals(out("hash " + ROPE + " --code " + half + " --frames 9"),
                Outcome.of("hash", moment, "--frames", "9").succeeded().out());
        Outcome.of("hash", moment.replace("half || true", "half || System.exit(3)"), "--frames", "9").complained(2,
                "a call of System.exit");
    }

    @Test
    void sweepsAndReasonsHaveIt() throws IOException {
        Path theirs = folder.resolve("a.csv"), ours = folder.resolve("b.csv");
        String sweep = "sweep " + ROPE + " --over iterations=1,2 --measure max(abs(residual)) --frames 3";
        Outcome.line(sweep + " --set correction=half --out " + theirs);
        Outcome.line(sweep + " --code " + half + " --out " + ours);
        assertEquals(Files.readString(theirs), Files.readString(ours));
        String why = "why " + ROPE + " --at frame=1&sweep=1&phase=distance&element=2 --of position --element 1";
        assertTrue(out(why + " --code " + half).contains("\"shareB\":0.5"));
        assertTrue(out(why).contains("\"shareB\":1.0"));
    }

    /// The line is that of the text that was given, and so is the name of the file.
    @Test
    void whatDoesNotCompileIsRefusedWithItsLine() throws IOException {
        Path typo = kernel("Typo.java", "residual / length", "residul / length");
        Outcome.line("hash rope --frames 1 --code " + typo).complained(2,
                "Typo.java:85:50: there is no variable residul here");
        Outcome.line("hash jelly --frames 1 --code " + half).complained(2, "Half.java:1:1: it is no file of the jelly");
        Outcome.line("hash rope --frames 1 --code " + folder.resolve("none.java")).complained(2, "none.java");
    }

    /// The last stick of a sweep that goes one too far joins particles 5 and 6, of which there are 0 to 5.
    @Test
    void whatFailsWhileItRunsIsToldWithItsOperation() throws IOException {
        Path far = kernel("Far.java", "int stick = stick(k, sweep, sticks);", "int stick = k + 1;");
        Outcome.line("hash " + ROPE + " --frames 1 --code " + far).complained(1,
                "Distance.java:76: frame 1, substep 1, sweep 1, distance, element 4: the index 5 lies outside of an "
                        + "array of length 5 (sticks = 5, k = 4, stick = 5, a = 15, b = 18)");
    }

    /// The same where single operations are watched: searches, reasons, the last write.
    @Test
    void whatFailsUnderAQuestionIsToldWithItsOperation() throws IOException {
        Path far = kernel("Far.java", "int stick = stick(k, sweep, sticks);", "int stick = k + 1;");
        String told = "Distance.java:76: frame 1, substep 1, sweep 1, distance, element 4: the index 5 lies outside";
        for (String question : new String[]{"find " + ROPE + " --frames 1..2 --where phase==distance&&changed>9",
            "next " + ROPE + " --at frame=1&substep=1&phase=distance&sweep=1&element=3 --of position --element 0",
            "why " + ROPE + " --at frame=1 --of position --element 1"})
            Outcome.line(question + " --code " + far).complained(1, told);
    }

    /// A vertex of a ring reads where no ring is: vertex 6, since a ring has 9 numbers, and there are 6.
    @Test
    void whatFailsInASkinIsToldWithItsOperation() throws IOException {
        String shipped = Files.readString(Path.of("src/main/java/limber/models/rope/Tube.java"));
        Path far = Files.writeString(folder.resolve("Tube.java"), shipped.replace("int o = 9 * i;",
                "int o = 9 * (i + n);"));
        Outcome.line("mesh " + ROPE + " --frame 1 --code " + far + " --out " + folder.resolve("x.csv")).complained(1,
                "Tube.java:76: frame 1, vertices, element 6: the index 57 lies outside of an array of length 54");
    }

    /// Nothing collides as the rope opens.
    @Test
    void codeThatDoesNotRunIsARemark() {
        Outcome.line("hash " + ROPE + " --frames 1 --code src/main/java/limber/models/rope/Collide.java").remarked(
                "no phase of Collide.java runs under these settings");
    }
}
