package limber.engine.model;

import java.util.Arrays;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The triangles of something solid that is drawn: balls, rods, a box, a sheet. Its edges are round where triangles
/// share corners.
///
/// @param xyz corners, triples, m; as many for each ball, rod or side of a sheet
/// @param triangles corner indices, three a triangle, counter-clockwise seen from outside
public record Body(double[] xyz, int[] triangles) {
    /// Rings of a ball from pole to pole, and corners of a ring of a ball and of a rod.
    private static final int RINGS = 11, ROUND = 20, ROD = 10;
    /// Pieces of a turn of a coil, its turns at either end in which it widens, and its wire in units of its radius.
    private static final int PIECES = 16;
    private static final double WIDENING = 0.5, WIRE = 0.16;
    /// Signs of x, y and z at the corners of the faces of a box, counter-clockwise seen from outside.
    private static final int[][] FACES = {
        {1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1}, {-1, -1, -1, -1, -1, 1, -1, 1, 1, -1, 1, -1},
        {-1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, -1}, {-1, -1, -1, 1, -1, -1, 1, -1, 1, -1, -1, 1},
        {-1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1}, {-1, -1, -1, -1, 1, -1, 1, 1, -1, 1, -1, -1},
    };

    /// A box with edges along the axes, whose corners are not shared, so that its edges are hard.
    ///
    /// @param size its whole width, height and depth, m
    public static Body box(Vec at, Vec size) {
        var xyz = new double[12 * FACES.length];
        var triangles = new int[6 * FACES.length];
        for (int f = 0; f < FACES.length; f++) {
            for (int c = 0; c < 4; c++)
                at.plus(new Vec(FACES[f][3 * c] * size.x(), FACES[f][3 * c + 1] * size.y(),
                        FACES[f][3 * c + 2] * size.z()).times(0.5)).into(xyz, 4 * f + c);
            quad(triangles, 6 * f, 4 * f, 4 * f + 1, 4 * f + 2, 4 * f + 3);
        }
        return new Body(xyz, triangles);
    }

    /// @param centres xyz triples, m
    /// @param radii one a ball, m
    public static Body balls(double[] centres, double[] radii) {
        int corners = 2 + RINGS * ROUND, each = 6 * RINGS * ROUND, n = centres.length / 3;
        var xyz = new double[3 * corners * n];
        var triangles = new int[each * n];
        for (int i = 0; i < n; i++) {
            Vec centre = Vec.of(centres, i);
            int first = corners * i, last = first + corners - 1, at = each * i;
            centre.plus(new Vec(0, radii[i], 0)).into(xyz, first);
            centre.minus(new Vec(0, radii[i], 0)).into(xyz, last);
            for (int ring = 0; ring < RINGS; ring++)
                for (int k = 0; k < ROUND; k++) {
                    double down = Math.PI * (ring + 1) / (RINGS + 1), turn = 2 * Math.PI * k / ROUND;
                    centre.plus(new Vec(Exact.sin(down) * Exact.sin(turn), Exact.cos(down), Exact.sin(down)
                            * Exact.cos(turn)).times(radii[i])).into(xyz, first + 1 + ring * ROUND + k);
                    int here = first + 1 + ring * ROUND + k, next = first + 1 + ring * ROUND + (k + 1) % ROUND;
                    if (ring == 0) at = triangle(triangles, at, first, here, next);
                    at = ring == RINGS - 1 ? triangle(triangles, at, here, last, next)
                            : quad(triangles, at, here, here + ROUND, next + ROUND, next);
                }
        }
        return new Body(xyz, triangles);
    }

    /// Straight round rods, open at their ends.
    ///
    /// @param ends six numbers a rod, m
    /// @param radii one a rod, m
    public static Body rods(double[] ends, double[] radii) {
        int n = radii.length;
        var xyz = new double[6 * ROD * n];
        var triangles = new int[6 * ROD * n];
        for (int i = 0; i < n; i++) {
            Body rod = tube(Arrays.copyOfRange(ends, 6 * i, 6 * i + 6), radii[i]);
            System.arraycopy(rod.xyz, 0, xyz, 6 * ROD * i, 6 * ROD);
            for (int t = 0; t < 6 * ROD; t++) triangles[6 * ROD * i + t] = 2 * ROD * i + rod.triangles[t];
        }
        return new Body(xyz, triangles);
    }

