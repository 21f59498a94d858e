package limber.models.rod;

import limber.mesh.Surface;
import limber.mesh.shape.RingWall;

/// A straight rod up the y axis, thinner towards its tip: rings from the base up, the first at y = 0 and the last at
/// `height`, closed by a flat cap at either end.
///
/// Vertex index = ring · sides + corner. A ring begins at −x and goes towards −z: the published hexagon lies along x,
/// its ring begins at +y and goes towards −z, and is turned upright by (x, y, z) → (−y, x + height/2, z). The texture
/// runs along the rod (u) and around it (v); corners at the seam have a second pair, and no vertex stands twice.
///
/// @param baseWidth,tipWidth from corner to opposite corner: twice the radius of the circle through the corners, m
record TaperedRod(double height, double baseWidth, double tipWidth, int rings, int sides) {
    /// How often the texture repeats along the rod: a check is then about as long as it is wide.
    private static final double TILE = 0.25;

    /// Radius lost in a metre of height.
    double slope() {
        return 0.5 * (baseWidth - tipWidth) / height;
    }

    /// Radius of the circle through the corners at a height, m.
    double radius(double y) {
        return 0.5 * (baseWidth + (tipWidth - baseWidth) * (y / height));
    }

    Surface surface() {
        var wall = new RingWall(rings, sides);
        double[] xyz = new double[3 * wall.size()], uv = new double[2 * (wall.pairs() + 2)];
        for (int ring = 0; ring < rings; ring++) {
            double y = ring == rings - 1 ? height : wall.share(ring) * height;
            wall.place(xyz, ring, radius(y), y);
        }
        wall.texture(uv, TILE);
        int base = wall.pairs(), tip = base + 1;
        uv[2 * tip] = TILE;
        uv[2 * base + 1] = uv[2 * tip + 1] = 0.5 / sides;
        int[] triangles = new int[6 * sides * (rings - 1) + 6 * (sides - 2)], corners = new int[triangles.length];
        int at = wall.triangles(triangles, false), last = rings - 1;
        wall.triangles(corners, true);
        for (int corner = 1; corner + 1 < sides; corner++) {
            RingWall.triangle(corners, at, base, base, base);
            at = RingWall.triangle(triangles, at, wall.vertex(0, 0), wall.vertex(0, corner),
                    wall.vertex(0, corner + 1));
            RingWall.triangle(corners, at, tip, tip, tip);
            at = RingWall.triangle(triangles, at, wall.vertex(last, 0), wall.vertex(last, corner + 1),
                    wall.vertex(last, corner));
        }
        return new Surface(xyz, uv, triangles, corners);
    }
}
