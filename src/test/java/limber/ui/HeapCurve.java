package limber.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.ui.Census.Kind;

/// What is held after the collector has run, again and again over a long time: a table, printed row by row, with what
/// the process has resident in memory.
final class HeapCurve {
    private static final int LOOKS = 20;
    /// What Linux tells of a process; other systems do not.
    private static final Path STATUS = Path.of("/proc/self/status");

    private final long start, end, residentAtFirst;
    private int looks;

    /// @param start, end of the time, by the machine's clock of nanoseconds
    HeapCurve(long start, long end) {
        this.start = start;
        this.end = end;
        residentAtFirst = megabytes("VmRSS");
        System.out.println("     s  events  heap MB  numbers MB   nodes  images  listeners  resident MB");
    }

    /// Looks, if it is time to.
    ///
    /// @param events that have been so far
    void look(int events) {
        long now = System.nanoTime();
        if (now - start < (looks + 1) * ((end - start) / LOOKS)) return;
        looks++;
        Census held = Census.taken();
        System.out.printf("%6.0f %7d %8d %11d %7d %7d %10d %12d%n", 1e-9 * (now - start), events, held.megabytes(),
                held.bytes(Kind.NUMBERS) >> 20, held.objects(Kind.NODES), held.objects(Kind.IMAGES),
                held.objects(Kind.LISTENERS), megabytes("VmRSS"));
    }

    /// Says what was resident at the start, at the most, and at the end.
    void end() {
        System.out.printf("resident: %d MB at the start, %d MB at the most, %d MB at the end%n", residentAtFirst,
                megabytes("VmHWM"), megabytes("VmRSS"));
    }

    /// A line of the process's status, such as `VmRSS:  123456 kB`; -1 where there is none.
    private static long megabytes(String key) {
        if (!Files.isReadable(STATUS)) return -1;
        try {
            return Files.readAllLines(STATUS).stream().filter(line -> line.startsWith(key + ":")).findFirst()
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10).orElse(-1L);
        } catch (IOException e) {
            return -1;
        }
    }
}
