package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The outward normals of the tapered rod: away from the axis, leaning towards the
/// tip by as much as the rod grows thinner. Each is the normal at rest, turned with
/// the local frame; the shorter inner side of a bend is ignored. Where a ring has
/// collapsed the normal is that at rest.
///
/// @param stale as published: set once at rest, and never again
/// @param slope radius lost in a metre of height; 0 as published, where normals
///   ignore the taper
record TaperedNormals(double slope, boolean stale) implements Phase {
    @Override public String name() { return "normals"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return Formula.of("\\rho = \\frac{d}{|d|}", "n = \\rho + s\\,T",
                "N = \\frac{n}{|n|}")
                .number("|d|", "radius", "m").vector("\\rho", "radial")
                .number("s", "slope").vector("T", "t")
                .vector("n", "n").number("|n|", "size");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] along = s.of(ALONG), offset = s.of(OFFSET), fate = s.of(FATE),
                rest = s.of(SurfaceSkin.REST), normals = s.of(Skin.NORMALS);
        for (int i = from; i < to; i++) {
            boolean bent = !stale && (fate[i] == BENT || fate[i] == GUARDED);
            double tx = bent ? along[3 * i] : 0, ty = bent ? along[3 * i + 1] : 1,
                    tz = bent ? along[3 * i + 2] : 0;
            double ox = bent ? offset[3 * i] : rest[3 * i],
                    oy = bent ? offset[3 * i + 1] : 0,
                    oz = bent ? offset[3 * i + 2] : rest[3 * i + 2];
            double radius = Math.sqrt(ox * ox + oy * oy + oz * oz);
            double radialx = radius > 0 ? ox / radius : 1,
                    radialy = radius > 0 ? oy / radius : 0,
                    radialz = radius > 0 ? oz / radius : 0;
            double nx = radialx + slope * tx, ny = radialy + slope * ty,
                    nz = radialz + slope * tz;
            double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
            normals[3 * i] = nx / size;
            normals[3 * i + 1] = ny / size;
            normals[3 * i + 2] = nz / size;
        }
    }
}