    /// A round tube along a line, open at its ends.
    ///
    /// @param line points, xyz triples, m
    public static Body tube(double[] line, double radius) {
        int n = line.length / 3;
        var xyz = new double[3 * ROD * n];
        var triangles = new int[6 * ROD * (n - 1)];
        Vec aside = Vec.ZERO;
        for (int i = 0, at = 0; i < n; i++) {
            Vec along = unit(Vec.of(line, Math.min(n - 1, i + 1)).minus(Vec.of(line, Math.max(0, i - 1))),
                    new Vec(0, 1, 0));
            Vec other = Math.abs(along.x()) < 0.8 ? new Vec(1, 0, 0) : new Vec(0, 0, 1);
            // turned no more than the line turns, so that the tube is not twisted
            aside = unit(aside.minus(along.times(along.dot(aside))), unit(along.cross(other), other));
            Vec up = along.cross(aside);
            for (int k = 0; k < ROD; k++) {
                double turn = 2 * Math.PI * k / ROD;
                Vec.of(line, i).plus(aside.times(radius * Exact.cos(turn))).plus(up.times(radius * Exact.sin(turn)))
                        .into(xyz, ROD * i + k);
                int a = ROD * i + k, b = ROD * i + (k + 1) % ROD;
                if (i < n - 1) at = quad(triangles, at, a, b, b + ROD, a + ROD);
            }
        }
        return new Body(xyz, triangles);
    }

    /// A coil spring from one point to another.
    ///
    /// @param radius of its turns, m
    public static Body coil(Vec from, Vec to, int turns, double radius) {
        Vec along = unit(to.minus(from), new Vec(1, 0, 0));
        Vec aside = unit(along.cross(Math.abs(along.y()) < 0.8 ? new Vec(0, 1, 0) : new Vec(1, 0, 0)), Vec.ZERO);
        Vec up = along.cross(aside);
        var line = new double[3 * (turns * PIECES + 1)];
        for (int i = 0; i <= turns * PIECES; i++) {
            double turn = (double) i / PIECES, wide = radius * Math.min(1, Math.min(turn, turns - turn) / WIDENING);
            from.plus(to.minus(from).times(turn / turns)).plus(aside.times(wide * Exact.cos(2 * Math.PI * turn)))
                    .plus(up.times(wide * Exact.sin(2 * Math.PI * turn))).into(line, i);
        }
        return tube(line, WIRE * radius);
    }

    /// A sheet that is seen from both sides: the corners of its front, and the same again for its back.
    public static Body sheet(double[] xyz, int[] triangles) {
        double[] both = Arrays.copyOf(xyz, 2 * xyz.length);
        System.arraycopy(xyz, 0, both, xyz.length, xyz.length);
        int[] sides = Arrays.copyOf(triangles, 2 * triangles.length);
        for (int t = 0; t < triangles.length; t += 3)
            triangle(sides, triangles.length + t, triangles[t] + xyz.length / 3, triangles[t + 2] + xyz.length / 3,
                    triangles[t + 1] + xyz.length / 3);
        return new Body(both, sides);
    }

    /// As something that is drawn.
    ///
    /// @param role the quantity or material whose colour it has
    public Overlay.Solid drawn(String name, String role) {
        return new Overlay.Solid(name, role, xyz, triangles);
    }

    private static int quad(int[] triangles, int at, int a, int b, int c, int d) {
        return triangle(triangles, triangle(triangles, at, a, b, c), a, c, d);
    }

    private static int triangle(int[] triangles, int at, int a, int b, int c) {
        triangles[at] = a;
        triangles[at + 1] = b;
        triangles[at + 2] = c;
        return at + 3;
    }

    private static Vec unit(Vec v, Vec otherwise) {
        return v.length() > 1e-9 ? v.times(1 / v.length()) : otherwise;
    }
}
