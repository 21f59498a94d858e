package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;
import limber.math.Quaternion;

/// The rotation-minimizing normal at a vertex: that of the station below, carried
/// on by the same two reflections; see [Stations]. Where the polynomial goes on
/// beyond the ends, in steps as long as the distance between stations.
record CarriedNormal(boolean extend) implements Phase {
    /// The reach of the extension: eight times the curve; anything beyond is far
    /// out of sight anyway.
    private static final int MOST_HOPS = 8 * Stations.STEPS;

    @Override public String name() { return "normal"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return Formula.of("R_k\\,x = x - 2\\,\\frac{v_k\\cdot x}{v_k\\cdot "
                + "v_k}\\,v_k", "M = R_1 N_k", "N = R_2 M")
                .vector("M", "m").vector("N", "n");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), parameter = s.of(T), fate = s.of(FATE),
                tangent = s.of(ALONG),
                normal = s.of(ACROSS);
        double[] at = s.of(STATION_POINT), along = s.of(STATION_TANGENT),
                across = s.of(STATION_NORMAL);
        for (int i = from; i < to; i = Ring.end(parameter, i, to)) {
            if (lost(fate[i])) continue;
            double t = CentreLine.inside(parameter[i], extend);
            int station = (int) Math.max(0,
                    Math.min(Stations.STEPS,
                            Math.floor(t * Stations.STEPS))),
                    k = 3 * station;
            double start = (double) station / Stations.STEPS, way = t - start;
            // one between the ends
            int hops = (int) Math.max(1,
                    Math.min(MOST_HOPS, Math.ceil(Math.abs(way) * Stations.STEPS)));
            double px = at[k], py = at[k + 1], pz = at[k + 2];
            double fx = along[k], fy = along[k + 1], fz = along[k + 2];
            double nx = across[k], ny = across[k + 1], nz = across[k + 2];
            double tx = fx, ty = fy, tz = fz;
            for (int hop = 1; hop <= hops; hop++) {
                double on = hop == hops ? t : start + way * hop / hops;
                double qx = Bezier.at(points, 0, on), qy = Bezier.at(points, 1, on),
                        qz = Bezier.at(points, 2, on);
                tx = hop == hops ? tangent[3 * i]
                        : Bezier.derivative(points, 0, on);
                ty = hop == hops ? tangent[3 * i + 1]
                        : Bezier.derivative(points, 1, on);
                tz = hop == hops ? tangent[3 * i + 2]
                        : Bezier.derivative(points, 2, on);
                double speed = hop == hops ? 1
                        : Math.sqrt(tx * tx + ty * ty + tz * tz);
                tx = speed > 0 ? tx / speed : fx;
                ty = speed > 0 ? ty / speed : fy;
                tz = speed > 0 ? tz / speed : fz;
                double vx = qx - px, vy = qy - py, vz = qz - pz;
                double square = vx * vx + vy * vy + vz * vz,
                        twice = square > Quaternion.NOTHING ? 2 / square : 0;
                double vn = twice * (vx * nx + vy * ny + vz * nz),
                        vt = twice * (vx * fx + vy * fy + vz * fz);
                double mx = nx - vn * vx, my = ny - vn * vy, mz = nz - vn * vz;
                double wx = tx - (fx - vt * vx), wy = ty - (fy - vt * vy),
                        wz = tz - (fz - vt * vz);
                square = wx * wx + wy * wy + wz * wz;
                double wm = square > Quaternion.NOTHING
                        ? 2 / square * (wx * mx + wy * my + wz * mz)
                        : 0;
                nx = mx - wm * wx;
                ny = my - wm * wy;
                nz = mz - wm * wz;
                px = qx;
                py = qy;
                pz = qz;
                fx = tx;
                fy = ty;
                fz = tz;
            }
            double dot = nx * tx + ny * ty + nz * tz;
            nx -= dot * tx;
            ny -= dot * ty;
            nz -= dot * tz;
            double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
            normal[3 * i] = nx / size;
            normal[3 * i + 1] = ny / size;
            normal[3 * i + 2] = nz / size;
            Ring.fill(normal, i, Ring.end(parameter, i, to));
        }
    }
}
