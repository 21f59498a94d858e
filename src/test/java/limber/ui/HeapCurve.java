package limber.ui;

import limber.ui.Census.Kind;

/// What is held after the collector has run, again and again over a long time: a table, printed row by row.
final class HeapCurve {
    private static final int LOOKS = 20;

    private final long start, end;
    private int looks;

    /// @param start, end of the time, by the machine's clock of nanoseconds
    HeapCurve(long start, long end) {
        this.start = start;
        this.end = end;
        System.out.println("     s  events  heap MB  numbers MB   nodes  images  listeners");
    }

    /// Looks, if it is time to.
    ///
    /// @param events that have been so far
    void look(int events) {
        long now = System.nanoTime();
        if (now - start < (looks + 1) * ((end - start) / LOOKS)) return;
        looks++;
        Census held = Census.taken();
        System.out.printf("%6.0f %7d %8d %11d %7d %7d %10d%n", 1e-9 * (now - start), events, held.megabytes(),
                held.bytes(Kind.NUMBERS) >> 20, held.objects(Kind.NODES), held.objects(Kind.IMAGES),
                held.objects(Kind.LISTENERS));
    }
}
