package limber.mesh.shape;

import limber.mesh.Surface;
/// A cylinder that stands on y = 0 around the y axis, closed by a flat cap with a middle at either end.
///
/// Vertices: those of its [RingWall], the last ring at `height` exactly, then the middles of the lower and the upper
/// cap. Triangles: those of the wall, then for each corner one of the lower and one of the upper cap.
///
/// @param height,radius m
/// @param rings 2..1000
/// @param sides 3..256
public record Cylinder(double height, double radius, int rings, int sides) implements Primitive {
    @Override public Surface surface() {
        var wall = new RingWall(rings, sides);
        int base = wall.size(), top = base + 1, basePair = wall.pairs(), topPair = basePair + sides;
        double[] xyz = new double[3 * (wall.size() + 2)], uv = new double[2 * (wall.pairs() + 2 * sides)];
        for (int ring = 0; ring < rings; ring++)
            wall.place(xyz, ring, radius, ring == rings - 1 ? height : height * wall.share(ring));
        xyz[3 * top + 1] = height;
        wall.texture(uv, 1);
        double cap = radius / height;
        int[] triangles = new int[6 * sides * rings], corners = new int[triangles.length];
        int at = wall.triangles(triangles, false), last = rings - 1;
        wall.triangles(corners, true);
        for (int corner = 0; corner < sides; corner++) {
            pair(uv, basePair + corner, -cap, corner);
            pair(uv, topPair + corner, 1 + cap, corner);
            RingWall.triangle(corners, at, basePair + corner, wall.pair(0, corner), wall.pair(0, corner + 1));
            at = RingWall.triangle(triangles, at, base, wall.vertex(0, corner), wall.vertex(0, corner + 1));
            RingWall.triangle(corners, at, topPair + corner, wall.pair(last, corner + 1), wall.pair(last, corner));
            at = RingWall.triangle(triangles, at, top, wall.vertex(last, corner + 1), wall.vertex(last, corner));
        }
        return new Surface(xyz, uv, triangles, corners);
    }

    /// A cap goes on with the texture of the wall, and has a middle of its own for each side.
    private void pair(double[] uv, int i, double along, int corner) {
        uv[2 * i] = along;
        uv[2 * i + 1] = (corner + 0.5) / sides;
    }
}
