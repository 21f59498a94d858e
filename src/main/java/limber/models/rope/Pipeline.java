package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Lanes;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Skin;
import limber.models.rope.RopeParameters.HandOff;
import limber.models.rope.RopeParameters.Rebuild;

/// How an engine draws a cable: the game thread hands a packet of particles to the render thread, which makes rings and
/// triangles of it and fills the card's buffers. A deterministic model of the two threads, one phase a step.
///
/// Game lane (after the solver): `mark-dirty`, `copy`, `bounds`, `enqueue`. Render lane (the skin): `take`, rings,
/// vertices, triangles, `write-vertices`, `write-indices`, `draw`. With `share` no copy is made; when the render thread
/// lags behind, it finds the first half of the particles already overwritten: a torn frame.
final class Pipeline {
    /// Position, texture coordinate, normal and tangent as floats.
    private static final int VERTEX_BYTES = 44;
    private static final int TRIANGLE_BYTES = 12;
    private static final int PARTICLE_BYTES = 12;
    private static final int PACKETS_KEPT = 3;

    private Pipeline() {}

    static List<Phase> gameLane(Vec origin, HandOff handOff, boolean staleBounds) {
        var lane = new ArrayList<Phase>(List.of(new MarkDirty(), new Copy(origin)));
        if (!staleBounds) lane.add(new Bounds(origin));
        lane.add(new Enqueue(handOff == HandOff.COPY));
        return lane;
    }

    static Phase take(Vec origin, HandOff handOff, int latency) {
        return new Take(origin, handOff == HandOff.SHARE, latency);
    }

    static List<Phase> renderLane(Rebuild rebuild, boolean callPerStick, Vec viewAt, Vec viewSize) {
        return List.of(new WriteVertices(), new WriteIndices(rebuild == Rebuild.EVERYTHING), new Draw(callPerStick, viewAt, viewSize));
    }

    /// The render lane is the whole skin; the game lane is what follows the solver from `mark-dirty` on.
    static Lanes lanes(Schedule schedule) {
        List<String> after = schedule.after().stream().map(Phase::name).toList();
        return new Lanes(
                new Lanes.Lane("game", after.subList(after.indexOf("mark-dirty"), after.size())),
                new Lanes.Lane("render", schedule.skin().stream().map(Phase::name).toList()),
                List.of("bytesCopied", "bytes", "buffersRebuilt", "drawCalls", "culled", "boundsError"), Pipeline::between);
    }

    /// Packet k holds frame k − 1, since the first one is made of frame 0.
    private static Lanes.Between between(Settings p, State s) {
        int made = (int) s.of(LANE)[PACKETS_MADE], taken = (int) s.of(RENDERED)[PACKET_TAKEN], latency = p.get(RopeParameters.LATENCY);
        var packets = new ArrayList<Lanes.Packet>();
        for (int k = Math.max(1, made - PACKETS_KEPT + 1); k <= made; k++)
            packets.add(new Lanes.Packet(k - 1, k == made, k == taken ? Lanes.Stage.TAKEN : k < taken ? Lanes.Stage.FREED : Lanes.Stage.WAITING));
        boolean shared = p.get(RopeParameters.HAND_OFF) == HandOff.SHARE;
        var notes = new ArrayList<>(List.of(new Lanes.Note(shared ? "share" : "copy", 0, false), new Lanes.Note("latency", latency, false)));
        if (torn(shared, latency) && taken > 0) notes.add(new Lanes.Note("torn", latency, true));
        if (p.get(RopeParameters.STALE_BOUNDS)) notes.add(new Lanes.Note("stale-bounds", 0, true));
        if (culled(s)) notes.add(new Lanes.Note("culled", 0, true));
        return new Lanes.Between(packets, notes);
    }

    /// Whether the render thread finds the first half of its particles already overwritten.
    private static boolean torn(boolean shared, int latency) {
        return shared && latency > 0;
    }

    /// Whether a packet was taken and yet nothing is drawn; what has not been drawn yet in this frame is not culled.
    static boolean culled(State s) {
        double[] rendered = s.of(RENDERED);
        return rendered[PACKET_TAKEN] > 0 && rendered[DRAWN_YET] > 0 && rendered[DRAW_CALLS] == 0;
    }

    /// How far the furthest particle is outside the box that is thought to hold them all, m.
    static double boundsError(State s) {
        double[] position = s.of(POSITION), bounds = s.of(BOUNDS);
        double error = 0;
        for (int j = 0; j < position.length; j++) error = Math.max(error, Math.max(bounds[j % 3] - position[j], position[j] - bounds[3 + j % 3]));
        return error;
    }

    record MarkDirty() implements Phase {
        @Override public String name() { return "mark-dirty"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() { return Formula.of("\\mathrm{dirty} = 1"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE);
            lane[DIRTY] = 1;
            lane[BYTES_COPIED] = 0;
        }
    }

