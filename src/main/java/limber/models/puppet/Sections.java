package limber.models.puppet;

import limber.engine.State;
import limber.mesh.SurfaceMeasures;
import limber.mesh.SurfaceSkin;

/// The sections of a mesh across its height, which are carried along by a deformation.
///
/// @param corners of the triangles
/// @param rest the vertices at rest, m
/// @param low,high the least and greatest y of those that triangles use, m
record Sections(int[] corners, double[] rest, double low, double high) {
    /// An area at rest below which a section has no ratio, m².
    private static final double NOTHING = 1e-12;

    static Sections of(State s) {
        double[] rest = s.of(SurfaceSkin.REST);
        int[] corners = s.ints(SurfaceSkin.CORNERS);
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int corner : corners) {
            double y = rest[3 * corner + 1];
            low = Math.min(low, y);
            high = Math.max(high, y);
        }
        return new Sections(corners, rest, low, high);
    }

    double height() {
        return high - low;
    }

    /// The section at a share of the height, six doubles a segment.
    double[] at(double share, double[] x) {
        return SurfaceMeasures.section(corners, rest, low + (high - low) * share, x);
    }

    /// The area of a section as a share of that at rest; +∞ where there is none at rest.
    double ratio(double share, double[] x) {
        double before = SurfaceMeasures.enclosed(at(share, rest));
        return before < NOTHING ? Double.POSITIVE_INFINITY : SurfaceMeasures.enclosed(at(share, x)) / before;
    }
}
