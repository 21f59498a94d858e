package limber.ui.viewport;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import limber.presentation.paint.Palette;

/// The colours of the scene from the style sheet: `-limber-velocity` and so on.
public final class StyledPalette extends Region {
    private static final StyleablePropertyFactory<StyledPalette> FACTORY = new StyleablePropertyFactory<>(
            Region.getClassCssMetaData());
    private static final Map<String, CssMetaData<StyledPalette, Color>> KEYS = keys();
    private static final CssMetaData<StyledPalette, Number> FONT_SIZE = FACTORY.createSizeCssMetaData(
            "-limber-font-size", p -> p.fontSize, 13);
    private static final CssMetaData<StyledPalette, Number> LINE_WIDTH = FACTORY.createSizeCssMetaData(
            "-limber-line-width", p -> p.lineWidth, 1);

    private final Map<String, StyleableProperty<Color>> colours = new LinkedHashMap<>();
    private final StyleableProperty<Number> fontSize, lineWidth;
    private final Palette inks = new Palette();
    private final Runnable changed;
    private boolean stale;

    /// @param changed called when the style sheet's colours have changed, once for all of them, before the next picture
    public StyledPalette(Runnable changed) {
        this.changed = changed;
        getStyleClass().add("palette");
        setManaged(false);
        setMouseTransparent(true);
        KEYS.forEach((role, key) -> {
            var property = new SimpleStyleableObjectProperty<>(key, this, role, Color.GRAY);
            property.addListener((_, _, now) -> {
                inks.ink(role, FxPen.ink(now));
                stale();
            });
            colours.put(role, property);
        });
        fontSize = size(FONT_SIZE, "fontSize", 13);
        lineWidth = size(LINE_WIDTH, "lineWidth", 1);
    }

    private void stale() {
        stale = true;
        requestLayout(); // which comes after all styles
    }

    @Override protected void layoutChildren() {
        if (!stale) return;
        stale = false;
        changed.run();
    }

    private StyleableProperty<Number> size(CssMetaData<StyledPalette, Number> key, String name, double initial) {
        var size = new SimpleStyleableDoubleProperty(cast(key), this, name, initial);
        size.addListener((_, _, _) -> {
            inks.sizes(fontSize.getValue().doubleValue(), lineWidth.getValue().doubleValue());
            stale();
        });
        return size;
    }

    @SuppressWarnings("unchecked") // a size is a number; the factory only types it less exactly than the property wants
    private static CssMetaData<? extends Styleable, Number> cast(CssMetaData<StyledPalette, Number> key) {
        return key;
    }

    private static Map<String, CssMetaData<StyledPalette, Color>> keys() {
        var keys = new LinkedHashMap<String, CssMetaData<StyledPalette, Color>>();
        Palette.roles().forEach(role -> keys.put(role, FACTORY.createColorCssMetaData("-limber-" + role,
                p -> p.colours.get(role), Color.GRAY)));
        return keys;
    }

    /// The same for painters; it changes with the style sheet.
    public Palette inks() {
        return inks;
    }

    /// The colour of a quantity; the colour of positions for an unknown one.
    public Color of(String role) {
        return FxPen.colour(inks.of(role));
    }

    @Override public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        var all = new ArrayList<CssMetaData<? extends Styleable, ?>>(Region.getClassCssMetaData());
        all.addAll(KEYS.values());
        all.add(FONT_SIZE);
        all.add(LINE_WIDTH);
        return all;
    }
}
