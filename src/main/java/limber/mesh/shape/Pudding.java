package limber.mesh.shape;

import limber.math.exact.Exact;
import limber.mesh.Surface;

/// A pudding turned out of its mould: wide at the foot, narrower at the top, rounded at both edges, with flutes around
/// its side. It is 1.5 high, and its foot is at most 1.05 from the axis.
///
/// It is a sphere of meridians and parallels whose vertices are moved: a point at the height sin a and the distance
/// cos a from the axis goes to the height sinᵖ a and the distance cosᵖ a with p below 1, which makes a rounded cylinder
/// of it. Then it is tapered and fluted.
public record Pudding() implements Primitive {
    private static final int COLUMNS = 80, ROWS = 36, FLUTES = 10;
    /// The power that rounds a cylinder's edges, and half the height.
    private static final double ROUND = 0.42, HALF = 0.75;
    /// By how much the top is narrower, and the depth of a flute, as shares of the distance from the axis.
    private static final double TAPER = 0.34, DEPTH = 0.05;

    @Override public Surface surface() {
        Surface sphere = new UvSphere(COLUMNS, ROWS).surface();
        double[] xyz = sphere.vertices();
        for (int i = 0; i < xyz.length; i += 3) {
            double x = xyz[i], y = xyz[i + 1], z = xyz[i + 2], near = Math.sqrt(x * x + z * z);
            double height = Math.copySign(Exact.pow(Math.abs(y), ROUND), y);
            xyz[i + 1] = HALF * height;
            if (near == 0) continue;
            double flute = 1 + DEPTH * (1 - height * height) * Exact.cos(FLUTES * Exact.atan2(x, z)),
                    wider = Exact.pow(near, ROUND) * (1 - TAPER * 0.5 * (1 + height)) * flute / near;
            xyz[i] = x * wider;
            xyz[i + 2] = z * wider;
        }
        return new Surface(xyz, sphere.uv(), sphere.triangles(), sphere.uvCorners());
    }
}
