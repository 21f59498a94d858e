package limber.ui.viewport;

import javafx.geometry.Point3D;
import javafx.scene.transform.Affine;

/// The direction in which the key light shines: from above, left and front of the world, where it stays when the camera
/// moves. It is parallel, so that the direction that shades a surface is the one in which its shadow falls.
final class KeyLight {
    static final Point3D DIRECTION = new Point3D(0.5, -1.3, -0.7);

    private KeyLight() {}

    /// Moves every point along a direction until it is at a height: x' = x + d·(level − x.y)/d.y. A point below comes
    /// up the same way.
    ///
    /// @param d with a y other than 0
    static Affine flattening(Point3D d, double level) {
        double x = d.getX() / d.getY(), z = d.getZ() / d.getY();
        return new Affine(1, -x, 0, x * level, 0, 0, 0, level, 0, -z, 1, z * level);
    }
}
