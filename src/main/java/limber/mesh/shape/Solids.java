package limber.mesh.shape;

import limber.engine.model.Body;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import limber.mesh.Surface;

/// The shapes of obstacles as bodies to be drawn.
public final class Solids {
    private static final String OBSTACLE = "obstacle";
    /// Half the side of the part of a floor that is drawn, m.
    private static final double FLOOR = 3;

    private Solids() {}

    /// A part of a horizontal plane.
    public static Overlay.Solid floor(Vec at) {
        double[] xyz = {-FLOOR, 0, -FLOOR, -FLOOR, 0, FLOOR, FLOOR, 0, FLOOR, FLOOR, 0, -FLOOR};
        for (int i = 0; i < 4; i++) at.plus(Vec.of(xyz, i)).into(xyz, i);
        return Body.sheet(xyz, new int[]{0, 1, 2, 0, 2, 3}).drawn(OBSTACLE, OBSTACLE);
    }

    /// @param size its whole width, height and depth, m
    public static Overlay.Solid box(Vec at, Vec size) {
        return Body.box(at, size).drawn(OBSTACLE, OBSTACLE);
    }

    public static Overlay.Solid sphere(Vec at, double radius) {
        double[] xyz = Ball.ROUND.vertices().clone();
        for (int i = 0; i < xyz.length / 3; i++) at.plus(Vec.of(xyz, i).times(radius)).into(xyz, i);
        return new Overlay.Solid(OBSTACLE, OBSTACLE, xyz, Ball.ROUND.triangles());
    }

    /// A holder of the sphere, which is made when the first one is drawn.
    private static final class Ball {
        static final Surface ROUND = new Icosphere(4).surface();
    }
}
