package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
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
