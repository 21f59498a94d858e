package limber.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// A measurement from start to first picture, as whole processes: `./limber` from the shell on, beside a bare JavaFX 3D
/// program from Java on, each with and without a cache of loaded classes. An outside clock stops when they print that
/// the picture is shown, and, for Limber, that the contents page is complete.
///
/// The four take turns, so that a machine that gets busier slows them all.
public final class Start {
    /// Median times, ms.
    record Times(double hello, double helloCached, double window, double windowCached) {
        /// What is asked to be at most 1.5: both with their caches.
        double ratio() {
            return windowCached / helloCached;
        }
    }

    private static final int RUNS = 5;
    private static final List<String> QUIET = List.of("-Xlog:aot*=off", "-Xlog:cds*=off");

    /// The jar this runs from, `target/bench/limber.jar`, and the folder for caches.
    private final Path jar, folder;

    private Start(Path folder) {
        this.folder = folder;
        jar = Path.of(URI.create(Start.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    static void print() throws IOException, InterruptedException {
        Times t = measure();
        System.out.printf(Locale.ROOT, "%nStart to first picture, median of %d, ms%n%n%-24s %10s %10s%n", RUNS, "",
                "no cache", "cache");
        System.out.printf(Locale.ROOT, "%-24s %10.0f %10.0f%n", "bare JavaFX 3D hello", t.hello, t.helloCached);
        System.out.printf(Locale.ROOT, "%-24s %10.0f %10.0f%n", "./limber", t.window, t.windowCached);
        System.out.printf(Locale.ROOT,
                "%n./limber against a bare hello, both with their caches: %.2f× (asked: ≤ 1.5×)%n", t.ratio());
    }

    /// @throws IllegalStateException if something does not show its picture
    static Times measure() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("limber-start");
        try {
            return new Start(folder).run();
        } finally {
            try (var files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        }
    }

    private Times run() throws IOException, InterruptedException {
        Path helloCache = folder.resolve("hello.aot"), windowCache = folder.resolve("limber.aot");
        var kinds = new LinkedHashMap<String, ProcessBuilder>();
        kinds.put("hello", hello(List.of()));
        kinds.put("hello, cached", hello(List.of("-XX:AOTCache=" + helloCache)));
        kinds.put("limber", limber("none", "window", "--first"));
        kinds.put("limber, cached", limber(windowCache.toString(), "window", "--first"));
        shown(hello(List.of("-XX:AOTCacheOutput=" + helloCache)), false);
        if (limber(windowCache.toString(), "aot").inheritIO().start().waitFor() != 0)
            throw new IllegalStateException("./limber aot fails");

        Map<String, List<Double>> times = new LinkedHashMap<>();
        for (int n = 0; n < RUNS; n++)
            for (var kind : kinds.entrySet()) {
                double time = shown(kind.getValue(), true);
                times.computeIfAbsent(kind.getKey(), _ -> new ArrayList<>()).add(time);
                System.out.printf(Locale.ROOT, "%-16s %6.0f ms%n", kind.getKey(), time);
            }
        List<Double> medians = times.values().stream().map(Start::median).toList();
        return new Times(medians.get(0), medians.get(1), medians.get(2), medians.get(3));
    }

    private static double median(List<Double> times) {
        return times.stream().sorted().skip(times.size() / 2).findFirst().orElseThrow();
    }

    private ProcessBuilder hello(List<String> flags) {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "--module-path", System.getProperty("jdk.module.path"), "--add-modules", "javafx.graphics",
                "--enable-native-access=javafx.graphics", "-Dprism.forceGPU=true",
                "-cp", jar.toString()));
        command.addAll(QUIET);
        command.addAll(flags);
        command.add(Hello3D.class.getName());
        return new ProcessBuilder(command);
    }

    private ProcessBuilder limber(String cache, String... words) {
        var builder = new ProcessBuilder(jar.resolveSibling("../../limber").normalize().toString());
        builder.command().addAll(List.of(words));
        builder.environment().put("LIMBER_CACHE", cache);
        builder.environment().put("LIMBER_JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    /// @param strict whether what it says on its way is a fault
    /// @return milliseconds from its start to its line
    private static double shown(ProcessBuilder builder, boolean strict) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process process = builder
                .redirectError(strict ? ProcessBuilder.Redirect.INHERIT : ProcessBuilder.Redirect.DISCARD).start();
        try (var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            double time = (System.nanoTime() - start) / 1e6;
            if (strict && !"shown".equals(line))
                throw new IllegalStateException(builder.command() + " shows no picture but says " + line);
            String next = lines.readLine();
            if ("complete".equals(next))
                System.out.printf(Locale.ROOT, "%-16s %6.0f ms%n", "  complete", (System.nanoTime() - start) / 1e6);
            if (!process.waitFor(60, TimeUnit.SECONDS))
                throw new IllegalStateException(builder.command() + " does not end");
            return time;
        } finally {
            process.destroyForcibly();
        }
    }
}
