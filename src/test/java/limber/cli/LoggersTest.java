package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The classes of `docs/loggers` in programs that use them otherwise than the ropes beside them: with a path, with many
/// operations, with numbers of single precision and arrays of libraries. Each language is skipped where it is missing.
class LoggersTest {
    /// Operations of one point, which moves by one each.
    private static final int MANY = 2500;

    @TempDir Path folder;

    private static boolean runs(String... command) throws Exception {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private String run(String... command) throws Exception {
        Path out = folder.resolve("out");
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
        assertEquals(0, process.waitFor(), () -> {
            try {
                return Files.readString(out);
            } catch (IOException e) {
                return e.toString();
            }
        });
        return Files.readString(out);
    }

    /// The class of a logger, without the rope behind it.
    private static String logger(String file, String end) throws IOException {
        String text = Files.readString(Path.of("docs/loggers", file));
        return text.substring(0, text.indexOf(end));
    }

    private void movesOn(Path log) throws IOException {
        assertEquals(MANY + 1, Files.readAllLines(log).size());
        String last = Outcome.of("trace", log.toString(), "--frames", "" + MANY).succeeded().lines().getLast();
        assertEquals(MANY + ",50.0,0," + MANY + ".0,0.0,0.0", last); // 2500 frames of 0.02 s
    }

    @Test
    void javaScriptWritesAllToAPath() throws Exception {
        assumeTrue(runs("node", "--version"), "this machine lacks node");
        Path log = folder.resolve("x.jsonl"), script = folder.resolve("x.js");
        for (String array : List.of("[0, 0, 0]", "new Float32Array(3)")) {
            Files.writeString(script, logger("steps.js", "\nconst options") + """

                    const place = ARRAY;
                    const log = new Steps("LOG", "dot", {position: {width: 3, unit: "m", of: "particle", array: place}},
                      {}, {move: "particle"}, {seconds: 0.02});
                    for (let f = 1; f <= MANY; f++) {
                      log.begin({position: [0]});
                      place[0] = f;
                      log.end(f, "move", 0, {}, {v: Float32Array.of(1, 2, 3), n: 3n, big: BigInt64Array.of(4n)[0]});
                    }
                    """.replace("ARRAY", array).replace("LOG", log.toString()).replace("MANY", "" + MANY));
            run("node", script.toString()); // it ends without close()
            movesOn(log);
        }
    }

    @Test
    void pythonWritesAllToAPath() throws Exception {
        assumeTrue(runs("python3", "--version"), "this machine lacks python3");
        Path log = folder.resolve("x.jsonl"), script = folder.resolve("x.py");
        for (String path : List.of("\"LOG\"", "pathlib.Path(\"LOG\")")) {
            Files.writeString(script, logger("steps.py", "\nparser = ") + """

                    import pathlib
                    place = [[0, 0, 0]]
                    log = Steps(PATH, "dot", {"position": (3, "m", "particle", place)}, {}, {"move": "particle"},
                                seconds=0.02, source=pathlib.Path("x.py"))
                    for f in range(1, MANY + 1):
                        log.begin({"position": range(1)})
                        place[0][0] = f
                        log.end(f, "move", 0, {"v": (1, 2, float("inf"))})
                    """.replace("PATH", path).replace("LOG", log.toString()).replace("MANY", "" + MANY));
            run("python3", script.toString());
            movesOn(log);
        }
    }

    // ---- to a port ----

    /// A program that moves its point by one in each frame, and sends that to a port.
    private static final String PYTHON = """

            import itertools
            import time
            place = [0, 0, 0]
            log = Steps(Limber(PORT, "secret"), "dot", {"position": (3, "m", "particle", place)}, {},
                        {"move": "particle"})
            for f in itertools.count(1):
                for n in range(2):
                    log.begin({"position": [0]})
                    place[n] = f
                    log.end(f, "move", 0)
                time.sleep(0.005)
            """, JAVA_SCRIPT = """

                    const place = [0, 0, 0];
                    const log = new Steps(new Limber(PORT, "secret"), "dot",
                      {position: {width: 3, unit: "m", of: "particle", array: place}}, {}, {move: "particle"});
                    let f = 0;
                    setInterval(() => {
                      f++;
                      for (let n = 0; n < 2; n++) {
                        log.begin({position: [0]});
                        place[n] = f;
                        log.end(f, "move", 0);
                      }
                    }, 5);
                    """, C = """

                            #include "steps.hpp"
                            #include <chrono>
                            #include <thread>
                            int main() {
                                std::vector<double> place = {0, 0, 0};
                                Limber limber(PORT, "secret");
                                std::ostream out(&limber);
                                Steps log(out, "dot", {{"position", 3, "m", "particle", &place}}, "{}",
                                    "{\\"move\\":{\\"of\\":\\"particle\\"}}", 0.02);
                                for (int f = 1;; f++) {
                                    for (int n = 0; n < 2; n++) {
                                        log.begin();
                                        log.writes(0, 0);
                                        place[n] = f;
                                        log.end(f, "move", 0);
                                    }
                                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                                }
                            }
                            """;
    private static final String C_SHARP = """

            public static class Dot {
                public static void Main() {
                    var place = new double[3];
                    var log = new Steps(new Limber(PORT, "secret"), "dot", new[] { new Steps.Channel {
                        Name = "position", Width = 3, Unit = "m", Of = "particle", Numbers = place } }, "{}",
                        "{\\"move\\":{\\"of\\":\\"particle\\"}}", 0.02);
                    for (int f = 1;; f++) {
                        for (int n = 0; n < 2; n++) {
                            log.Begin();
                            log.Writes("position", 0);
                            place[n] = f;
                            log.End(f, "move", 0);
                        }
                        Thread.Sleep(5);
                    }
                }
            }
            """;
    private static final Pattern FRAME = Pattern.compile("\\{\"frame\":(\\d+),"),
            INITIAL = Pattern.compile("\"initial\":\\[(\\d+)(?:\\.0)?,(\\d+)(?:\\.0)?,");

    @Test
    void pythonTriesALostConnectionAgain() throws Exception {
        assumeTrue(runs("python3", "--version"), "this machine lacks python3");
        triesAgain(logger("steps.py", "\nparser = ") + PYTHON, "x.py", _ -> List.of("python3"));
    }

    @Test
    void javaScriptTriesALostConnectionAgain() throws Exception {
        assumeTrue(runs("node", "--version"), "this machine lacks node");
        triesAgain(logger("steps.js", "\nconst options") + JAVA_SCRIPT, "x.js", _ -> List.of("node"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void cPlusPlusTriesALostConnectionAgain() throws Exception {
        assumeTrue(runs("g++", "--version"), "this machine lacks g++");
        triesAgain(C, "x.cpp", source -> {
            run("g++", "-std=c++17", "-Idocs/loggers", source.toString(), "-o", source + ".out");
            return List.of();
        });
    }

    @Test
    void cSharpTriesALostConnectionAgain() throws Exception {
        assumeTrue(runs("mcs", "--version") && runs("mono", "--version"), "this machine lacks mcs and mono");
        triesAgain(logger("Steps.cs", "\npublic static class Rope") + C_SHARP, "x.cs", source -> {
            run("mcs", "-out:" + source + ".exe", source.toString());
            Files.move(Path.of(source + ".exe"), source, StandardCopyOption.REPLACE_EXISTING);
            return List.of("mono");
        });
    }

    /// What a language does before a program runs.
    private interface Made {
        /// @return the words in front of the name of its file; none where the file has become a program
        List<String> made(Path source) throws Exception;
    }

    private void triesAgain(String program, String name, Made made) throws Exception {
        Path source = folder.resolve(name);
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(source, program.replace("PORT", "" + server.getLocalPort()));
            var words = new ArrayList<>(made.made(source));
            words.add(words.isEmpty() ? source + ".out" : source.toString());
            Process process = new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(
                    folder.resolve("out").toFile()).start();
            try {
                int last = heard(server, 3);
                assertTrue(heard(server, 3) > last, "frames of the first connection come again");
            } finally {
                process.destroyForcibly().waitFor();
            }
        }
    }

    /// Hears some frames of a program, and leaves it.
    ///
    /// @return the last one
    private static int heard(ServerSocket server, int frames) throws IOException {
        server.setSoTimeout(20_000);
        try (Socket client = server.accept();
                var in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("secret", in.readLine());
            Matcher initial = INITIAL.matcher(in.readLine());
            assertTrue(initial.find());
            int x = Integer.parseInt(initial.group(1)), y = Integer.parseInt(initial.group(2)), last = 0;
            for (int seen = 0; seen < frames;) {
                String line = in.readLine();
                Matcher frame = FRAME.matcher(line);
                assertTrue(frame.find(), line);
                int now = Integer.parseInt(frame.group(1));
                // the numbers are those before its first line, which tells what they were
                if (last == 0) assertTrue(line.matches(".*\"from\":\\[" + x + "(\\.0)?," + y + "(\\.0)?,.*"), line);
                if (now > last) seen++;
                last = now;
            }
            return last;
        }
    }

    /// 0.1 in single precision is 0.100000001490116…
    @Test
    void pythonWritesNumbersOfNumpy() throws Exception {
        String python = runs("/usr/bin/python3", "-c", "import numpy") ? "/usr/bin/python3" : "python3";
        assumeTrue(runs(python, "-c", "import numpy"), "this machine lacks numpy for python3");
        Path log = folder.resolve("x.jsonl"), script = folder.resolve("x.py");
        for (String shape : List.of("6", "(2, 3)")) for (String type : List.of("float32", "float64", "int64")) {
            Files.writeString(script, logger("steps.py", "\nparser = ") + """

                    import numpy
                    place = numpy.zeros(SHAPE, numpy.TYPE)
                    log = Steps("LOG", "dots", {"position": (3, "m", "particle", place)}, {"pair": {"shape": "edge",
                                "corners": numpy.array([[0, 1]]).tolist()}}, {"move": "particle"},
                                seconds=numpy.float32(0.5))
                    for f in numpy.arange(1, 3):
                        log.begin({"position": [numpy.int64(1)]})
                        place.reshape(-1)[3] = 0.1 * f if "TYPE" != "int64" else f
                        log.end(f, "move", numpy.int64(1), {"n": numpy.float32(2), "m": numpy.eye(3),
                                "v": numpy.array([1, 2, 3], numpy.float32), "yes": int(numpy.bool_(True))})
                    """.replace("SHAPE", shape).replace("TYPE", type).replace("LOG", log.toString()));
            run(python, script.toString());
            String last = Outcome.of("trace", log.toString(), "--frames", "2").succeeded().lines().getLast();
            double expected = switch (type) {
                case "float32" -> (float) 0.2;
                case "float64" -> 0.2;
                default -> 2;
            };
            assertEquals("2,1.0,1," + expected + ",0.0,0.0", last);
        }
    }

    @Test
    void cppWritesNumbersOfAnyKind() throws Exception {
        assumeTrue(runs("g++", "--version"), "this machine lacks g++");
        Path source = folder.resolve("x.cpp"), program = folder.resolve("x"), log = folder.resolve("x.jsonl");
        for (String list : List.of("std::vector<float> place(3)", "std::array<double, 3> place{}",
                "std::vector<int> place(3)")) {
            Files.writeString(source, """
                    #include "steps.hpp"
                    #include <array>
                    #include <fstream>
                    int main() {
                        LIST;
                        std::ofstream out("LOG");
                        Steps log(out, "dot", {{"position", 3, "m", "particle", &place}}, "{}",
                            "{\\"move\\":{\\"of\\":\\"particle\\"}}", 0.02);
                        for (int f = 1; f <= MANY; f++) {
                            log.begin();
                            log.writes(0, 0);
                            place[0] = f;
                            log.value("n", {1});
                            log.end(f, "move", 0);
                        }
                    }
                    """.replace("LIST", list).replace("LOG", log.toString()).replace("MANY", "" + MANY),
                    StandardCharsets.UTF_8);
            run("g++", "-std=c++17", "-Idocs/loggers", source.toString(), "-o", program.toString());
            run(program.toString());
            movesOn(log);
        }
    }

    @Test
    void cSharpWritesNumbersOfAnyKind() throws Exception {
        assumeTrue(runs("mcs", "--version") && runs("mono", "--version"), "this machine lacks mcs and mono");
        Path source = folder.resolve("x.cs"), program = folder.resolve("x.exe"), log = folder.resolve("x.jsonl");
        for (String type : List.of("float", "int")) {
            Files.writeString(source, logger("Steps.cs", "\npublic static class Rope") + """

                    public static class Dot {
                        public static void Main() {
                            var place = new TYPE[3];
                            using (var file = new StreamWriter("LOG")) {
                                var log = new Steps(file, "dot", new[] { new Steps.Channel { Name = "position",
                                    Width = 3, Unit = "m", Of = "particle", Numbers = place } }, "{}",
                                    "{\\"move\\":{\\"of\\":\\"particle\\"}}", 0.02);
                                for (int f = 1; f <= MANY; f++) {
                                    log.Begin();
                                    log.Writes("position", 0);
                                    place[0] = f;
                                    log.Value("n", 1);
                                    log.End(f, "move", 0);
                                }
                            }
                        }
                    }
                    """.replace("TYPE", type).replace("LOG", log.toString()).replace("MANY", "" + MANY));
            run("mcs", "-out:" + program, source.toString());
            run("mono", program.toString());
            movesOn(log);
        }
    }
}
