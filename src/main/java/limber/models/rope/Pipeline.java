package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.Lanes;
import limber.engine.settings.Settings;
import limber.models.rope.RopeParameters.HandOff;
import limber.models.rope.RopeParameters.Rebuild;

/// The render pipeline of a cable in a game engine: the game thread passes a packet of particles to the render thread,
/// which makes rings and triangles of it and fills the card's buffers. A deterministic model of the two threads, one
/// phase a step.
///
/// Once, before anything moves: `register` to `send-first`, in [ProxyStart]. Game
/// lane (after the solver): `mark-dirty`, `bounds`, `allocate`, `copy`, `enqueue`.
/// Render lane (the skin): `take`, rings, vertices, triangles, `write-vertices`,
/// `write-indices`, `draw`. With `share` no copy is made; when the render thread
/// lags behind, it finds the first half of the particles already overwritten: a
/// torn frame.
final class Pipeline {
    static final int PACKETS_KEPT = 3;
    /// Notes for the elements of `lane` from `REGISTERED` on.
    private static final List<String> MADE = List.of("registered", "proxy",
            "vertex-buffer", "index-buffer", "material", "render-state");

    private Pipeline() {}

    /// The render lane is the whole skin; the game lane is what follows the solver
    /// from `mark-dirty` on.
    static Lanes lanes(Schedule schedule) {
        List<String> tick = schedule.solver().stream()
                .filter(Phase.class::isInstance).map(b -> ((Phase) b).name()).toList();
        var game = new ArrayList<>(tick.subList(tick.indexOf("register"),
                tick.indexOf("reveal")));
        game.addAll(tick.subList(tick.indexOf("mark-dirty"), tick.size()));
        return new Lanes(new Lanes.Lane("game", List.copyOf(game)),
                new Lanes.Lane("render",
                        schedule.skin().stream().map(Phase::name).toList()),
                List.of("bytesCopied", "bytes", "buffersRebuilt", "drawCalls",
                        "culled", "boundsError"),
                Pipeline::between);
    }

    /// Packet k holds frame k − 1, since the first one is made of frame 0.
    private static Lanes.Between between(Settings p, State s) {
        int made = (int) s.of(LANE)[PACKETS_MADE],
                taken = (int) s.of(RENDERED)[PACKET_TAKEN],
                latency = p.get(RopeParameters.LATENCY);
        var packets = new ArrayList<Lanes.Packet>();
        for (int k = Math.max(1, made - PACKETS_KEPT + 1); k <= made; k++)
            packets.add(new Lanes.Packet(k - 1, k == made,
                    k == taken ? Lanes.Stage.TAKEN
                            : k < taken ? Lanes.Stage.FREED : Lanes.Stage.WAITING));
        boolean shared = p.get(RopeParameters.HAND_OFF) == HandOff.SHARE;
        var notes = new ArrayList<>(
                List.of(new Lanes.Note(shared ? "share" : "copy", 0, false),
                        new Lanes.Note("latency", latency, false)));
        for (int k = 0; k < MADE.size(); k++) {
            int once = (int) s.of(LANE)[REGISTERED + k];
            if (once > 0) notes.add(new Lanes.Note(MADE.get(k), once, false));
        }
        if (taken > 0) {
            notes.add(new Lanes.Note("reads-vertices", taken - 1, false));
            notes.add(new Lanes.Note("reads-indices", indicesOf(p, s), false));
        }
        if (RenderLane.torn(shared, latency) && taken > 0)
            notes.add(new Lanes.Note("torn", latency, true));
        if (p.get(RopeParameters.STALE_BOUNDS))
            notes.add(new Lanes.Note("stale-bounds", 0, true));
        if (culled(s)) notes.add(new Lanes.Note("culled", 0, true));
        return new Lanes.Between(packets, notes);
    }

    /// The frame in which the index buffer that is drawn was written.
    private static int indicesOf(Settings p, State s) {
        boolean everyFrame = p.get(RopeParameters.REBUILD) == Rebuild.EVERYTHING;
        return (int) (everyFrame ? s.of(Clock.CHANNEL)[Clock.FRAMES]
                : s.of(DRAWING)[CHANGED_IN]);
    }

    /// Whether a packet was taken and yet nothing is drawn; what has not been drawn
    /// yet in this frame is not culled.
    static boolean culled(State s) {
        double[] rendered = s.of(RENDERED);
        return rendered[PACKET_TAKEN] > 0 && rendered[DRAWN_YET] > 0
                && rendered[DRAW_CALLS] == 0;
    }

    /// How far the furthest particle is outside the box that is thought to hold
    /// them all, m; 0 before there is one.
    static double boundsError(State s) {
        if (s.of(LANE)[REGISTERED] == 0) return 0;
        double[] position = s.of(POSITION), bounds = s.of(BOUNDS);
        double error = 0;
        for (int j = 0; j < position.length; j++)
            error = Math.max(error, Math.max(bounds[j % 3] - position[j],
                    position[j] - bounds[3 + j % 3]));
        return error;
    }

    /// The channel a skin reads its points from.
    static Channel points(boolean pipeline) {
        return pipeline ? PACKET : POSITION;
    }
}
