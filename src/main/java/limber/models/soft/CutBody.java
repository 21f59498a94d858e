package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// A body cut open by a plane: the tets behind it, each a little smaller than it is, so that they can be told apart.
final class CutBody {
    /// Larger bodies stay whole, since a view draws each tet with corners of its own.
    private static final int MOST_TETS = 20_000;
    private static final double SHARE = 0.92;
    /// The corners of a tet's faces.
    private static final int[] FACES = {1, 2, 3, 0, 3, 2, 0, 1, 3, 0, 2, 1};
    /// Points of a circle, and its radius as a share of the cube root of a tet's volume.
    private static final int CIRCLE = 48;
    private static final double RADIUS = 0.5;

    private CutBody() {}

    static boolean cuts(Settings p, State s) {
        return p.get(CUT) != Cut.NONE && s.of(REST_VOLUME).length <= MOST_TETS;
    }

    /// All tets, with the faces of those whose middle lies beyond the plane collapsed.
    static Overlay.Solid of(String name, Settings p, State s) {
        int tets = s.of(REST_VOLUME).length, faces = FACES.length;
        var xyz = new double[3 * faces * tets];
        var triangles = new int[faces * tets];
        Vec at = Vec.of(s.of(CUT_PLACE), 0);
        for (int t = 0; t < tets; t++) {
            Vec middle = middle(s, t);
            boolean shown = along(p.get(CUT), middle) <= along(p.get(CUT), at);
            for (int k = 0; k < faces; k++) {
                middle.plus(corner(s, t, FACES[k]).minus(middle).times(SHARE)).into(xyz, faces * t + k);
                triangles[faces * t + k] = faces * t + (shown ? k : 0);
            }
        }
        return new Overlay.Solid(name, "position", xyz, triangles);
    }

    /// A value of each tet at all corners of its faces.
    static double[] onCorners(double[] values) {
        var all = new double[FACES.length * values.length];
        for (int c = 0; c < all.length; c++) all[c] = values[c / FACES.length];
        return all;
    }

    private static double along(Cut axis, Vec v) {
        return axis == Cut.X ? v.x() : axis == Cut.Y ? v.y() : v.z();
    }

    private static Vec corner(State s, int tet, int corner) {
        return Vec.of(s.of(POSITION), s.ints(TET_CORNERS)[4 * tet + corner]);
    }

    private static Vec middle(State s, int tet) {
        return corner(s, tet, 0).plus(corner(s, tet, 1)).plus(corner(s, tet, 2)).plus(corner(s, tet, 3)).times(0.25);
    }

    /// The ellipsoid that F of a tet makes of a sphere: three of its circles.
    static List<Overlay> ellipsoid(State s, int tet) {
        double[] f = Deformation.of(s.of(POSITION), s.ints(TET_CORNERS), s.of(REST_INVERSE), tet);
        double radius = RADIUS * Exact.cbrt(s.of(REST_VOLUME)[tet]);
        var circles = new ArrayList<Overlay>();
        for (int axis = 0; axis < 3; axis++) {
            Vec u = column(f, axis).times(radius), v = column(f, (axis + 1) % 3).times(radius);
            var xyz = new double[3 * (CIRCLE + 1)];
            for (int k = 0; k <= CIRCLE; k++) {
                double angle = 2 * Math.PI * k / CIRCLE;
                middle(s, tet).plus(u.times(Exact.cos(angle))).plus(v.times(Exact.sin(angle))).into(xyz,
                        k);
            }
            circles.add(new Overlay.Path("ellipsoid", "selection", xyz, false));
        }
        return circles;
    }

    private static Vec column(double[] m, int j) {
        return new Vec(m[j], m[3 + j], m[6 + j]);
    }
}
