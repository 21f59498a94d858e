package limber.mesh.shape;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.settings.Vec;
import limber.mesh.Surface;

/// A character about 2 high that stands and looks along +z: head, body, arms and legs. Both arms are held out, or one
/// hand is raised above the head.
///
/// @param raised whether its left hand, at x > 0, is raised
public record Figure(boolean raised) implements Primitive {
    private static final double BLEND = 0.09, CELL = 0.05;
    /// How much higher than the head the raised hand reaches, of which half is taken off so that the middle stays.
    private static final Vec DOWN = new Vec(0, -0.15, 0);

    private static final List<Limb> MIDDLE = List.of(
            Limb.round(new Vec(0, 0.7, 0), new Vec(0.28, 0.3, 0.27)),
            new Limb(new Vec(0, 0.42, 0), new Vec(0, 0.3, 0), new Vec(0.12, 0.12, 0.12)),
            new Limb(new Vec(0, 0.16, 0), new Vec(0, -0.14, 0), new Vec(0.27, 0.25, 0.2)));
    private static final List<Limb> ARM = List.of(
            new Limb(new Vec(0.22, 0.24, 0), new Vec(0.72, 0.12, 0), new Vec(0.105, 0.105, 0.105)),
            Limb.round(new Vec(0.79, 0.1, 0), new Vec(0.15, 0.13, 0.12)));
    private static final List<Limb> OTHER = ARM.stream().map(Limb::mirrored).toList();
    private static final List<Limb> RAISED = List.of(
            new Limb(new Vec(0.22, 0.24, 0), new Vec(0.64, 0.4, 0), new Vec(0.105, 0.105, 0.105)),
            new Limb(new Vec(0.64, 0.4, 0), new Vec(0.74, 0.98, 0), new Vec(0.095, 0.095, 0.095)),
            Limb.round(new Vec(0.76, 1.14, 0), new Vec(0.15, 0.16, 0.11)));
    private static final List<Limb> LEG = List.of(
            new Limb(new Vec(0.15, -0.34, 0), new Vec(0.21, -0.82, 0), new Vec(0.13, 0.13, 0.13)),
            Limb.round(new Vec(0.22, -0.9, 0.08), new Vec(0.15, 0.1, 0.24)));

    @Override public Surface surface() {
        if (!raised) return SurfaceNet.of(new SmoothUnion(MIDDLE, joined(ARM, LEG), BLEND), CELL, 21, 23, 9);
        return SurfaceNet.of(new SmoothUnion(lower(joined(MIDDLE, RAISED, OTHER)), lower(LEG), BLEND), CELL, 21, 26, 9);
    }

    @SafeVarargs private static List<Limb> joined(List<Limb>... parts) {
        return Stream.of(parts).flatMap(List::stream).toList();
    }

    private static List<Limb> lower(List<Limb> limbs) {
        return limbs.stream().map(limb -> limb.moved(DOWN)).toList();
    }
}
