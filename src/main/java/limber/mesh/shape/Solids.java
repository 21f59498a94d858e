package limber.mesh.shape;

import java.util.Arrays;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import limber.mesh.Surface;

/// The shapes of obstacles as bodies to be drawn. Corners are not shared where an edge is hard, so that it is lit as
/// one.
public final class Solids {
    private static final String OBSTACLE = "obstacle";
    /// Half the side of the part of a floor that is drawn, m.
    private static final double FLOOR = 3;
    /// Signs of x, y and z at the corners of the faces of a box, counter-clockwise seen from outside.
    private static final int[][] FACES = {
        {1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1}, {-1, -1, -1, -1, -1, 1, -1, 1, 1, -1, 1, -1},
        {-1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, -1}, {-1, -1, -1, 1, -1, -1, 1, -1, 1, -1, -1, 1},
        {-1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1}, {-1, -1, -1, -1, 1, -1, 1, 1, -1, 1, -1, -1},
    };

    private Solids() {}

    /// A part of a horizontal plane, seen from above.
    public static Overlay.Solid floor(Vec at) {
        return quads(at, new Vec(FLOOR, 0, FLOOR), new int[][]{FACES[2]});
    }

    /// @param size its whole width, height and depth, m
    public static Overlay.Solid box(Vec at, Vec size) {
        return quads(at, size.times(0.5), FACES);
    }

    public static Overlay.Solid sphere(Vec at, double radius) {
        double[] xyz = Ball.ROUND.vertices().clone();
        for (int i = 0; i < xyz.length / 3; i++) at.plus(Vec.of(xyz, i).times(radius)).into(xyz, i);
        return new Overlay.Solid(OBSTACLE, OBSTACLE, xyz, Ball.ROUND.triangles());
    }

    private static Overlay.Solid quads(Vec at, Vec half, int[][] faces) {
        var xyz = new double[12 * faces.length];
        var triangles = new int[6 * faces.length];
        for (int f = 0; f < faces.length; f++) {
            for (int c = 0; c < 4; c++) {
                int[] sign = Arrays.copyOfRange(faces[f], 3 * c, 3 * c + 3);
                at.plus(new Vec(sign[0] * half.x(), sign[1] * half.y(), sign[2] * half.z())).into(xyz, 4 * f + c);
            }
            int a = 4 * f, at6 = 6 * f;
            for (int corner : new int[]{a, a + 1, a + 2, a, a + 2, a + 3}) triangles[at6++] = corner;
        }
        return new Overlay.Solid(OBSTACLE, OBSTACLE, xyz, triangles);
    }

    /// A holder of the sphere, which is made when the first one is drawn.
    private static final class Ball {
        static final Surface ROUND = new Icosphere(4).surface();
    }
}
