package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.List;
import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.models.rope.RopeParameters.HandOff;
import limber.models.rope.RopeParameters.Rebuild;

/// The render thread's half of the [Pipeline], in the skin: it takes a packet,
/// writes the card's buffers from the mesh that is made of it, and draws.
final class RenderLane {
    /// Position, texture coordinate, normal and tangent as floats.
    static final int VERTEX_BYTES = 44, TRIANGLE_BYTES = 12;

    private RenderLane() {}

    /// What comes before the mesh is made.
    static Phase take(Component component, HandOff handOff, int latency) {
        return new Take(component, handOff == HandOff.SHARE, latency);
    }

    /// What comes after it.
    static List<Phase> phases(Rebuild rebuild, boolean callPerStick, Vec viewAt,
            Vec viewSize) {
        return List.of(new WriteVertices(),
                new WriteIndices(rebuild == Rebuild.EVERYTHING),
                new Draw(callPerStick, viewAt, viewSize));
    }

    /// The hand-over to the render thread: it takes the newest packet that has
    /// reached it, and the one it held is freed. What it draws is placed in the
    /// world as its component is.
    record Take(Component component, boolean shared, int latency)
            implements Phase {
        @Override public String name() { return "take"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() {
            return Formula.of("j = k - 1 - \\lambda", "p = c + s\\,R\\,l_j")
                    .number("k", "made").number("\\lambda", "latency")
                    .number("j", "taken").number("s", "scale")
                    .vector("l_j", "l", "m", "position")
                    .vector("p", "p", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE), packets = s.of(PACKETS),
                    local = s.of(LOCAL), packet = s.of(PACKET),
                    rendered = s.of(RENDERED);
            int made = (int) lane[PACKETS_MADE], taken = made - 1 - latency,
                    at = Math.max(0, taken) % Pipeline.PACKETS_KEPT * local.length;
            Vec c = component.at();
            double sin = component.sin(), cos = component.cos(),
                    scale = component.scale();
            if (from == 0) rendered[PACKET_TAKEN] = taken + 1;
            for (int i = from; i < to; i++) {
                boolean overwritten = torn(shared, latency)
                        && 6 * i < local.length;
                int j = 3 * i;
                double lx = overwritten ? local[j] : packets[at + j],
                        ly = overwritten ? local[j + 1] : packets[at + j + 1],
                        lz = overwritten ? local[j + 2] : packets[at + j + 2];
                double px = c.x() + scale * (cos * lx + sin * lz),
                        py = c.y() + scale * ly,
                        pz = c.z() + scale * (cos * lz - sin * lx);
                packet[j] = px;
                packet[j + 1] = py;
                packet[j + 2] = pz;
            }
        }
    }

    record WriteVertices() implements Phase {
        @Override public String name() { return "write-vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return s.of(Skin.VERTICES).length / 3;
        }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{bytes}' = \\mathrm{bytes} + 44");
        }

        /// The card takes floats.
        @Override public void run(State s, int sweep, int from, int to) {
            double[] vertices = s.of(Skin.VERTICES), buffer = s.of(VERTEX_BUFFER),
                    rendered = s.of(RENDERED);
            if (from == 0) rendered[BUFFERS_REBUILT] += 1;
            for (int i = from; i < to; i++) {
                for (int j = 3 * i; j < 3 * i + 3; j++)
                    buffer[j] = (float) vertices[j];
                rendered[BYTES_WRITTEN] += VERTEX_BYTES;
            }
        }
    }

    /// @param everyFrame published: indices that have not changed are written again
    record WriteIndices(boolean everyFrame) implements Phase {
        @Override public String name() { return "write-indices"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return everyFrame || s.of(DRAWING)[CHANGED_IN]
                    == s.of(Clock.CHANNEL)[Clock.FRAMES]
                            ? s.triangles().length / 3
                            : 0;
        }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{bytes}' = \\mathrm{bytes} + 12");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            double[] buffer = s.of(INDEX_BUFFER), rendered = s.of(RENDERED);
            if (from == 0) rendered[BUFFERS_REBUILT] += 1;
            for (int i = from; i < to; i++) {
                for (int j = 3 * i; j < 3 * i + 3; j++) buffer[j] = triangles[j];
                rendered[BYTES_WRITTEN] += TRIANGLE_BYTES;
            }
        }
    }

    /// Draws what has a packet and whose bounds meet the view; anything else leaves
    /// collapsed triangles.
    record Draw(boolean callPerStick, Vec viewAt, Vec viewSize) implements Phase {
        @Override public String name() { return "draw"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() {
            return Formula.of("\\mathrm{bounds} \\cap \\mathrm{view} \\ne "
                    + "\\emptyset");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] bounds = s.of(BOUNDS), rendered = s.of(RENDERED);
            int[] triangles = s.triangles();
            boolean seen = rendered[PACKET_TAKEN] > 0
                    && meets(bounds[0], bounds[3], viewAt.x(), viewSize.x())
                    && meets(bounds[1], bounds[4], viewAt.y(), viewSize.y())
                    && meets(bounds[2], bounds[5], viewAt.z(), viewSize.z());
            rendered[DRAWN_YET] = 1;
            rendered[DRAW_CALLS] = !seen ? 0
                    : callPerStick ? s.of(DRAWING)[DRAWN] : 1;
            if (!seen) for (int j = 0; j < triangles.length; j++) triangles[j] = 0;
        }

        private static boolean meets(double least, double greatest, double at,
                double size) {
            return least <= at + 0.5 * size && greatest >= at - 0.5 * size;
        }
    }

    /// Whether the render thread finds the first half of its particles already
    /// overwritten.
    static boolean torn(boolean shared, int latency) {
        return shared && latency > 0;
    }
}
