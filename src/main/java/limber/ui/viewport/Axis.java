package limber.ui.viewport;

import java.util.Locale;
import limber.engine.Vec;

/// One of the world's axes, which a drag can be locked to.
public enum Axis {
    X(new Vec(1, 0, 0)), Y(new Vec(0, 1, 0)), Z(new Vec(0, 0, 1));

    private final Vec direction;

    Axis(Vec direction) {
        this.direction = direction;
    }

    Vec direction() {
        return direction;
    }

    String letter() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Its colour in the palette.
    String role() {
        return "axis-" + letter();
    }
}
