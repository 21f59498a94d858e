package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;

/// The offset of a vertex from its point of the curve: at rest (o.x, 0, o.z) from
/// the axis, in the local frame.
///
/// At rest N, T and the binormal B = N × T are x, y and z. As published, only the
/// part of the offset along the bend vector is turned, to the normal; the rest
/// stays as it is.
record Offsets(boolean published) implements Phase {
    @Override public String name() { return "offset"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return published
                ? Formula.of("d = \\frac{|b\\cdot o|}{|b|}\\,N + \\left(o - "
                        + "\\frac{b\\cdot o}{|b|^2}\\,b\\right)")
                        .number("b\\cdot o", "dot", "m²")
                        .number("|b|", "length", "m").vector("N", "n")
                        .vector("d", "offset", "m", "correction")
                : Formula.of("B = N\\times T", "d = o_x\\,N + o_z\\,B")
                        .number("o_x", "ox", "m").number("o_z", "oz", "m")
                        .vector("N", "n").vector("T", "t")
                        .vector("B", "b")
                        .vector("d", "offset", "m", "correction");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), parameter = s.of(T),
                rest = s.of(SurfaceSkin.REST), fate = s.of(FATE),
                along = s.of(ALONG), across = s.of(ACROSS), offset = s.of(OFFSET);
        int first = published ? PublishedNormal.bending(points) : 0;
        double nx = 0, ny = 0, nz = 0, bx = 0, by = 0, bz = 0;
        for (int i = from; i < to; i++) {
            double ox = rest[3 * i], oz = rest[3 * i + 2];
            // not so all around a ring
            boolean turned = published || i == from
                    || parameter[i] != parameter[i - 1];
            if (turned) {
                nx = across[3 * i];
                ny = across[3 * i + 1];
                nz = across[3 * i + 2];
            }
            double offsetx = ox, offsety = 0, offsetz = oz;
            boolean bent = bent(fate[i]);
            if (bent && published) {
                double bendx = points[3 * first] - points[0],
                        bendz = points[3 * first + 2] - points[2];
                double dot = bendx * ox + bendz * oz,
                        length = Math.sqrt(bendx * bendx + bendz * bendz);
                double projection = Math.abs(dot) / length,
                        share = dot / (length * length);
                offsetx = projection * nx + ox - share * bendx;
                offsety = projection * ny;
                offsetz = projection * nz + oz - share * bendz;
            } else if (bent) { // gap offset
                if (turned) {
                    double tx = along[3 * i], ty = along[3 * i + 1],
                            tz = along[3 * i + 2];
                    bx = ny * tz - nz * ty;
                    by = nz * tx - nx * tz;
                    bz = nx * ty - ny * tx;
                }
                offsetx = ox * nx + oz * bx;
                offsety = ox * ny + oz * by;
                offsetz = ox * nz + oz * bz; // end of gap offset
            }
            offset[3 * i] = offsetx;
            offset[3 * i + 1] = offsety;
            offset[3 * i + 2] = offsetz;
        }
    }
}
