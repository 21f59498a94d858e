package limber.presentation.paint;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import limber.engine.model.Material;

/// The colours of a scene, one a quantity, and the sizes of what is drawn over it. A face reads them from its style and
/// hands them in, again when its style changes: `-limber-velocity` of a style sheet is `velocity`.
public final class Palette {
    /// Colours of a colour map's texture.
    public static final int MAP_SIZE = 256;
    /// The quantities and surfaces with a colour of their own.
    private static final List<String> ROLES = List.of(
            "background", "ground", "shadow", "grid", "text", "text-back", "compared",
            "method-1", "method-2", "method-3", "method-4",
            "light-key", "light-fill",
            "light-rim", "light-ambient",
            "position", "velocity", "force", "correction", "truth", "selection", "pin", "ghost", "bounds", "obstacle",
            "handle",
            "axis-x", "axis-y", "axis-z", "low", "middle", "high", "map-0", "map-1", "map-2", "map-3", "map-4",
            "chart-back", "chart-line", "touch", "wire", "wire-over");
    private static final String OTHER = "-other";
    /// The font size for which the painters' sizes are given.
    private static final double PLAIN = 14;
    /// Steps between the colours of the sequential map.
    private static final int STEPS = 4;

    private final Map<String, Ink> inks = new HashMap<>();
    private double fontSize = 13, lineWidth = 1;
    private int style;

    /// All roles, those of materials included.
    public static List<String> roles() {
        return Stream.concat(ROLES.stream(), Arrays.stream(Material.values())
                .flatMap(m -> Stream.of(m.word(), m.word() + OTHER))).toList();
    }

    /// Takes the colour of a role.
    public void ink(String role, Ink ink) {
        inks.put(role, ink);
        style++;
    }

    /// @param fontSize of labels, px
    /// @param lineWidth the factor on line widths
    public void sizes(double fontSize, double lineWidth) {
        this.fontSize = fontSize;
        this.lineWidth = lineWidth;
        style++;
    }

    /// A number that is another one after each change of a colour or size.
    public int style() {
        return style;
    }

    /// The colour of a quantity; the colour of positions for an unknown one.
    public Ink of(String role) {
        Ink ink = inks.get(role);
        return ink != null ? ink : inks.getOrDefault("position", Ink.GREY);
    }

    /// The first colour of a material.
    public Ink of(Material material) {
        return of(material.word());
    }

    /// The second colour of a material, that of a pattern on it.
    public Ink other(Material material) {
        return of(material.word() + OTHER);
    }

    public double fontSize() {
        return fontSize;
    }

    /// The factor on rings, arrow heads and gaps, relative to a font size of 14.
    public double scale() {
        return fontSize / PLAIN;
    }

    /// The factor on line widths.
    public double lineWidth() {
        return lineWidth;
    }

    /// The colour of a signed value between −1 and 1 on the diverging map, zero in the middle.
    public Ink diverging(double share) {
        double t = Math.max(-1, Math.min(1, share));
        return t < 0 ? of("middle").interpolate(of("low"), -t) : of("middle").interpolate(of("high"), t);
    }

    /// The colour of a magnitude between 0 and 1 on the sequential map.
    public Ink magnitude(double share) {
        double t = STEPS * Math.max(0, Math.min(1, share));
        int i = Math.min(STEPS - 1, (int) t);
        return of("map-" + i).interpolate(of("map-" + (i + 1)), t - i);
    }
}
