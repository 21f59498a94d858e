package limber.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import limber.cli.Main;
import limber.cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ComplaintsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "modls | limber: 'modls' is not a command; did you mean models?",
        "params rop | 'rop' is not a model; did you mean rope?",
        "trace | limber trace: Missing required",
        "trace rope | '--frames=N'",
        "trace rope --frames | '--frames'",
        "trace rope --frames many | 'many' is not a whole number (0..10000000)",
        "trace rope --frames 1.5 | '1.5' is not a whole number",
        "trace rope --frames -1 | -1 is below 0 (0..10000000)",
        "trace rope --frames 10000001 | 10000001 is above 10000000 (0..10000000)",
        "trace rope --frames 99999999999999999999 | is not a whole number",
        "trace rope --frames 3 --every 0 | 0 is below 1",
        "trace rope --frames 3 --frames 4 | only once",
        "trace rope --frames 3 extra | 'extra' is one argument too many",
        "trace rope --frames 3 --chanel x | '--chanel' is not an option; did you mean --channel?",
        "trace rope --frames 3 --channel resdual | rope has no channel 'resdual'; did you mean residual?",
        "trace rope --frames 3 --preset hok | rope has no preset 'hok'; did you mean hook?",
        "trace rope --frames 3 --set segments | --set segments: NAME=VALUE would be right",
        "trace rope --frames 3 --set =3 | NAME=VALUE would be right",
        "trace rope --frames 3 --set segments=0 | rope.segments: 0 is below 1 (1..2000)",
        "trace rope --frames 3 --set segmnts=3 | rope.segmnts: no such parameter; did you mean segments?",
        "trace rope --frames 3 --set iterations=many | rope.iterations: 'many' is not a number",
        "trace rope --frames 3 --set gravity=0,−9.81,0 | rope.gravity: '−9.81' is not a number; -9.81 would be right",
        "trace rope --frames 3 --set gravity=0，-9.81，0 | a vector has three: x,y,z; 0,-9.81,0 would be right",
        "trace rope --frames 3 --set gravity=0;-9,81;0 | a vector has three: x,y,z; 0,-9.81,0 would be right",
        "trace rope --frames 3 --set damping=0,5 | rope.damping: '0,5' is not a number; 0.5 would be right",
        "trace rope --frames 3 --set damping=20% | rope.damping: '20%' is not a number; 0.2 would be right",
        "trace rope --frames 3 --set substep=20ms | rope.substep: '20ms' is not a number; 0.02 would be right",
        "trace rope --frames 3 --set width=４cm | rope.width: '４cm' is not a number; 0.04 would be right",
        "trace rope --frames 3 --out= | --out: the name is empty; the name of a file would be right",
        "mesh rope --frame 3 --out= | --out: the name is empty; the name of a file would be right",
        "render rope --frame 3 --size 64x64 --out= | --out: the name is empty; the name of a file would be right",
        "export rope --frames 1..2 --out= | --out: the name is empty; the name of a file would be right",
        "sweep rope --over iterations=1..2 --measure sag --frames 1 --out - | a sweep goes on where its file ended",
        "sweep rope --over substep=0,01..0,02:3 --measure sag --frames 1 --out x | '0,01' is not a number; 0.01 would",
        "trace rope --frames 3 --set iterations=1.5 | rope.iterations: '1.5' is not a whole number",
        "trace rope --frames 3 --set damping=NaN | rope.damping: 'NaN' is not a finite number",
        "trace rope --frames 3 --set damping=1e999 | rope.damping: '1e999' is not a finite number",
        "trace rope --frames 3 --set gravity=1,2 | rope.gravity: '1,2' has 2 numbers, a vector has three: x,y,z",
        "trace rope --frames 3 --set gravity=1,2,x=y | rope.gravity: 'x=y' is not a number",
        "trace rope --frames 3 --set pinStart=yes | rope.pinStart: 'yes' is neither true nor false",
        "trace rope --frames 3 --set sweep=sideways | rope.sweep: 'sideways' is none of forward",
        "trace rope --frames 3 --set sides=2 | rope.sides: 2 is below 3, which a tube skin needs",
        "trace rope --frames 3 --set shape=0,0,0;1,0,0 | rope.shape: 2 points, but 40 segments need 41",
        "steps rope --frame 0 | 0 is below 1",
        "steps rope --frame 3 --to 2 | --to 2 is before --frame 3",
        "steps rope --frame 3 --by stick | 'stick' is not a step size (element, sweep, phase, substep, frame)",
        "mesh rope --frame 3 --out x.blend | x.blend: is none of .csv, .obj, .stl, .ply",
        "mesh rope --frame 3 --out x.stl --set skin=line | the skin has no triangles in frame 3",
        "mesh rope --frame 3 --ascii | --ascii is for .ply only",
        "render rope --frame 3 --out x.png --size 3x3 | '3x3' is not a size (16x16..8192x8192)",
        "render rope --frame 3 --out x.jpg | x.jpg: is not a .png",
        "curve | limber curve: Missing required",
        "curve --points 0,0,0;1,1,1 | '--at=T,T,…'",
        "curve --points 0,0,0 --at 0 | --points: a Bézier curve needs 2..61 control points, not 1",
        "curve --points  --at 0 | --points: a Bézier curve needs 2..61 control points, not 0",
        "curve --points 0,0,0;1,1 --at 0 | --points: '1,1' has 2 numbers, a vector has three: x,y,z",
        "curve --points 0,0,0;1,1,x --at 0 | --points: 'x' is not a number",
        "curve --points 0,0,0;1,1,2e6 --at 0 | --points: 2000000 is above 1000000 (-1000000..1000000)",
        "curve --points 0,0,0;1,1,1 --at half | --at: 'half' is not a number",
        "curve --points 0,0,0;1,1,1 --at 0,,1 | --at: '' is not a number",
        "curve --points 0,0,0;1,1,1 --at NaN | --at: 'NaN' is not a finite number",
        "curve --points 0,0,0;1,1,1 --at 101 | --at: 101 is above 100 (-100..100)",
        "curve --points 0,0,0;1,1,1 --at · | --at: there is no number; one or more would be right",
        "curve --points 0,0,0;1,1,1 --at 0 --tangent frenet | --tangent: 'frenet' is none of hodograph, published",
        "hash rope | '--frames=N'",
        "record rope | '--frames=N'",
        "record rope --frames 100000 --every 1 | 100000 frames have more than 100000 hashes",
        "replay | limber replay: Missing required",
        "moment rope --at frame=x | --at:1:1: ",
        "bench | ./limber bench",
        "test | ./limber test",
    })
    void aMistakeIsOneLineAndExitCodeTwo(String line, String part) {
        Outcome outcome = Outcome.line(line).complained(2, part);
        assertEquals("", outcome.out());
    }

    @Test
    void whatAUserTypedCannotBreakTheLine() {
        Outcome.of("trace", "rope", "--frames", "3", "--set", "iterations=a\nb\u001b[31m").complained(2,
                "a\\nb\\u001b[31m");
        assertEquals("a\\tb", Complaints.oneLine("a\tb"));
        assertEquals(1001, Complaints.oneLine("x".repeat(5000)).length());
    }

    /// Each command that takes a path, with one that is not there.
    @ParameterizedTest
    @ValueSource(strings = {"trace rope --frames 3 --inputs F", "trace rope --frames 3 --out F/x.csv",
        "mesh rope --frame 3 --out F",
        "mesh ball --set mesh=file:F --frame 1", "render rope --frame 3 --out F/x.png", "render F --step a --out x.png",
        "check F", "check F.limber", "replay F", "hash F.limber --frames 1", "diff F.limber F.limber",
        "record rope --frames 1 --out F/x.limber", "replay {\"limber\":1,\"model\":\"rope\"} --trace=F/x.csv",
        "lesson F", "handout F --out x.html", "handout one-stick --out F/x.html", "answers F",
        "hash rope --frames 3 --preset F", "F"})
    void aPathCannotSteerATerminal(String line) {
        String file = "no\u001b[31m\u009b\u0007\nfile";
        String[] words = Arrays.stream(line.split(" ")).map(w -> w.replace("F", file)).toArray(String[]::new);
        Outcome.of(words).complained(2, "no\\u001b[31m\\u009b\\u0007\\nfile");
    }

    @Test
    void anArgumentThatBeginsWithAtIsNoFile() {
        Outcome.line("trace rope --frames 3 --preset @pom.xml").complained(2, "rope has no preset '@pom.xml'");
    }

    @Test
    void helpHasExamplesForEveryCommand() {
        String help = Outcome.line("--help").succeeded().out();
        for (String name : new String[]{"models", "params", "trace", "steps", "mesh", "curve", "stability", "render",
            "hash", "moment", "record", "replay", "diff", "lesson", "check", "handout", "answers"}) {
            assertTrue(help.contains("\n  " + name), name);
            assertTrue(Outcome.line(name + " --help").succeeded().out().contains("Example"), name);
        }
        assertTrue(help.contains("\n  bench") && help.contains("\n  test"));
        assertFalse(help.contains("gallery"));
    }

    @Test
    void versionIsOneLine() {
        assertTrue(Outcome.line("--version").succeeded().out().matches("limber .*\\R"));
    }

    @Test
    void anInternalErrorIsOneLineUnlessItsTraceIsWanted() {
        var short1 = new ByteArrayOutputStream();
        var long1 = new ByteArrayOutputStream();
        var error = new IllegalStateException("wheel\nfell off");
        assertEquals(70, new Complaints(new PrintStream(short1), () -> false).about(error));
        assertEquals(70, new Complaints(new PrintStream(long1), () -> true).about(error));
        assertEquals(
                "limber: internal error: java.lang.IllegalStateException: wheel\\nfell off (run with --trace for "
                        + "details)",
                short1.toString(StandardCharsets.UTF_8).strip());
        assertTrue(long1.toString(StandardCharsets.UTF_8).contains("at limber.cli.option.ComplaintsTest"));
    }

    @Test
    void aReaderThatLeavesIsNoError() {
        var err = new ByteArrayOutputStream();
        for (String line : new String[]{"trace rope --frames 3000", "steps rope --preset hook --frame 2"})
            assertEquals(0, Main.run(line.split(" "), InputStream.nullInputStream(), refusing("Broken pipe"),
                    new PrintStream(err)));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aFullDiskIsSaidToBe() {
        var err = new ByteArrayOutputStream();
        assertEquals(3, Main.run(new String[]{"trace", "rope", "--frames", "3"}, InputStream.nullInputStream(),
                refusing("No space left on device"),
                new PrintStream(err)));
        assertEquals("limber: standard output: No space left on device", err.toString(StandardCharsets.UTF_8).strip());
    }

    private static OutputStream refusing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }
}
