package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;

/// The vertices that are not solved for: those of the bottom stay at rest, those of
/// the top are carried by the handle, turned about it by the twist, then by the
/// tilt.
///
/// @param siny,cosy of the twist about y
/// @param sinz,cosz of the tilt about z
record Hold(double siny, double cosy, double sinz, double cosz) implements Phase {
    @Override public String name() { return "hold"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.ints(HELD).length / 2; }
    @Override public int element(State s, int sweep, int i) {
        return s.ints(HELD)[2 * i];
    }

    @Override public Formula formula() {
        return Formula.of("v = p - c", "x = P + Z\\,Y\\,v")
                .vector("v", "v", "m", "position")
                .vector("x", "at", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), p = s.of(SurfaceSkin.REST),
                points = s.of(POINTS), rest = s.of(REST_POINTS);
        int[] held = s.ints(HELD);
        for (int h = from; h < to; h++) {
            int j = 3 * held[2 * h];
            boolean carried = held[2 * h + 1] > 0;
            double atx = p[j], aty = p[j + 1], atz = p[j + 2];
            if (carried) {
                double vx = atx - rest[0], vy = aty - rest[1], vz = atz - rest[2];
                double turnedx = cosy * vx + siny * vz;
                double turnedz = cosy * vz - siny * vx;
                atx = points[0] + (cosz * turnedx - sinz * vy);
                aty = points[1] + (sinz * turnedx + cosz * vy);
                atz = points[2] + turnedz;
            }
            x[j] = atx;
            x[j + 1] = aty;
            x[j + 2] = atz;
        }
    }
}
