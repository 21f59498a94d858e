package limber.presentation.view;

import java.util.Arrays;
import java.util.List;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.paint.Ink;

/// The darkening of the ground where a body comes near to it, where less of the sky is seen: it tells whether something
/// stands or floats, which the shadow of the key light alone does not. It is a map over a square of the ground, the
/// same array for each picture.
public final class ContactShadow {
    /// Cells along a side of the map.
    public static final int CELLS = 48;
    /// How high a body darkens the ground, as a share of the scene; what is darkened at most; and how much darker than
    /// the shadow that is.
    private static final double REACH = 0.14, MOST = 0.75, DARKER = 0.35;
    /// Cells around what is near to the ground, and the steps in which the square grows.
    private static final int MARGIN = 4;
    private static final double STEP = 1.25;
    private static final int BYTE = 8, FULL = 255;

    private final float[] near = new float[CELLS * CELLS], row = new float[CELLS];
    private double left, back, side, reach, level;
    private boolean empty = true;

    /// Whether nothing is near to the ground.
    public boolean empty() {
        return empty;
    }

    /// The middle of the square, on the ground.
    public Vec middle() {
        return new Vec(left + side / 2, level, back + side / 2);
    }

    /// The side of the square, m.
    public double side() {
        return side;
    }

    /// How near a body is in each cell, 0 to 1: from small to large x, and so in rows from small to large z.
    float[] near() {
        return near;
    }

    /// Takes the bodies of a picture that throw a shadow.
    public void take(List<PictureBody> bodies, Floor floor) {
        level = floor.level();
        reach = REACH * floor.extent();
        empty = !place(bodies);
        if (empty) return;
        Arrays.fill(near, 0);
        for (PictureBody body : bodies)
            body.shadow().ifPresent(xyz -> draw(xyz, body.shape().triangles(), body.shift()));
        for (int i = 0; i < CELLS; i++) {
            blur(i * CELLS, 1);
            blur(i, CELLS);
        }
    }

    /// Lays the square around what is near to the ground, on multiples of its cells so that it does not flicker.
    private boolean place(List<PictureBody> bodies) {
        double minX = Double.POSITIVE_INFINITY, maxX = Double.NEGATIVE_INFINITY, minZ = minX, maxZ = maxX;
        for (PictureBody body : bodies) {
            if (body.shadow().isEmpty()) continue;
            double[] xyz = body.shadow().get();
            Vec by = body.shift();
            for (int i = 0; i < xyz.length; i += 3) {
                if (!(xyz[i + 1] + by.y() < level + reach)) continue;
                minX = Math.min(minX, xyz[i] + by.x());
                maxX = Math.max(maxX, xyz[i] + by.x());
                minZ = Math.min(minZ, xyz[i + 2] + by.z());
                maxZ = Math.max(maxZ, xyz[i + 2] + by.z());
            }
        }
        if (!Double.isFinite(maxX - minX + maxZ - minZ)) return false;
        double wide = Math.max(Math.max(maxX - minX, maxZ - minZ), reach) / (CELLS - 2 * MARGIN) * CELLS,
                step = Math.log(STEP);
        side = Math.exp(Math.ceil(Math.log(wide) / step) * step);
        double cell = side / CELLS;
        left = cell * Math.rint(((minX + maxX) / 2 - side / 2) / cell);
        back = cell * Math.rint(((minZ + maxZ) / 2 - side / 2) / cell);
        return true;
    }

    private void draw(double[] xyz, int[] triangles, Vec by) {
        double scale = CELLS / side;
        for (int t = 0; t < triangles.length; t += 3) {
            int a = 3 * triangles[t], b = 3 * triangles[t + 1], c = 3 * triangles[t + 2];
            double ya = xyz[a + 1] + by.y() - level, yb = xyz[b + 1] + by.y() - level,
                    yc = xyz[c + 1] + by.y() - level;
            if (!(Math.min(ya, Math.min(yb, yc)) < reach)) continue;
            triangle((xyz[a] + by.x() - left) * scale, (xyz[a + 2] + by.z() - back) * scale, ya,
                    (xyz[b] + by.x() - left) * scale, (xyz[b + 2] + by.z() - back) * scale, yb,
                    (xyz[c] + by.x() - left) * scale, (xyz[c + 2] + by.z() - back) * scale, yc);
        }
    }

    /// Draws a triangle seen from above: the cells whose middle it covers, and those of its corners.
    ///
    /// @param ax,az in cells
    /// @param ay over the ground, m
    private void triangle(double ax, double az, double ay, double bx, double bz, double by, double cx, double cz,
            double cy) {
        mark((int) Math.floor(ax), (int) Math.floor(az), ay);
        mark((int) Math.floor(bx), (int) Math.floor(bz), by);
        mark((int) Math.floor(cx), (int) Math.floor(cz), cy);
        double area = (bx - ax) * (cz - az) - (cx - ax) * (bz - az);
        if (area == 0) return;
        int x0 = first(Math.min(ax, Math.min(bx, cx))), x1 = last(Math.max(ax, Math.max(bx, cx))),
                z0 = first(Math.min(az, Math.min(bz, cz))), z1 = last(Math.max(az, Math.max(bz, cz)));
        for (int z = z0; z <= z1; z++)
            for (int x = x0; x <= x1; x++) {
                double px = x + 0.5 - ax, pz = z + 0.5 - az,
                        v = (px * (cz - az) - (cx - ax) * pz) / area, w = ((bx - ax) * pz - px * (bz - az)) / area;
                if (v >= 0 && w >= 0 && v + w <= 1) mark(x, z, ay + v * (by - ay) + w * (cy - ay));
            }
    }

    /// The first and the last cell whose middle may be covered.
    private static int first(double x) {
        return Math.max(0, (int) Math.ceil(x - 0.5));
    }

    private static int last(double x) {
        return Math.min(CELLS - 1, (int) Math.floor(x - 0.5));
    }

    private void mark(int x, int z, double height) {
        if (!(height < reach) || x < 0 || z < 0 || x >= CELLS || z >= CELLS) return;
        double share = 1 - Math.max(0, height) / reach;
        near[z * CELLS + x] = Math.max(near[z * CELLS + x], (float) (share * share));
    }

    /// Means over three cells, twice.
    private void blur(int from, int step) {
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < CELLS; i++) row[i] = near[from + i * step];
            for (int i = 1; i < CELLS - 1; i++) near[from + i * step] = (row[i - 1] + row[i] + row[i + 1]) / 3;
        }
    }

    /// The pixels of the map: a dark tone, more or less clear, with its colours multiplied by its opacity.
    ///
    /// @param shadow the colour of the shadow of the key light
    public void paint(Ink shadow, int[] argb) {
        double red = DARKER * shadow.red(), green = DARKER * shadow.green(), blue = DARKER * shadow.blue();
        for (int i = 0; i < near.length; i++) {
            double opaque = MOST * near[i];
            argb[i] = byteOf(opaque) << 3 * BYTE | byteOf(opaque * red) << 2 * BYTE | byteOf(opaque * green) << BYTE
                    | byteOf(opaque * blue);
        }
    }

    private static int byteOf(double share) {
        return (int) (FULL * share + 0.5);
    }
}
