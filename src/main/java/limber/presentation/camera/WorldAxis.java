package limber.presentation.camera;

import java.util.Locale;
import limber.engine.settings.Vec;

/// An axis of the world to which a drag can be locked.
public enum WorldAxis {
    X(new Vec(1, 0, 0)), Y(new Vec(0, 1, 0)), Z(new Vec(0, 0, 1));

    private final Vec direction;

    WorldAxis(Vec direction) {
        this.direction = direction;
    }

    public Vec direction() {
        return direction;
    }

    public String letter() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Its colour in the palette.
    public String role() {
        return "axis-" + letter();
    }
}
