package limber.presentation.plots;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// A plot as an SVG drawing for documents: axes, curves with their dash patterns, and a legend with units, in the
/// colours of the light theme. It is made without JavaFX's toolkit.
public final class PlotSvg {
    private static final double WIDTH = 800, LEFT = 72, RIGHT = 24, BAND = 220, ROW = 20, GAP = 14, FOOT = 48, TICK = 5,
            SAMPLE = 32;
    private static final int ACROSS = 8, UP = 6;

    private final PlotContent content;
    private final PaperColours colours = new PaperColours();
    private final List<Points> points = new ArrayList<>();
    private final Stack stack = new Stack();
    private final PlotAxis across = new PlotAxis();
    private final StringBuilder svg = new StringBuilder();
    /// The upper edge of what is drawn next.
    private double top;

    private PlotSvg(PlotContent content) {
        this.content = content;
        for (PlotCurve curve : content.curves()) {
            var filled = new Points();
            curve.source().accept(filled);
            points.add(filled);
        }
        stack.fill(content.curves(), points);
    }

    /// The whole text of the file.
    public static String of(PlotContent content) {
        return new PlotSvg(content).text();
    }

    private String text() {
        List<String> units = content.curves().stream().map(PlotCurve::unit).distinct().toList();
        double height = GAP + content.curves().size() * ROW + units.size() * (BAND + GAP) + FOOT;
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" width=\"%1$s\" height=\"%2$s\""
                .formatted(number(WIDTH), number(height)));
        svg.append(" font-family=\"sans-serif\" font-size=\"13\">\n<title>").append(escaped(title()))
                .append("</title>\n");
        fitAcross();
        top = GAP;
        for (String unit : units) band(unit);
        foot();
        return svg.append("</svg>\n").toString();
    }

    private String title() {
        return content.curves().stream().map(PlotCurve::label).collect(Collectors.joining(", ")) + " – "
                + content.title();
    }

    private void fitAcross() {
        PlotRange range = new PlotRange().clear();
        points.forEach(range::addAcross);
        range.fit(across, ACROSS, content.whole(), false);
    }

    private PlotAxis fitUp(List<Integer> curves) {
        PlotRange range = new PlotRange().clear();
        for (int k : curves) {
            range.addUp(stack.outer(k), content.logarithmic());
            if (content.curves().get(k).area()) range.addUp(stack.inner(k), content.logarithmic());
        }
        var up = new PlotAxis();
        range.fit(up, UP, false, content.logarithmic());
        return up;
    }

    private void band(String unit) {
        var curves = new ArrayList<Integer>();
        for (int k = 0; k < points.size(); k++) if (content.curves().get(k).unit().equals(unit)) curves.add(k);
        PlotAxis up = fitUp(curves);
        write(String.join(" ", List.of(up.factor(), unit)).strip(), WIDTH - RIGHT, top + 0.5 * ROW, "end");
        for (int k : curves) legend(content.curves().get(k));
        for (int i = 0; i < up.count(); i++) {
            double y = top + BAND * (1 - up.tick(i));
            line(LEFT, y, WIDTH - RIGHT, y, "stroke-opacity=\"0.4\"");
            write(up.label(i), LEFT - 2 * TICK, y, "end");
        }
        line(LEFT, top, LEFT, top + BAND, "");
        for (int k : curves) if (content.curves().get(k).area()) area(k, up);
        for (int k : curves) curve(k, up);
        top += BAND + GAP;
    }

    /// A row with the pattern of a curve and its name.
    private void legend(PlotCurve curve) {
        double y = top + 0.5 * ROW;
        svg.append("<path d=\"M%s %sh%s\" %s/>\n".formatted(number(LEFT), number(y), number(SAMPLE), pen(curve)));
        write(curve.label(), LEFT + SAMPLE + 2 * TICK, y, "start");
        top += ROW;
    }

    private String pen(PlotCurve curve) {
        double[] dashes = CurvePen.dashes(curve.dash());
        String pattern = dashes.length == 0 ? ""
                : " stroke-dasharray=\"%s\""
                        .formatted(Arrays.stream(dashes).mapToObj(PlotSvg::number).collect(Collectors.joining(" ")));
        return "fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s".formatted(colours.of(curve.role()), pattern);
    }

    /// A line for each run of points that are there.
    private void curve(int k, PlotAxis up) {
        for (List<String> run : runs(stack.outer(k), up))
            svg.append("<polyline points=\"").append(String.join(" ", run)).append("\" ")
                    .append(pen(content.curves().get(k))).append("/>\n");
    }

    private void area(int k, PlotAxis up) {
        List<List<String>> outer = runs(stack.outer(k), up), inner = runs(stack.inner(k), up);
        for (int i = 0; i < outer.size(); i++)
            svg.append("<polygon points=\"").append(String.join(" ", outer.get(i))).append(' ')
                    .append(String.join(" ", inner.get(i).reversed())).append("\" fill=\"")
                    .append(colours.of(content.curves().get(k).role())).append("\" fill-opacity=\"")
                    .append(number(CurvePen.AREA)).append("\"/>\n");
    }

    private List<List<String>> runs(Points p, PlotAxis up) {
        var runs = new ArrayList<List<String>>();
        boolean drawing = false;
        for (int i = 0; i < p.size(); i++) {
            double x = LEFT + across.share(p.x(i)) * (WIDTH - LEFT - RIGHT),
                    y = top + (1 - up.share(p.y(i))) * BAND;
            boolean there = Double.isFinite(x) && Double.isFinite(y);
            if (there && !drawing) runs.add(new ArrayList<>());
            if (there) runs.getLast().add(number(x) + "," + number(y));
            drawing = there;
        }
        return runs;
    }

    private void foot() {
        double y = top - GAP;
        line(LEFT, y, WIDTH - RIGHT, y, "");
        for (int i = 0; i < across.count(); i++) {
            double x = LEFT + across.tick(i) * (WIDTH - LEFT - RIGHT);
            line(x, y, x, y + TICK, "");
            write(across.label(i), x, y + TICK + 0.5 * ROW, "middle");
        }
        String factor = across.factor().isEmpty() ? "" : " (" + across.factor() + ")";
        write(content.title() + factor, 0.5 * (LEFT + WIDTH - RIGHT), y + TICK + 1.5 * ROW, "middle");
    }

    private void line(double x1, double y1, double x2, double y2, String more) {
        svg.append("<path d=\"M%s %sL%s %s\" stroke=\"%s\" %s/>\n".formatted(number(x1), number(y1), number(x2),
                number(y2), colours.of("chart-line"), more));
    }

    private void write(String text, double x, double y, String anchor) {
        svg.append("<text x=\"%s\" y=\"%s\" dy=\"0.35em\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n".formatted(
                number(x), number(y), anchor, colours.of("text"), escaped(text)));
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN).stripTrailingZeros().toPlainString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
