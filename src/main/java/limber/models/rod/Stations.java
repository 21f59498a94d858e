package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;
import limber.math.Quaternion;

/// Rotation-minimizing frames at even steps of t, with the arc length up to each if
/// requested.
///
/// The first frame is the world's own, turned from y onto T(0) by the shortest arc.
/// Each other one comes from the one before it by two reflections: the first, in
/// the plane halfway between the two points, takes the frame there; the second
/// takes its tangent onto the curve's (W. Wang, B. Jüttler, D. Zheng, Y. Liu,
/// Computation of Rotation Minimizing Frames, ACM TOG 2008; the error falls with
/// the fourth power of the step).
///
/// @param lengths whether lengths are wanted too
record Stations(boolean lengths) implements Phase {
    /// Steps from t = 0 to t = 1: as many as leave a tangle of degree 8 within 1e-9
    /// of its size of the limit; 128 leave 1e-7.
    static final int STEPS = 512;

    @Override public String name() { return "stations"; }
    @Override public String of() { return "station"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return STEPS + 1; }

    @Override public Formula formula() {
        return Formula.of("P = B(t)", "T = \\frac{B'(t)}{|B'(t)|}",
                "R_k\\,x = x - 2\\,\\frac{v_k\\cdot x}{v_k\\cdot "
                        + "v_k}\\,v_k",
                "M = R_1 N", "N' = R_2 M")
                .number("t", "t").vector("P", "p", "m", "position")
                .vector("B'(t)", "d", "m", "")
                .number("|B'(t)|", "speed", "m").vector("T", "t")
                .vector("M", "m").vector("N'", "n");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), at = s.of(STATION_POINT),
                along = s.of(STATION_TANGENT),
                across = s.of(STATION_NORMAL), length = s.of(STATION_LENGTH);
        double slowest = Curve.still(points);
        for (int i = from; i < to; i++) {
            int o = 3 * i, before = o - 3;
            double t = (double) i / STEPS;
            double px = Bezier.at(points, 0, t), py = Bezier.at(points, 1, t),
                    pz = Bezier.at(points, 2, t);
            double dx = Bezier.derivative(points, 0, t),
                    dy = Bezier.derivative(points, 1, t),
                    dz = Bezier.derivative(points, 2, t);
            double speed = Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (speed <= slowest) {
                dx = Curve.along(points, 0, t);
                dy = Curve.along(points, 1, t);
                dz = Curve.along(points, 2, t);
                speed = Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
            double tx = speed > 0 ? dx / speed : 0, ty = speed > 0 ? dy / speed : 1,
                    tz = speed > 0 ? dz / speed : 0;
            double nx, ny, nz;
            if (i == 0) {
                nx = Quaternion.acrossX(tx, ty, tz);
                ny = Quaternion.acrossY(tx, ty, tz);
                nz = Quaternion.acrossZ(tx, ty, tz);
            } else {
                double vx = px - at[before], vy = py - at[before + 1],
                        vz = pz - at[before + 2],
                        square = vx * vx + vy * vy + vz * vz;
                double k = square > Quaternion.NOTHING ? 2 / square : 0;
                double kn = k * (vx * across[before] + vy * across[before + 1]
                        + vz * across[before + 2]);
                double kt = k * (vx * along[before] + vy * along[before + 1]
                        + vz * along[before + 2]);
                double mx = across[before] - kn * vx,
                        my = across[before + 1] - kn * vy,
                        mz = across[before + 2] - kn * vz; // gap reflect
                double wx = tx - (along[before] - kt * vx),
                        wy = ty - (along[before + 1] - kt * vy),
                        wz = tz - (along[before + 2] - kt * vz);
                square = wx * wx + wy * wy + wz * wz;
                double km = square > Quaternion.NOTHING
                        ? 2 / square * (wx * mx + wy * my + wz * mz)
                        : 0;
                nx = mx - km * wx;
                ny = my - km * wy;
                nz = mz - km * wz; // end of gap reflect
            }
            double dot = nx * tx + ny * ty + nz * tz;
            nx -= dot * tx;
            ny -= dot * ty;
            nz -= dot * tz;
            double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
            at[o] = px;
            at[o + 1] = py;
            at[o + 2] = pz;
            along[o] = tx;
            along[o + 1] = ty;
            along[o + 2] = tz;
            across[o] = nx / size;
            across[o + 1] = ny / size;
            across[o + 2] = nz / size;
            if (lengths) length[i] = i == 0 ? 0
                    : length[i - 1]
                            + Curve.length(points, (double) (i - 1) / STEPS, t);
        }
    }
}
