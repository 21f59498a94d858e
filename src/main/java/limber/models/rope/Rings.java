package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.models.rope.RopeParameters.RingFrame;

/// A local frame at every ring of the skin: direction T along the rope, and two
/// directions across it from which the ring is made, U and R = U × T.
///
/// `shortest-arc` turns (0,0,−1) onto T and U₀ = (1,0,0) with it: every ring by
/// itself, so that the skin twists, and flips where T comes near (0,0,1). `look` is
/// the published hook's: U = y × T lies level, R = T × U is as near to y as it can
/// be, and a vertical T takes U = (1,0,0). Its rings run the other way round. The
/// rotation-minimizing frame is carried from ring to ring by two reflections (Wang,
/// Jüttler, Zheng, Liu: Computation of Rotation Minimizing Frames, ACM TOG 2008).
///
/// @param points the channel that holds the centre line
/// @param perStick a frame for every stick, along it, instead of one for every
///   particle, along its neighbours
record Rings(RingFrame frame, Channel points, boolean perStick) implements Phase {
    private static final double TINY = 1e-12;

    @Override public String name() { return "rings"; }
    @Override public String of() { return "ring"; }
    @Override public boolean independent() {
        return frame != RingFrame.ROTATION_MINIMIZING;
    }
    @Override public int size(State s) {
        return s.of(points).length / 3 - (perStick ? 1 : 0);
    }

    @Override public Formula formula() {
        return Formula
                .of("d = p_{i+1} - p_{i-1}", "T = \\frac{d}{|d|}",
                        frame == RingFrame.LOOK ? "R = T\\times U"
                                : "R = U\\times T")
                .vector("d", "d", "m", "position")
                .number("|d|", "length", "m", "position").vector("T", "t")
                .vector("U", "u").vector("R", "r");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] p = s.of(points), ring = s.of(RING), arc = s.of(ARC);
        int last = p.length / 3 - 1;
        for (int i = from; i < to; i++) {
            int a = 3 * (perStick ? i : Math.max(0, i - 1)),
                    b = 3 * Math.min(last, i + 1), o = 9 * i, before = o - 9;
            double dx = p[b] - p[a], dy = p[b + 1] - p[a + 1],
                    dz = p[b + 2] - p[a + 2];
            double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            double tx = i == 0 ? 1 : ring[before],
                    ty = i == 0 ? 0 : ring[before + 1],
                    tz = i == 0 ? 0 : ring[before + 2];
            // coincident neighbours have no direction: keep that of the ring before
            if (length > TINY) {
                tx = dx / length;
                ty = dy / length;
                tz = dz / length;
            }
            double ux, uy, uz;
            if (frame == RingFrame.ROTATION_MINIMIZING && i > 0) {
                double vx = p[3 * i] - p[3 * i - 3],
                        vy = p[3 * i + 1] - p[3 * i - 2],
                        vz = p[3 * i + 2] - p[3 * i - 1];
                double c1 = vx * vx + vy * vy + vz * vz,
                        k1 = c1 > TINY * TINY ? 2 / c1 : 0;
                double ku = k1 * (vx * ring[before + 3] + vy * ring[before + 4]
                        + vz * ring[before + 5]);
                double kt = k1 * (vx * ring[before] + vy * ring[before + 1]
                        + vz * ring[before + 2]);
                double lx = ring[before + 3] - ku * vx,
                        ly = ring[before + 4] - ku * vy,
                        lz = ring[before + 5] - ku * vz;
                double wx = tx - (ring[before] - kt * vx),
                        wy = ty - (ring[before + 1] - kt * vy),
                        wz = tz - (ring[before + 2] - kt * vz);
                double c2 = wx * wx + wy * wy + wz * wz,
                        k2 = c2 > TINY * TINY ? 2 / c2 : 0;
                double kl = k2 * (wx * lx + wy * ly + wz * lz);
                ux = lx - kl * wx;
                uy = ly - kl * wy;
                uz = lz - kl * wz;
            } else if (frame == RingFrame.LOOK) {
                double level = Math.sqrt(tx * tx + tz * tz);
                ux = level > TINY ? tz / level : 1;
                uy = 0;
                uz = level > TINY ? -tx / level : 0;
                // Rodrigues' rotation of (1,0,0) about (0,0,−1) × T
            } else if (1 - tz > 1e-9) { // gap across
                ux = -tz + ty * ty / (1 - tz);
                uy = -tx * ty / (1 - tz);
                uz = tx; // end of gap across
            } else {
                ux = 1;
                uy = 0;
                uz = 0;
            }
            double dot = ux * tx + uy * ty + uz * tz;
            ux -= dot * tx;
            uy -= dot * ty;
            uz -= dot * tz;
            double size = Math.sqrt(ux * ux + uy * uy + uz * uz);
            ux /= size;
            uy /= size;
            uz /= size;
            ring[o] = tx;
            ring[o + 1] = ty;
            ring[o + 2] = tz;
            ring[o + 3] = ux;
            ring[o + 4] = uy;
            ring[o + 5] = uz;
            int way = frame == RingFrame.LOOK ? -1 : 1;
            double rx = way * (uy * tz - uz * ty), ry = way * (uz * tx - ux * tz),
                    rz = way * (ux * ty - uy * tx);
            ring[o + 6] = rx;
            ring[o + 7] = ry;
            ring[o + 8] = rz;
            double gx = i == 0 ? 0 : p[3 * i] - p[3 * i - 3],
                    gy = i == 0 ? 0 : p[3 * i + 1] - p[3 * i - 2],
                    gz = i == 0 ? 0 : p[3 * i + 2] - p[3 * i - 1];
            arc[i] = i == 0 ? 0
                    : arc[i - 1] + Math.sqrt(gx * gx + gy * gy + gz * gz);
        }
    }
}
