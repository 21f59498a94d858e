package limber.models.rope;

import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.mesh.Skin;

/// The phases that make the rope's mesh, and its size.
final class RopeSkin {
    private RopeSkin() {}

    static int vertices(Settings p) {
        int segments = p.get(SEGMENTS), copies = p.get(DOUBLE_SIDED) ? 2 : 1;
        return switch (p.get(SKIN)) {
            case LINE -> segments + 1;
            case CYLINDERS -> 2 * p.get(SIDES) * segments * copies;
            case RIBBON -> Ribbon.vertices(segments, published(p), p.get(DOUBLE_SIDED));
            case TUBE -> Tube.vertices(segments, p.get(SIDES), p.get(CAPS), p.get(DOUBLE_SIDED));
        };
    }

    static int triangles(Settings p) {
        int segments = p.get(SEGMENTS), copies = p.get(DOUBLE_SIDED) ? 2 : 1;
        return switch (p.get(SKIN)) {
            case LINE -> 0;
            case CYLINDERS -> 2 * p.get(SIDES) * segments * copies;
            case RIBBON -> 2 * segments * copies;
            case TUBE -> Tube.triangles(segments, p.get(SIDES), p.get(CAPS), p.get(DOUBLE_SIDED));
        };
    }

    static List<Phase> phases(Settings p) {
        boolean pipeline = p.get(PIPELINE), cylinders = p.get(SKIN) == SkinShape.CYLINDERS;
        Channel points = Pipeline.points(pipeline);
        var phases = new ArrayList<Phase>();
        if (pipeline) phases.add(RenderLane.take(Component.of(p), p.get(HAND_OFF), p.get(LATENCY)));
        phases.add(new Rings(p.get(RING_FRAME), points, cylinders));
        boolean doubled = p.get(DOUBLE_SIDED), clockwise = p.get(RING_FRAME) != RingFrame.LOOK;
        switch (p.get(SKIN)) {
            case LINE -> phases.add(new Line(points));
            case CYLINDERS -> {
                phases.add(new Cylinders.Vertices(Circle.of(p.get(SIDES)), p.get(WIDTH), p.get(TILE),
                        p.get(TEXTURE_RUN), doubled, points));
                phases.add(new Cylinders.Triangles(p.get(SIDES), clockwise, doubled, points));
            }
            case RIBBON -> {
                phases.add(new Ribbon.Vertices(published(p), p.get(WIDTH), p.get(TILE), p.get(TEXTURE_RUN), doubled,
                        points));
                phases.add(new Ribbon.Triangles(published(p), doubled));
            }
            case TUBE -> {
                phases.add(new Tube.Vertices(Circle.of(p.get(SIDES)), p.get(WIDTH), p.get(TILE), p.get(UNROLL),
                        p.get(TEXTURE_RUN), p.get(CAPS), doubled, points));
                phases.add(new Tube.Triangles(p.get(SIDES), clockwise, p.get(CAPS), p.get(UNROLL) == 0, doubled));
            }
        }
        if (pipeline) phases.addAll(RenderLane.phases(p.get(REBUILD), cylinders, p.get(VIEW_AT), p.get(VIEW_SIZE)));
        return phases;
    }

    /// The vertices round the rope as it is placed, before it has moved.
    static double[] atRest(Settings p) {
        Settings alone = p.with(PIPELINE, false);
        State s = RopeStart.state(alone);
        for (Phase phase : phases(alone)) phase.run(s, 0, 0, phase.size(s));
        return Skin.vertices(s);
    }

    private static boolean published(Settings p) {
        return p.get(RIBBON_RULE) == RibbonRule.PUBLISHED;
    }
}
