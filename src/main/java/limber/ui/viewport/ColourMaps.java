package limber.ui.viewport;

import javafx.scene.paint.Color;

/// The colours of values, made of those of a palette.
final class ColourMaps {
    private ColourMaps() {}

    /// The colour of a signed value between −1 and 1 on the diverging map, zero in the middle.
    static Color diverging(Palette of, double share) {
        double t = Math.max(-1, Math.min(1, share));
        return t < 0 ? of.of("middle").interpolate(of.of("low"), -t) : of.of("middle").interpolate(of.of("high"), t);
    }

    /// The colour of a magnitude between 0 and 1 on the sequential map.
    static Color magnitude(Palette of, double share) {
        double t = 4 * Math.max(0, Math.min(1, share));
        int i = Math.min(3, (int) t);
        return of.of("map-" + i).interpolate(of.of("map-" + (i + 1)), t - i);
    }
}
