package limber.presentation.paint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A pen that notes what is drawn with it, a line each, such as `line 0 0 10 5` or `text 3 4 LEFT 0.5 s`. Numbers have
/// at most one decimal, and each letter is half as wide as it is high.
public final class NotedPen implements Pen {
    private final List<String> notes = new ArrayList<>();
    private final StringBuilder path = new StringBuilder();
    private Lettering font = new Lettering(14);
    private Align align = Align.LEFT;
    private String dashes = "";

    /// What was drawn of a kind: `line`, `path`, `oval`, `disc`, `frame`, `rect`, `outline`, `area`, `text`.
    public List<String> notes(String kind) {
        return notes.stream().filter(n -> n.startsWith(kind + " ")).map(n -> n.substring(kind.length() + 1)).toList();
    }

    private void note(String kind, double... numbers) {
        notes.add((kind + " " + text(numbers)).strip());
    }

    private static String text(double... numbers) {
        return Arrays.stream(numbers).mapToObj(n -> String.format(Locale.ROOT, "%.1f", n).replace(".0", "")
                .replaceAll("^-0$", "0")).collect(Collectors.joining(" "));
    }

    @Override public void setStroke(Ink ink) {}

    @Override public void setFill(Ink ink) {}

    @Override public void setFill(Gradient colours) {}

    @Override public void setLineWidth(double width) {}

    @Override public void setLineDashes(double... dashes) {
        this.dashes = dashes.length == 0 ? "" : "dashed ";
    }

    @Override public void setFont(Lettering font) {
        this.font = font;
    }

    @Override public Lettering font() {
        return font;
    }

    @Override public void setTextAlign(Align align) {
        this.align = align;
    }

    @Override public void strokeLine(double x1, double y1, double x2, double y2) {
        note("line", x1, y1, x2, y2);
    }

    @Override public void beginPath() {
        path.setLength(0);
    }

    @Override public void moveTo(double x, double y) {
        path.append(path.isEmpty() ? "M " : " M ").append(text(x, y));
    }

    @Override public void lineTo(double x, double y) {
        path.append(" L ").append(text(x, y));
    }

    @Override public void stroke() {
        notes.add("path " + dashes + path);
    }

    @Override public void strokeOval(double x, double y, double width, double height) {
        note("oval", x, y, width, height);
    }

    @Override public void fillOval(double x, double y, double width, double height) {
        note("disc", x, y, width, height);
    }

    @Override public void strokeRect(double x, double y, double width, double height) {
        note("frame", x, y, width, height);
    }

    @Override public void fillRect(double x, double y, double width, double height) {
        note("rect", x, y, width, height);
    }

    @Override public void fillRoundRect(Box box, double corner) {
        note("rect", box.minX(), box.minY(), box.width(), box.height());
    }

    @Override public void strokeRoundRect(Box box, double corner) {
        note("frame", box.minX(), box.minY(), box.width(), box.height());
    }

    @Override public void strokePolygon(double[] x, double[] y, int n) {
        note("outline", corners(x, y, n));
    }

    @Override public void fillPolygon(double[] x, double[] y, int n) {
        note("area", corners(x, y, n));
    }

    private static double[] corners(double[] x, double[] y, int n) {
        return IntStream.range(0, 2 * n).mapToDouble(i -> i % 2 == 0 ? x[i / 2] : y[i / 2]).toArray();
    }

    @Override public void outlinedText(String text, double x, double y, double most) {
        fillText(text, x, y, most);
    }

    @Override public void fillText(String text, double x, double y, double most) {
        notes.add("text " + text(x, y) + " " + align + " " + text);
    }

    @Override public double width(String text, Lettering font) {
        return 0.5 * font.size() * text.length();
    }

    @Override public void inside(Box box, Runnable painter) {
        painter.run();
    }
}
