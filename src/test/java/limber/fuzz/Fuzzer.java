package limber.fuzz;

import com.code_intelligence.jazzer.Jazzer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import limber.SoakTime;

/// A run of Jazzer on one [Door], in a JVM of its own: with 512 MB of heap, and one second an input.
///
/// @param findings the folder in which it leaves the input that it stops at
/// @param work a folder of its own, for the inputs that it collects
record Fuzzer(Door door, Path findings, Path work) {
    private static final int STARTING = 240, MOST_TOLD = 2000;
    /// The optimizing compiler takes as long as it saves in a run of some seconds, and makes its start twice as long.
    private static final String QUICKLY = "-XX:TieredStopAtLevel=1";
    /// The code that a reader runs, which leads the fuzzer to inputs that take another way through it.
    private static final String LED_BY =
            "limber.**:org.scilab.forge.**:org.commonmark.**:org.snakeyaml.**:tools.jackson.**";
    /// What belongs to the models is no reader's, and takes most of the start.
    private static final String NOT_LED_BY = "limber.models.**";
    /// It takes every path for one that an input chose.
    private static final String NOT_HERE = "com.code_intelligence.jazzer.sanitizers.FilePathTraversal";
    private static final String SLOW = "ERROR: libFuzzer: timeout";
    private static final Pattern RUNS = Pattern.compile("stat::number_of_executed_units: (\\d+)"),
            COVERED = Pattern.compile(" cov: (\\d+)"), THROWN = Pattern.compile("== Java Exception: (.*)"),
            WRITTEN = Pattern.compile("Test unit written to (.*)");

    /// The end of a run.
    record End(int code, String told) {
        /// The input that it stopped at.
        Optional<Path> finding() {
            return last(WRITTEN, told).map(Path::of);
        }

        /// How many inputs, and how many branches they took.
        String figures() {
            return last(RUNS, told).orElse("no") + " inputs, " + last(COVERED, told).orElse("no") + " branches";
        }

        /// What was thrown, or the last that Jazzer said.
        String reason() {
            return told.contains(SLOW) ? "it takes longer than a second"
                    : last(THROWN, told).orElse(told.substring(Math.max(0, told.length() - MOST_TOLD)));
        }
    }

    private static Optional<String> last(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult m) -> m.group(1)).reduce((_, b) -> b);
    }

    /// The name of this system where Jazzer has no native library for it.
    static Optional<String> missingSystem() {
        return missingSystem(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    static Optional<String> missingSystem(String name, String processor) {
        String system = name.startsWith("Mac") ? "macos"
                : name.startsWith("Windows") ? "windows"
                        : name.toLowerCase(Locale.ROOT);
        String folder = "driver/jazzer_driver_" + system + "_" + processor.replace("amd64", "x86_64") + "/";
        return Jazzer.class.getResource(folder) != null ? Optional.empty() : Optional.of(name + " on " + processor);
    }

    /// @param turn 0 for the first run on a door; each has a seed of its own
    End run(long seconds, int turn) throws IOException, InterruptedException {
        Path seeds = Files.createDirectories(work.resolve("seeds")), out = work.resolve("out"),
                dictionary = Files.write(work.resolve("dictionary"), Dictionary.of(door));
        int n = 0;
        for (Path seed : door.seeds()) Files.write(seeds.resolve("seed-" + n++), Files.readAllBytes(seed));
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "-XX:+UseSerialGC", QUICKLY, "-XX:+EnableDynamicAgentLoading",
                "--enable-native-access=ALL-UNNAMED", "-Djava.awt.headless=true",
                "-D" + Fuzzed.DOOR + "=" + door.name(),
                "-D" + Fuzzed.FOLDER + "=" + Files.createDirectories(work.resolve("files")),
                "-cp", System.getProperty("java.class.path"), Jazzer.class.getName(),
                "--target_class=" + Fuzzed.class.getName(), "--instrumentation_includes=" + LED_BY,
                "--instrumentation_excludes=" + NOT_LED_BY, "--custom_hook_excludes=" + NOT_LED_BY,
                "--disabled_hooks=" + NOT_HERE, "--reproducer_path=" + work, "-timeout=1",
                "-max_total_time=" + seconds, "-seed=" + seed(turn), "-dict=" + dictionary,
                "-artifact_prefix=" + Files.createDirectories(findings) + "/", "-print_final_stats=1",
                "-rss_limit_mb=0", // Linux counts the memory of the JVM that starts it; the heap has its own limit
                seeds.toString()));
        Process child = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
        try {
            if (!child.waitFor(seconds + STARTING, TimeUnit.SECONDS))
                throw new AssertionError("Jazzer does not end: " + Files.readString(out, StandardCharsets.ISO_8859_1));
        } finally {
            child.destroyForcibly();
        }
        return new End(child.exitValue(), Files.readString(out, StandardCharsets.ISO_8859_1));
    }

    /// libFuzzer takes 0 for none, and reads 32 bits.
    private static long seed(int turn) {
        return 1 + Math.floorMod(SoakTime.SEED + turn, Integer.MAX_VALUE - 1L);
    }
}
