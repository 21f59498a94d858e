package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.rope.RopeParameters.HandOff;

/// The game thread's half of the [Pipeline], after the solver: the particles are
/// marked dirty and bounded, which ends the tick; then a packet is allocated,
/// filled in the component's space, and put into the queue.
final class GameLane {
    private static final int PARTICLE_BYTES = 12;

    private GameLane() {}

    static List<Phase> phases(Settings p) {
        boolean copies = p.get(RopeParameters.HAND_OFF) == HandOff.COPY;
        var lane = new ArrayList<Phase>(List.of(new MarkDirty()));
        if (!p.get(RopeParameters.STALE_BOUNDS)) lane.add(new Bounds());
        lane.addAll(List.of(new Allocate(copies), new Copy(Component.of(p)),
                new Enqueue()));
        return lane;
    }

    record MarkDirty() implements Phase {
        @Override public String name() { return "mark-dirty"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{dirty} = 1");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE);
            lane[DIRTY] = 1;
            lane[BYTES_COPIED] = 0;
        }
    }

    /// The memory of a new packet; shared, it is that of the particles themselves.
    record Allocate(boolean copies) implements Phase {
        @Override public String name() { return "allocate"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{bytes} = 12\\,n").number("n", "n");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int n = s.of(INVERSE_MASS).length;
            s.of(LANE)[BYTES_COPIED] = copies ? PARTICLE_BYTES * n : 0;
        }
    }

    /// A copy of the particles from world to component space.
    record Copy(Component component) implements Phase {
        @Override public String name() { return "copy"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() {
            return Formula.of("d = p - c", "l = \\frac{R^{-1} d}{s}")
                    .vector("d", "d", "m", "position")
                    .number("s", "scale").vector("l", "l", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), local = s.of(LOCAL);
            Vec at = component.at();
            double sin = component.sin(), cos = component.cos(),
                    scale = component.scale();
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double dx = position[j] - at.x(), dy = position[j + 1] - at.y(),
                        dz = position[j + 2] - at.z();
                double lx = (cos * dx - sin * dz) / scale, ly = dy / scale,
                        lz = (sin * dx + cos * dz) / scale;
                local[j] = lx;
                local[j + 1] = ly;
                local[j + 2] = lz;
            }
        }
    }

    /// The box around all particles in the world: element 0 its least corner, 1 its
    /// greatest.
    record Bounds() implements Phase {
        @Override public String name() { return "bounds"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() {
            return Formula.of("b_0' = \\min(b_0, p)", "b_1' = \\max(b_1, p)")
                    .vector("p", "p", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), bounds = s.of(BOUNDS);
            for (int i = from; i < to; i++)
                for (int c = 0; c < 3; c++) {
                    double p = position[3 * i + c];
                    bounds[c] = i == 0 ? p : Math.min(bounds[c], p);
                    bounds[3 + c] = i == 0 ? p : Math.max(bounds[3 + c], p);
                }
        }
    }

    record Enqueue() implements Phase {
        @Override public String name() { return "enqueue"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() {
            return Formula.of("k' = k + 1").number("k", "made");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE), local = s.of(LOCAL),
                    packets = s.of(PACKETS);
            int made = (int) lane[PACKETS_MADE],
                    at = made % Pipeline.PACKETS_KEPT * local.length;
            for (int j = 0; j < local.length; j++) packets[at + j] = local[j];
            lane[PACKETS_MADE] = made + 1;
            lane[DIRTY] = 0;
        }
    }
}
