package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import java.util.Map;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;

/// The normal of the station below a vertex, carried on to it by the same two reflections; see [Stations].
record CarriedNormal(boolean extend) implements Phase {
    @Override public String name() { return "normal"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return new Formula("N = R_2 R_1 N_k,\\quad R_k\\,x = x - \\frac{2\\,(v_k\\cdot x)}{v_k\\cdot v_k}\\,v_k", Map.of("N", "n", "N_k", "m", "v_k\\cdot v_k", "square"));
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), parameter = s.of(T), fate = s.of(FATE), tangent = s.of(ALONG), normal = s.of(ACROSS);
        double[] at = s.of(STATION_POINT), along = s.of(STATION_TANGENT), across = s.of(STATION_NORMAL);
        for (int i = from; i < to; i++) {
            if (fate[i] == TORN) continue;
            if (i > from && parameter[i] == parameter[i - 1]) { // as all around a ring
                for (int j = 3 * i; j < 3 * i + 3; j++) normal[j] = normal[j - 3];
                continue;
            }
            double t = CentreLine.inside(parameter[i], extend);
            int station = (int) Math.max(0, Math.min(Stations.STEPS, Math.floor(t * Stations.STEPS))), k = 3 * station;
            double tx = tangent[3 * i], ty = tangent[3 * i + 1], tz = tangent[3 * i + 2];
            double vx = Bezier.at(points, 0, t) - at[k], vy = Bezier.at(points, 1, t) - at[k + 1], vz = Bezier.at(points, 2, t) - at[k + 2];
            double square = vx * vx + vy * vy + vz * vz, twice = square > Turn.NOTHING ? 2 / square : 0;
            double vn = twice * (vx * across[k] + vy * across[k + 1] + vz * across[k + 2]);
            double vt = twice * (vx * along[k] + vy * along[k + 1] + vz * along[k + 2]);
            double mx = across[k] - vn * vx, my = across[k + 1] - vn * vy, mz = across[k + 2] - vn * vz;
            double wx = tx - (along[k] - vt * vx), wy = ty - (along[k + 1] - vt * vy), wz = tz - (along[k + 2] - vt * vz);
            square = wx * wx + wy * wy + wz * wz;
            double wm = square > Turn.NOTHING ? 2 / square * (wx * mx + wy * my + wz * mz) : 0;
            double nx = mx - wm * wx, ny = my - wm * wy, nz = mz - wm * wz;
            double dot = nx * tx + ny * ty + nz * tz;
            nx -= dot * tx;
            ny -= dot * ty;
            nz -= dot * tz;
            double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
            normal[3 * i] = nx / size;
            normal[3 * i + 1] = ny / size;
            normal[3 * i + 2] = nz / size;
        }
    }
}
