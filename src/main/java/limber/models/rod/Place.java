package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The position of a vertex: its point of the curve plus its offset; or its rest
/// position above the base, if its tangent is not a number, the published rule
/// finds no bend, or it would lie beyond all that may be shown.
///
/// @param limit the largest coordinate that is shown, m
record Place(double limit) implements Phase {
    @Override public String name() { return "place"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return Formula.of("x = P(t) + d").vector("P(t)", "p", "m", "position")
                .vector("d", "d", "m", "correction")
                .vector("x", "x", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), rest = s.of(SurfaceSkin.REST),
                centre = s.of(CENTRE), offset = s.of(OFFSET),
                fate = s.of(FATE), placed = s.of(Skin.PLACED);
        for (int i = from; i < to; i++) {
            double px = centre[3 * i], py = centre[3 * i + 1],
                    pz = centre[3 * i + 2];
            double dx = offset[3 * i], dy = offset[3 * i + 1],
                    dz = offset[3 * i + 2];
            double xx = px + dx, xy = py + dy, xz = pz + dz;
            if (!(Math.abs(xx) <= limit && Math.abs(xy) <= limit
                    && Math.abs(xz) <= limit))
                fate[i] = BEYOND;
            boolean bent = bent(fate[i]);
            if (!bent) {
                xx = points[0] + rest[3 * i];
                xy = points[1] + rest[3 * i + 1];
                xz = points[2] + rest[3 * i + 2];
            }
            placed[3 * i] = xx;
            placed[3 * i + 1] = xy;
            placed[3 * i + 2] = xz;
        }
    }
}
