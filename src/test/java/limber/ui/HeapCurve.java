package limber.ui;

import java.util.ArrayList;
import java.util.List;
import limber.ui.Census.Kind;

/// What is held after the collector has run, again and again over a long time.
final class HeapCurve {
    private static final int LOOKS = 20;

    private record Look(double seconds, int events, Census held) {}

    private final long start, end;
    private final List<Look> looks = new ArrayList<>();

    /// @param start, end of the time, by the machine's clock of nanoseconds
    HeapCurve(long start, long end) {
        this.start = start;
        this.end = end;
    }

    /// Looks, if it is time to.
    ///
    /// @param events that have been so far
    void look(int events) {
        long now = System.nanoTime();
        if (now - start < (looks.size() + 1) * ((end - start) / LOOKS)) return;
        looks.add(new Look(1e-9 * (now - start), events, Census.taken()));
    }

    /// A table, a row a look.
    @Override public String toString() {
        var table = new StringBuilder("     s  events  heap MB  numbers MB   nodes  images  listeners\n");
        for (Look l : looks)
            table.append("%6.0f %7d %8d %11d %7d %7d %10d%n".formatted(l.seconds, l.events, l.held.megabytes(),
                    l.held.bytes(Kind.NUMBERS) >> 20, l.held.objects(Kind.NODES), l.held.objects(Kind.IMAGES),
                    l.held.objects(Kind.LISTENERS)));
        return table.toString();
    }
}
