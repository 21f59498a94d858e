package limber.presentation.paint;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.stream.Collectors;

/// A pen that writes an SVG drawing. What cannot be seen is left out. Nobody knows the letters with which the drawing
/// will be read, so their widths are taken to be those of wide ones.
public final class SvgPen implements Pen {
    /// The widths of a letter and of a Chinese character, in units of their size.
    private static final double LETTER = 0.6, WIDE = 1;
    private static final int FIRST_WIDE = 0x2e80;
    /// A sharp corner of a curve would reach over its greatest value.
    private static final String JOINS = " stroke-linejoin=\"round\"";

    private final StringBuilder svg = new StringBuilder(), path = new StringBuilder();
    private final String box, size;
    private Ink stroke = Ink.BLACK, fill = Ink.BLACK;
    private double lineWidth = 1;
    private double[] dashes = {};
    private Lettering font = new Lettering(14);
    private Align align = Align.LEFT;
    /// How many gradients there are.
    private int gradients;
    /// The number of the one that fills; 0 for one colour.
    private int gradient;

    /// @param width,height px
    public SvgPen(double width, double height) {
        box = "0 0 " + number(width) + " " + number(height);
        size = " width=\"" + number(width) + "\" height=\"" + number(height) + "\"";
    }

    /// The whole text of the file.
    ///
    /// @param title what the drawing is of
    public String drawing(String title) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + box + "\"" + size
                + " font-family=\"sans-serif\"" + JOINS + ">\n<title>"
                + escaped(title) + "</title>\n" + svg + "</svg>\n";
    }

    /// The drawing as a part of a page, as wide as its place.
    ///
    /// @param kind its class
    /// @param title what the drawing is of
    public String part(String kind, String title) {
        return "<svg class=\"" + kind + "\" role=\"img\" aria-label=\"" + escaped(title)
                + "\" viewBox=\"" + box + "\"" + JOINS + ">\n" + svg + "</svg>\n";
    }

    @Override public void setStroke(Ink ink) {
        stroke = ink;
    }

    @Override public void setFill(Ink ink) {
        fill = ink;
        gradient = 0;
    }

    @Override public void setFill(Gradient colours) {
        fill = Ink.BLACK;
        gradient = ++gradients;
        svg.append("<linearGradient id=\"gradient-%s\" gradientUnits=\"userSpaceOnUse\" x1=\"%s\" x2=\"%s\">"
                .formatted(gradient, number(colours.from()), number(colours.to())));
        for (int i = 0; i < colours.inks().size(); i++)
            svg.append("<stop offset=\"%s\"%s/>".formatted(number(colours.share(i)),
                    colour("stop-color", "stop-opacity", colours.inks().get(i))));
        svg.append("</linearGradient>\n");
    }

    @Override public void setLineWidth(double width) {
        lineWidth = width;
    }

    @Override public void setLineDashes(double... lengths) {
        dashes = lengths.clone();
    }

    @Override public void setFont(Lettering letters) {
        font = letters;
    }

    @Override public Lettering font() {
        return font;
    }

    @Override public void setTextAlign(Align to) {
        align = to;
    }

    @Override public void strokeLine(double x1, double y1, double x2, double y2) {
        outlined("path d=\"M%s %sL%s %s\"".formatted(number(x1), number(y1), number(x2), number(y2)));
    }

    @Override public void beginPath() {
        path.setLength(0);
    }

    @Override public void moveTo(double x, double y) {
        path.append('M').append(number(x)).append(' ').append(number(y));
    }

    @Override public void lineTo(double x, double y) {
        path.append('L').append(number(x)).append(' ').append(number(y));
    }

    @Override public void stroke() {
        if (!path.isEmpty()) outlined("path d=\"" + path + "\"");
    }

    @Override public void strokeOval(double x, double y, double width, double height) {
        outlined(oval(x, y, width, height));
    }

    @Override public void fillOval(double x, double y, double width, double height) {
        filled(oval(x, y, width, height));
    }

    private static String oval(double x, double y, double width, double height) {
        return "ellipse cx=\"%s\" cy=\"%s\" rx=\"%s\" ry=\"%s\"".formatted(number(x + 0.5 * width),
                number(y + 0.5 * height), number(0.5 * width), number(0.5 * height));
    }

    @Override public void strokeRect(double x, double y, double width, double height) {
        outlined(rectangle(new Box(x, y, width, height), 0));
    }

    @Override public void fillRect(double x, double y, double width, double height) {
        filled(rectangle(new Box(x, y, width, height), 0));
    }

    @Override public void fillRoundRect(Box box, double corner) {
        filled(rectangle(box, corner));
    }

    @Override public void strokeRoundRect(Box box, double corner) {
        outlined(rectangle(box, corner));
    }

    private static String rectangle(Box box, double corner) {
        return "rect " + place(box) + (corner > 0 ? " rx=\"" + number(0.5 * corner) + "\"" : "");
    }

    private static String place(Box box) {
        return "x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"".formatted(number(box.minX()), number(box.minY()),
                number(box.width()), number(box.height()));
    }

    @Override public void strokePolygon(double[] x, double[] y, int n) {
        outlined(polygon(x, y, n));
    }

    @Override public void fillPolygon(double[] x, double[] y, int n) {
        filled(polygon(x, y, n));
    }

    private static String polygon(double[] x, double[] y, int n) {
        var points = new StringBuilder();
        for (int i = 0; i < n; i++)
            points.append(i == 0 ? "" : " ").append(number(x[i])).append(',')
                    .append(number(y[i]));
        return "polygon points=\"" + points + "\"";
    }

    @Override public void outlinedText(String text, double x, double y, double most) {
        text(text, x, y, most, pen() + " fill=\"none\"");
        fillText(text, x, y, most);
    }

    @Override public void fillText(String text, double x, double y, double most) {
        text(text, x, y, most, colour());
    }

    private void text(String text, double x, double y, double most, String look) {
        String anchor = switch (align) {
            case LEFT -> "start";
            case CENTER -> "middle";
            case RIGHT -> "end";
        };
        String squeezed = width(text) > most
                ? " lengthAdjust=\"spacingAndGlyphs\" textLength=\"" + number(most) + "\""
                : "";
        svg.append("<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%s\"%s%s%s>%s</text>\n".formatted(number(x),
                number(font.baseline(y)), anchor, number(font.size()), font.bold() ? " font-weight=\"bold\"" : "",
                squeezed, look, escaped(text)));
    }

    @Override public double width(String text, Lettering letters) {
        return letters.size() * text.codePoints().mapToDouble(c -> c < FIRST_WIDE ? LETTER : WIDE).sum();
    }

    @Override public void inside(Box box, Runnable painter) {
        var before = new SvgPen(0, 0);
        before.take(this);
        svg.append("<svg ").append(place(box)).append(" viewBox=\"%s %s %s %s\">\n".formatted(number(box.minX()),
                number(box.minY()), number(box.width()), number(box.height())));
        painter.run();
        svg.append("</svg>\n");
        take(before);
    }

    /// Sets what another one has set.
    private void take(SvgPen other) {
        stroke = other.stroke;
        fill = other.fill;
        gradient = other.gradient;
        lineWidth = other.lineWidth;
        dashes = other.dashes;
        font = other.font;
        align = other.align;
    }

    private void outlined(String shape) {
        if (stroke.opacity() > 0) svg.append("<").append(shape).append(" fill=\"none\"").append(pen()).append("/>\n");
    }

    private void filled(String shape) {
        if (fill.opacity() > 0) svg.append("<").append(shape).append(colour()).append("/>\n");
    }

    private String pen() {
        String pattern = Arrays.stream(dashes).mapToObj(SvgPen::number).collect(Collectors.joining(" "));
        return colour("stroke", "stroke-opacity", stroke) + " stroke-width=\"" + number(lineWidth) + "\""
                + (pattern.isEmpty() ? "" : " stroke-dasharray=\"" + pattern + "\"");
    }

    private String colour() {
        return gradient > 0 ? " fill=\"url(#gradient-" + gradient + ")\"" : colour("fill", "fill-opacity", fill);
    }

    private static String colour(String name, String opacity, Ink ink) {
        return " " + name + "=\"" + ink.hex() + "\""
                + (ink.opacity() < 1 ? " " + opacity + "=\"" + number(ink.opacity()) + "\"" : "");
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN).stripTrailingZeros().toPlainString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
