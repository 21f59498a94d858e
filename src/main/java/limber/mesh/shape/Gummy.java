package limber.mesh.shape;

import java.util.List;
import limber.engine.settings.Vec;
import limber.mesh.Surface;

/// A sitting gummy bear about 2 high that looks along +z: ellipsoids that flow into each other.
public record Gummy() implements Primitive {
    private static final double BLEND = 0.11, CELL = 0.052;

    private static final List<Limb> MIDDLE = List.of(
            Limb.round(new Vec(0, -0.32, -0.02), new Vec(0.47, 0.56, 0.4)),
            Limb.round(new Vec(0, 0.45, 0.02), new Vec(0.41, 0.37, 0.36)),
            Limb.round(new Vec(0, 0.35, 0.34), new Vec(0.19, 0.15, 0.15)));
    private static final List<Limb> RIGHT = List.of(
            Limb.round(new Vec(0.31, 0.8, -0.02), new Vec(0.17, 0.17, 0.12)),
            new Limb(new Vec(0.38, 0.02, 0.1), new Vec(0.33, -0.14, 0.42), new Vec(0.15, 0.15, 0.15)),
            new Limb(new Vec(0.3, -0.72, 0.1), new Vec(0.36, -0.78, 0.46), new Vec(0.19, 0.19, 0.19)));

    @Override public Surface surface() {
        return SurfaceNet.of(new SmoothUnion(MIDDLE, RIGHT, BLEND), CELL, 15, 22, 15);
    }
}
