package limber.presentation.surface;

import limber.engine.settings.Vec;

/// The direction in which the key light shines: from above, left and front of the world, where it stays when the camera
/// moves. It is parallel, so that the direction that shades a surface is the one in which its shadow falls.
public final class KeyLight {
    public static final Vec DIRECTION = new Vec(0.5, -1.3, -0.7);

    private KeyLight() {}
}