    /// World → component space, whose origin is the rope's start at frame 0.
    record Copy(Vec origin) implements Phase {
        @Override public String name() { return "copy"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() { return Formula.of("l = p - o").vector("l", "l", "m", "position").vector("o", "origin", "m", "position"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), local = s.of(LOCAL);
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double lx = position[j] - origin.x(), ly = position[j + 1] - origin.y(), lz = position[j + 2] - origin.z();
                local[j] = lx;
                local[j + 1] = ly;
                local[j + 2] = lz;
            }
        }
    }

    /// The box around all particles in the world: element 0 its least corner, 1 its greatest.
    record Bounds(Vec origin) implements Phase {
        @Override public String name() { return "bounds"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() { return Formula.of("b_0' = \\min(b_0, p)", "b_1' = \\max(b_1, p)").vector("p", "p", "m", "position"); }

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

    record Enqueue(boolean copies) implements Phase {
        @Override public String name() { return "enqueue"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() { return Formula.of("k' = k + 1").number("k", "made"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE), local = s.of(LOCAL), packets = s.of(PACKETS);
            int made = (int) lane[PACKETS_MADE], at = made % PACKETS_KEPT * local.length;
            for (int j = 0; j < local.length; j++) packets[at + j] = local[j];
            lane[PACKETS_MADE] = made + 1;
            lane[BYTES_COPIED] = copies ? PARTICLE_BYTES * (local.length / 3) : 0;
            lane[DIRTY] = 0;
        }
    }

    /// The render thread takes the newest packet that has reached it; the one it held is freed.
    record Take(Vec origin, boolean shared, int latency) implements Phase {
        @Override public String name() { return "take"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() { return Formula.of("j = k - 1 - \\lambda", "p = l_j + o")
                    .number("k", "made").number("\\lambda", "latency").number("j", "taken").vector("o", "origin", "m", "position")
                    .vector("p", "p", "m", "position"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lane = s.of(LANE), packets = s.of(PACKETS), local = s.of(LOCAL), packet = s.of(PACKET), rendered = s.of(RENDERED);
            int made = (int) lane[PACKETS_MADE], taken = made - 1 - latency, at = Math.max(0, taken) % PACKETS_KEPT * local.length;
            if (from == 0) rendered[PACKET_TAKEN] = taken + 1;
            for (int i = from; i < to; i++) {
                boolean overwritten = torn(shared, latency) && 6 * i < local.length;
                int j = 3 * i;
                double px = (overwritten ? local[j] : packets[at + j]) + origin.x();
                double py = (overwritten ? local[j + 1] : packets[at + j + 1]) + origin.y();
                double pz = (overwritten ? local[j + 2] : packets[at + j + 2]) + origin.z();
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
        @Override public int size(State s) { return s.of(Skin.VERTICES).length / 3; }
        @Override public Formula formula() { return Formula.of("\\mathrm{bytes}' = \\mathrm{bytes} + 44"); }

        /// The card takes floats.
        @Override public void run(State s, int sweep, int from, int to) {
            double[] vertices = s.of(Skin.VERTICES), buffer = s.of(VERTEX_BUFFER), rendered = s.of(RENDERED);
            if (from == 0) rendered[BUFFERS_REBUILT] += 1;
            for (int i = from; i < to; i++) {
                for (int j = 3 * i; j < 3 * i + 3; j++) buffer[j] = (float) vertices[j];
                rendered[BYTES_WRITTEN] += VERTEX_BYTES;
            }
        }
    }

    /// @param everyFrame published: indices that have not changed are written again
    record WriteIndices(boolean everyFrame) implements Phase {
        @Override public String name() { return "write-indices"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return everyFrame || s.of(DRAWING)[CHANGED_IN] == s.of(Clock.CHANNEL)[Clock.FRAMES] ? s.triangles().length / 3 : 0; }
        @Override public Formula formula() { return Formula.of("\\mathrm{bytes}' = \\mathrm{bytes} + 12"); }

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

    /// Draws what has a packet and whose bounds meet the view; anything else leaves collapsed triangles.
    record Draw(boolean callPerStick, Vec viewAt, Vec viewSize) implements Phase {
        @Override public String name() { return "draw"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }
        @Override public Formula formula() { return Formula.of("\\mathrm{bounds} \\cap \\mathrm{view} \\ne \\emptyset"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] bounds = s.of(BOUNDS), rendered = s.of(RENDERED);
            int[] triangles = s.triangles();
            boolean seen = rendered[PACKET_TAKEN] > 0
                    && meets(bounds[0], bounds[3], viewAt.x(), viewSize.x()) && meets(bounds[1], bounds[4], viewAt.y(), viewSize.y()) && meets(bounds[2], bounds[5], viewAt.z(), viewSize.z());
            rendered[DRAWN_YET] = 1;
            rendered[DRAW_CALLS] = !seen ? 0 : callPerStick ? s.of(DRAWING)[DRAWN] : 1;
            if (!seen) for (int j = 0; j < triangles.length; j++) triangles[j] = 0;
        }

        private static boolean meets(double least, double greatest, double at, double size) {
            return least <= at + 0.5 * size && greatest >= at - 0.5 * size;
        }
    }

    /// The channel a skin reads its points from.
    static Channel points(boolean pipeline) {
        return pipeline ? PACKET : POSITION;
    }
}
