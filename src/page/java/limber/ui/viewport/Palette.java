package limber.ui.viewport;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.paint.Color;
import limber.engine.model.Material;

/// The colours of the scene in a page, one a quantity: `-limber-velocity` of the style sheet is `velocity`.
public final class Palette {
    /// Colours of a colour map's texture.
    static final int MAP_SIZE = 256;
    /// The font size for which the painters' sizes are given.
    private static final double PLAIN = 14;

    private final Map<String, Color> colours = new HashMap<>();
    private final double fontSize, lineWidth;

    /// @param colours a colour as style sheets write it for each role; `line-width` is the factor on line widths
    /// @param fontSize of labels, px
    public Palette(Map<String, String> colours, double fontSize) {
        colours.forEach((role, text) -> {
            if (!role.endsWith("-width") && !role.endsWith("-size")) this.colours.put(role, Color.web(text));
        });
        lineWidth = Double.parseDouble(colours.getOrDefault("line-width", "1"));
        this.fontSize = fontSize;
    }

    /// The colour of a quantity; the colour of positions for an unknown one.
    public Color of(String role) {
        Color colour = colours.get(role);
        return colour != null ? colour : colours.getOrDefault("position", Color.GRAY);
    }

    /// The first colour of a material.
    Color of(Material material) {
        return of(material.word());
    }

    /// The second colour of a material, that of a pattern on it.
    Color other(Material material) {
        return of(material.word() + "-other");
    }

    public double fontSize() {
        return fontSize;
    }

    /// The factor on rings, arrow heads and gaps, relative to a font size of 14.
    double scale() {
        return fontSize / PLAIN;
    }

    /// The factor on line widths.
    public double lineWidth() {
        return lineWidth;
    }

    /// The colour of a signed value between −1 and 1 on the diverging map, zero in the middle.
    public Color diverging(double share) {
        return ColourMaps.diverging(this, share);
    }

    /// The colour of a magnitude between 0 and 1 on the sequential map.
    public Color magnitude(double share) {
        return ColourMaps.magnitude(this, share);
    }
}
