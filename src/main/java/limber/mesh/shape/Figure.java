package limber.mesh.shape;

import java.util.List;
import limber.engine.settings.Vec;
import limber.mesh.Surface;

/// A character about 2 high that stands and looks along +z, its arms held out: head, body, arms and legs.
public record Figure() implements Primitive {
    private static final double BLEND = 0.09, CELL = 0.05;

    private static final List<Limb> MIDDLE = List.of(
            Limb.round(new Vec(0, 0.7, 0), new Vec(0.28, 0.3, 0.27)),
            new Limb(new Vec(0, 0.42, 0), new Vec(0, 0.3, 0), new Vec(0.12, 0.12, 0.12)),
            new Limb(new Vec(0, 0.16, 0), new Vec(0, -0.14, 0), new Vec(0.27, 0.25, 0.2)));
    private static final List<Limb> LEFT = List.of(
            new Limb(new Vec(0.22, 0.24, 0), new Vec(0.72, 0.12, 0), new Vec(0.105, 0.105, 0.105)),
            Limb.round(new Vec(0.79, 0.1, 0), new Vec(0.15, 0.13, 0.12)),
            new Limb(new Vec(0.15, -0.34, 0), new Vec(0.21, -0.82, 0), new Vec(0.13, 0.13, 0.13)),
            Limb.round(new Vec(0.22, -0.9, 0.08), new Vec(0.15, 0.1, 0.24)));

    @Override public Surface surface() {
        return SurfaceNet.of(new SmoothUnion(MIDDLE, LEFT, BLEND), CELL, 21, 23, 9);
    }
}
