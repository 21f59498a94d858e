package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;

/// The published planar rule for normals: perpendicular to the tangent, with the
/// tangent's horizontal direction, on one side or the other.
///
/// The bend vector is the horizontal part of the first control point relative to
/// the base's vertical. A vertex on its side (bend · o > 0) goes with the tangent
/// while that rises, against it while it falls; straight down or up where it is
/// level. So in an S-curve, whose tangent comes to lean away from the bend vector,
/// the rod turns inside out; and where the curve leaves the bend's plane by an
/// angle ψ, sections are sheared to cos ψ of their area.
record PublishedNormal() implements Phase {
    /// Metres below which something counts as 0.
    static final double NEAR = 1e-5;

    @Override public String name() { return "normal"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return Formula.of("\\pm = \\mathrm{sgn}(b\\cdot o)\\,\\mathrm{sgn}(T_y)",
                "(n_x, n_z) = \\pm (T_x, T_z)",
                "n \\perp T", "N = \\frac{n}{|n|}")
                .number("b\\cdot o", "dot", "m²").number("T_x", "tx")
                .number("T_y", "ty").number("T_z", "tz")
                .number("\\pm", "side").vector("n", "n")
                .number("|n|", "size");
    }

    /// The first control point that is not above the base; n + 1 if there is none.
    static int bending(double[] points) {
        int i = 1;
        while (i < points.length / 3 && Math.abs(points[3 * i] - points[0]) <= NEAR
                && Math.abs(points[3 * i + 2] - points[2]) <= NEAR)
            i++;
        return i;
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), rest = s.of(SurfaceSkin.REST),
                fate = s.of(FATE), tangent = s.of(ALONG),
                speed = s.of(SPEED), normal = s.of(ACROSS);
        int first = bending(points);
        for (int i = from; i < to; i++) {
            if (first == points.length / 3) {
                fate[i] = STAYS;
                continue;
            }
            if (lost(fate[i])) continue;
            double bendx = points[3 * first] - points[0],
                    bendz = points[3 * first + 2] - points[2];
            double dot = bendx * rest[3 * i] + bendz * rest[3 * i + 2];
            double tx = tangent[3 * i], ty = tangent[3 * i + 1],
                    tz = tangent[3 * i + 2];
            double side = dot > 0 ? 1 : -1;
            // as it is where the tangent stands upright
            double nx = side * bendx, ny = 0, nz = side * bendz;
            // of B′ itself, in metres, not of its unit
            double near = NEAR / speed[i];
            boolean upright = Math.abs(tx) < near && Math.abs(tz) < near;
            if (!upright) {
                boolean level = Math.abs(ty) < near;
                side = ty > 0 ? side : -side;
                nx = level ? 0 : side * tx;
                nz = level ? 0 : side * tz;
                ny = level ? dot > 0 ? -1 : 1 : -(nx * tx + nz * tz) / ty;
            }
            double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
            normal[3 * i] = nx / size;
            normal[3 * i + 1] = ny / size;
            normal[3 * i + 2] = nz / size;
        }
    }
}
