package limber.models.rod;

import limber.mesh.Surface;

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
        double[] xyz = new double[3 * rings * sides], uv = new double[2 * (rings * (sides + 1) + 2)];
        for (int ring = 0; ring < rings; ring++) {
            double share = (double) ring / (rings - 1), y = ring == rings - 1 ? height : share * height,
                    radius = radius(y);
            for (int corner = 0; corner < sides; corner++) {
                double angle = 2 * Math.PI * corner / sides;
                int i = ring * sides + corner;
                xyz[3 * i] = -radius * StrictMath.cos(angle);
                xyz[3 * i + 1] = y;
                xyz[3 * i + 2] = -radius * StrictMath.sin(angle);
                pair(uv, i, share, (double) corner / sides);
            }
            pair(uv, rings * sides + ring, share, 1);
        }
        pair(uv, rings * (sides + 1), 0, 0.5 / sides);
        pair(uv, rings * (sides + 1) + 1, 1, 0.5 / sides);
        return new Surface(xyz, uv, triangles(false), triangles(true));
    }

    private static void pair(double[] uv, int i, double along, double around) {
        uv[2 * i] = TILE * along;
        uv[2 * i + 1] = around;
    }

    /// @param pairs indices of texture coordinates instead of vertices
    private int[] triangles(boolean pairs) {
        int[] t = new int[6 * sides * (rings - 1) + 6 * (sides - 2)];
        int at = 0;
        for (int ring = 0; ring + 1 < rings; ring++)
            for (int corner = 0; corner < sides; corner++) {
                int a = index(pairs, ring, corner), b = index(pairs, ring, corner + 1),
                        c = index(pairs, ring + 1, corner + 1), d = index(pairs, ring + 1, corner);
                at = triangle(t, at, a, d, c);
                at = triangle(t, at, a, c, b);
            }
        int base = rings * (sides + 1), tip = base + 1, last = rings - 1;
        for (int corner = 1; corner + 1 < sides; corner++) {
            if (pairs) {
                at = triangle(t, at, base, base, base);
                at = triangle(t, at, tip, tip, tip);
            } else {
                at = triangle(t, at, index(false, 0, 0), index(false, 0, corner), index(false, 0, corner + 1));
                at = triangle(t, at, index(false, last, 0), index(false, last, corner + 1), index(false, last, corner));
            }
        }
        return t;
    }

    private int index(boolean pairs, int ring, int corner) {
        return pairs && corner == sides ? rings * sides + ring : ring * sides + corner % sides;
    }

    private static int triangle(int[] t, int at, int a, int b, int c) {
        t[at] = a;
        t[at + 1] = b;
        t[at + 2] = c;
        return at + 3;
    }
}
