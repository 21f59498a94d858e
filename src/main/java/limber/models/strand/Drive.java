package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The start of a frame: a particle that was moved by hand jumps to its target and
/// is at rest there.
record Drive() implements Phase {
    @Override public String name() { return "drive"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }

    private static boolean movedNow(State s, int i) {
        return s.of(MOVED)[i] == s.of(Clock.CHANNEL)[Clock.FRAMES];
    }

    @Override public int size(State s) {
        int n = s.of(INVERSE_MASS).length;
        for (int i = 0; i < n; i++) if (movedNow(s, i)) return n;
        return 0;
    }

    @Override public Formula formula() {
        return Formula.of("x' = x_{\\mathrm{target}}",
                "x_{\\mathrm{old}}' = x_{\\mathrm{target}}", "v' = 0");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                velocity = s.of(VELOCITY), target = s.of(TARGET);
        for (int i = from; i < to; i++) {
            if (!movedNow(s, i)) continue;
            for (int j = 3 * i; j < 3 * i + 3; j++) position[j] = target[j];
            for (int j = 3 * i; j < 3 * i + 3; j++) previous[j] = target[j];
            for (int j = 3 * i; j < 3 * i + 3; j++) velocity[j] = 0;
        }
    }
}
