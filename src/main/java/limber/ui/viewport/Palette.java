package limber.ui.viewport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import limber.engine.model.Material;

/// The colours of the scene, one a quantity, from the style sheet: `-limber-velocity` and so on.
public final class Palette extends Region {
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
    /// Colours of a colour map's texture.
    static final int MAP_SIZE = 256;
    private static final StyleablePropertyFactory<Palette> FACTORY = new StyleablePropertyFactory<>(
            Region.getClassCssMetaData());
    private static final String OTHER = "-other";
    private static final Map<String, CssMetaData<Palette, Color>> KEYS = keys();
    private static final CssMetaData<Palette, Number> FONT_SIZE = FACTORY.createSizeCssMetaData("-limber-font-size",
            p -> p.fontSize, 13);

    private static final CssMetaData<Palette, Number> LINE_WIDTH = FACTORY.createSizeCssMetaData("-limber-line-width",
            p -> p.lineWidth, 1);
    /// The font size for which the painters' sizes are given.
    private static final double PLAIN = 14;

    private final Map<String, StyleableProperty<Color>> colours = new LinkedHashMap<>();
    private final StyleableProperty<Number> fontSize, lineWidth;
    private final Runnable changed;
    private boolean stale;
    private int style;

    /// @param changed called when the style sheet's colours have changed, once for all of them, before the next picture
    public Palette(Runnable changed) {
        this.changed = changed;
        getStyleClass().add("palette");
        setManaged(false);
        setMouseTransparent(true);
        KEYS.forEach((role, key) -> {
            var property = new SimpleStyleableObjectProperty<>(key, this, role, Color.GRAY);
            property.addListener((_, _, _) -> stale());
            colours.put(role, property);
        });
        fontSize = size(FONT_SIZE, "fontSize", 13);
        lineWidth = size(LINE_WIDTH, "lineWidth", 1);
    }

    private void stale() {
        stale = true;
        style++;
        requestLayout(); // which comes after all styles
    }

    @Override protected void layoutChildren() {
        if (!stale) return;
        stale = false;
        changed.run();
    }

    /// A number that is another one after each change of a colour or size.
    int style() {
        return style;
    }

    private StyleableProperty<Number> size(CssMetaData<Palette, Number> key, String name, double initial) {
        var size = new SimpleStyleableDoubleProperty(cast(key), this, name, initial);
        size.addListener((_, _, _) -> stale());
        return size;
    }

    @SuppressWarnings("unchecked") // a size is a number; the factory only types it less exactly than the property wants
    private static CssMetaData<? extends Styleable, Number> cast(CssMetaData<Palette, Number> key) {
        return key;
    }

    private static Map<String, CssMetaData<Palette, Color>> keys() {
        var keys = new LinkedHashMap<String, CssMetaData<Palette, Color>>();
        Stream.concat(ROLES.stream(), Arrays.stream(Material.values())
                .flatMap(m -> Stream.of(m.word(), m.word() + OTHER)))
                .forEach(role -> keys.put(role, FACTORY.createColorCssMetaData("-limber-" + role,
                        p -> p.colours.get(role), Color.GRAY)));
        return keys;
    }

    /// The colour of a quantity; the colour of positions for an unknown one.
    public Color of(String role) {
        return colours.getOrDefault(role, colours.get("position")).getValue();
    }

    /// The first colour of a material.
    Color of(Material material) {
        return of(material.word());
    }

    /// The second colour of a material, that of a pattern on it.
    Color other(Material material) {
        return of(material.word() + OTHER);
    }

    public double fontSize() {
        return fontSize.getValue().doubleValue();
    }

    /// The factor on rings, arrow heads and gaps, relative to a font size of 14.
    double scale() {
        return fontSize() / PLAIN;
    }

    /// The factor on line widths, `-limber-line-width` in the style sheet.
    double lineWidth() {
        return lineWidth.getValue().doubleValue();
    }

    /// The colour of a signed value between −1 and 1 on the diverging map, zero in the middle.
    public Color diverging(double share) {
        return ColourMaps.diverging(this, share);
    }

    /// The colour of a magnitude between 0 and 1 on the sequential map.
    public Color magnitude(double share) {
        return ColourMaps.magnitude(this, share);
    }

    @Override public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        var all = new ArrayList<CssMetaData<? extends Styleable, ?>>(Region.getClassCssMetaData());
        all.addAll(KEYS.values());
        all.add(FONT_SIZE);
        all.add(LINE_WIDTH);
        return all;
    }
}
