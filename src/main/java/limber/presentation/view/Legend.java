package limber.presentation.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import limber.engine.model.Overlay;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Gradient;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Scales;
import limber.presentation.words.Quantity;

/// The legend of a colour map: its colours with numbers and unit.
///
/// @param meaning what its colours tell of this quantity; empty where the model does not say
/// @param most the value at the end of the map
/// @param signed whether the map goes from −most through zero
record Legend(String title, String meaning, String unit, double most, boolean signed) {
    private static final int STOPS = 8;
    /// The approximate width of a letter, in units of the font size.
    private static final double LETTER = 0.6;
    /// The margin of its plate, in units of the font size.
    private static final double PLATE = 0.4;

    /// The scale of all segments of a name; 0 where there are none.
    static double scale(String name, List<Overlay> overlays) {
        double most = 0;
        for (Overlay o : overlays)
            if (o instanceof Overlay.Segments s && s.name().equals(name))
                most = Math.max(most, Scales.round(s.values()));
        return most;
    }

    /// The legends: one for the colour map, and one for each kind of shown segments.
    static List<Legend> of(List<Overlay> overlays, Set<String> shown, Optional<Colouring> coloured,
            UnaryOperator<String> words) {
        var legends = new ArrayList<Legend>();
        var said = new HashSet<String>();
        for (Overlay o : overlays)
            if (o instanceof Overlay.Segments s && shown.contains(s.name()) && said.add(s.name()))
                legends.add(new Legend(words.apply("overlay." + s.name()), meaning(s.name(), words), s.unit(),
                        scale(s.name(), overlays), true));
        String surface = overlays.stream().filter(o -> o instanceof Overlay.Surface && shown.contains(o.name()))
                .map(o -> meaning(o.name(), words)).findFirst().orElse("");
        coloured.ifPresent(c -> legends.add(new Legend(c.title(), surface, c.unit(), c.most(), c.signed())));
        return legends;
    }

    private static String meaning(String name, UnaryOperator<String> words) {
        String key = "legend." + name, said = words.apply(key);
        return said.equals(key) ? "" : said;
    }

    /// The explanation in sentences.
    String explained(UnaryOperator<String> words) {
        String scale = signed ? words.apply("legend.signed").formatted(Quantity.text(-most, unit), end())
                : words.apply("legend.plain").formatted(end());
        return (title + "\n" + meaning).strip() + "\n" + scale;
    }

    /// The number at the right end; with a sign where there are both.
    String end() {
        return (signed ? "+" : "") + Quantity.text(most, unit);
    }

    /// The plate that it is drawn on.
    ///
    /// @param box of its colours and numbers
    /// @param widths of texts, px
    Box plate(Palette palette, Box box, ToDoubleFunction<String> widths) {
        double margin = PLATE * palette.fontSize(),
                titled = widths.applyAsDouble(low(palette, box) ? brief() : title);
        if (low(palette, box)) // its title stands between the numbers
            return new Box(box.minX() - margin, box.minY(),
                    Math.max(box.width(), titled + numbers() * LETTER * palette.fontSize()) + 2 * margin, box.height());
        return new Box(box.minX() - margin, box.minY() - margin,
                Math.max(box.width(), titled) + 2 * margin, box.height());
    }

    /// Its title where it has one line: without what stands in brackets.
    private String brief() {
        return title.replaceFirst("\\s*[(（].*", "");
    }

    /// Whether it has one line of text only.
    private static boolean low(Palette palette, Box box) {
        return box.height() < 2 * palette.fontSize();
    }

    private String start() {
        return signed ? Quantity.text(-most, unit) : "0";
    }

    /// The letters beside a title in the middle: twice those of the longer number, and two.
    private int numbers() {
        return 2 * (Math.max(start().length(), end().length()) + 2);
    }

    void draw(Pen g, ScenePen pen, Palette palette, Box box, Box plate) {
        double font = palette.fontSize(), x = box.minX(), width = box.width(), y = box.minY() + 1.5 * font,
                under = y + 1.9 * font;
        g.setFill(palette.of("chart-back"));
        g.fillRoundRect(plate, PLATE * font);
        if (low(palette, box)) {
            line(g, pen, palette, plate);
            return;
        }
        pen.text(title, x, box.minY() + 0.6 * font, palette.of("text"));
        colours(g, palette, new Box(x, y, width, 0.9 * font));
        String middle = signed ? "0" : Quantity.text(0.5 * most, unit), end = end();
        pen.text(start(), x, under, palette.of("text"), Align.LEFT);
        boolean room = (0.5 * middle.length() + end.length()) * LETTER * font < 0.5 * width;
        if (room) pen.text(middle, x + 0.5 * width, under, palette.of("text"), Align.CENTER);
        pen.text(end, x + width, under, palette.of("text"), Align.RIGHT);
    }

    private void colours(Pen g, Palette palette, Box box) {
        g.setFill(new Gradient(box.minX(), box.maxX(), IntStream.rangeClosed(0, STOPS)
                .mapToObj(i -> Colouring.colour((double) i / STOPS, signed, palette)).toList()));
        g.fillRect(box.minX(), box.minY(), box.width(), box.height());
    }

    /// Draws it as a line of text over a line of colours.
    private void line(Pen g, ScenePen pen, Palette palette, Box plate) {
        double font = palette.fontSize(), x = plate.minX() + PLATE * font, width = plate.width() - 2 * PLATE * font,
                y = plate.minY() + 0.75 * font;
        pen.text(start(), x, y, palette.of("text"), Align.LEFT);
        pen.text(brief(), x + 0.5 * width, y, palette.of("text"), Align.CENTER);
        pen.text(end(), x + width, y, palette.of("text"), Align.RIGHT);
        colours(g, palette, new Box(x, plate.minY() + 1.4 * font, width, 0.3 * font));
    }
}
