package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// What a view shows of a rope, one of whose ends is in it.
class FramedSceneTest {
    private final Model rope = Catalog.model("rope");
    private final State state = state();

    private State state() {
        var timeline = new Timeline(rope);
        return new Run(timeline, timeline.root(rope.defaults(), rope.opening(rope.defaults()))).state();
    }

    /// Whether rings are whole while the end is so far below the upper edge of a view of 360 px. 500 px of focal length
    /// show a metre at 5 m as 100 px, and the other end is 4 m to the side.
    private boolean ringed(double below, double height) {
        Vec end = rope.handles(rope.defaults()).stream().filter((Handle h) -> h.name().equals("end")).findFirst()
                .orElseThrow().at(state);
        var at = new Projection(end.plus(new Vec(0, (below - height / 2) / 100, 5)), new Vec(1, 0, 0),
                new Vec(0, 1, 0), new Vec(0, 0, -1), 500, 360, height);
        assertEquals(below, at.point(end).y(), 1e-9);
        return FramedScene.ringed(rope, rope.defaults(), state, at);
    }

    /// A ring needs 14 px around its point.
    @Test
    void aRingIsCutAtTheEdgeOfALowViewOnly() {
        assertEquals(true, ringed(80, 160));
        assertEquals(true, ringed(15, 160));
        assertEquals(false, ringed(13, 160));
        assertEquals(false, ringed(147, 160));
        assertEquals(true, ringed(-1, 160), "it is not in the view");
        assertEquals(true, ringed(13, 240), "a higher view keeps its camera");
    }
}
