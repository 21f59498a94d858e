package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.models.soft.SoftParameters.Pins;

/// The start of a frame: a pinned face is shifted as far as its handle was moved,
/// and a grabbed particle jumps to its target. Both are at rest there.
record Drive(Pins pins) implements Phase {
    @Override public String name() { return "drive"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }

    @Override public int size(State s) {
        double[] moved = s.of(MOVED), faces = s.of(FACE_MOVED);
        double frame = s.of(Clock.CHANNEL)[Clock.FRAMES];
        if (faces[0] == frame || faces[1] == frame) return moved.length;
        for (double m : moved) if (m == frame) return moved.length;
        return 0;
    }

    @Override public Formula formula() {
        return Formula.of("x' = x + d", "x_{\\mathrm{old}}' = x'", "v' = 0");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                velocity = s.of(VELOCITY), target = s.of(TARGET),
                moved = s.of(MOVED), grabbed = s.of(GRABBED), at = s.of(FACE_AT),
                stood = s.of(FACE_FROM), faces = s.of(FACE_MOVED);
        int[] side = s.ints(SIDE);
        double frame = s.of(Clock.CHANNEL)[Clock.FRAMES];
        for (int i = from; i < to; i++) {
            int j = 3 * i, sides = side[i];
            boolean held = grabbed[i] > 0, first = (sides & pins.first) != 0,
                    second = (sides & pins.second) != 0;
            int face = first ? 0 : 3;
            if (held ? moved[i] != frame
                    : !(first || second) || faces[face / 3] != frame)
                continue;
            double shiftx = held ? target[j] - position[j] : at[face] - stood[face],
                    shifty = held ? target[j + 1] - position[j + 1]
                            : at[face + 1] - stood[face + 1],
                    shiftz = held ? target[j + 2] - position[j + 2]
                            : at[face + 2] - stood[face + 2];
            position[j] = held ? target[j] : position[j] + shiftx;
            position[j + 1] = held ? target[j + 1] : position[j + 1] + shifty;
            position[j + 2] = held ? target[j + 2] : position[j + 2] + shiftz;
            for (int k = j; k < j + 3; k++) previous[k] = position[k];
            for (int k = j; k < j + 3; k++) velocity[k] = 0;
        }
    }
}
