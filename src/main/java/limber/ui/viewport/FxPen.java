package limber.ui.viewport;

import java.util.Arrays;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Gradient;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Pen;

/// The pen of a JavaFX canvas. It knows the part of the canvas that it has drawn on.
public final class FxPen implements Pen {
    /// The widest a letter is, in units of the font size, and the height of a line.
    private static final double WIDEST = 1.1, LINE = 1.5;

    private final GraphicsContext g;
    private final Text measuring = new Text();
    private Lettering font = new Lettering(13);
    private double left, top, right, bottom, pathLeft, pathTop, pathRight, pathBottom;

    public FxPen(GraphicsContext g) {
        this.g = g;
        g.setLineJoin(StrokeLineJoin.ROUND); // a sharp corner would reach over the greatest value
        clean();
    }

    public static Ink ink(Color colour) {
        return new Ink(colour.getRed(), colour.getGreen(), colour.getBlue(), colour.getOpacity());
    }

    public static Color colour(Ink ink) {
        return new Color(ink.red(), ink.green(), ink.blue(), ink.opacity());
    }

    /// Forgets what it has drawn.
    void clean() {
        left = top = Double.POSITIVE_INFINITY;
        right = bottom = Double.NEGATIVE_INFINITY;
    }

    double left() {
        return left;
    }

    double top() {
        return top;
    }

    double right() {
        return right;
    }

    double bottom() {
        return bottom;
    }

    private void drawn(double x, double y, double width, double height, double around) {
        if (Double.isNaN(x + y + width + height)) return; // nothing is drawn there
        left = Math.min(left, x - around);
        top = Math.min(top, y - around);
        right = Math.max(right, x + width + around);
        bottom = Math.max(bottom, y + height + around);
    }

    private void drawn(double[] x, double[] y, int n, double around) {
        for (int i = 0; i < n; i++) drawn(x[i], y[i], 0, 0, around);
    }

    @Override public void setStroke(Ink ink) {
        g.setStroke(colour(ink));
    }

    @Override public void setFill(Ink ink) {
        g.setFill(colour(ink));
    }

    @Override public void setFill(Gradient colours) {
        var stops = new Stop[colours.inks().size()];
        Arrays.setAll(stops, i -> new Stop(colours.share(i), colour(colours.inks().get(i))));
        g.setFill(new LinearGradient(colours.from(), 0, colours.to(), 0, false, CycleMethod.NO_CYCLE, stops));
    }

    @Override public void setLineWidth(double width) {
        g.setLineWidth(width);
    }

    @Override public void setLineDashes(double... dashes) {
        g.setLineDashes(dashes);
    }

    @Override public void setFont(Lettering font) {
        this.font = font;
        g.setFont(font(font));
    }

    @Override public Lettering font() {
        return font;
    }

    public static Font font(Lettering of) {
        return Font.font("System", of.bold() ? FontWeight.BOLD : FontWeight.NORMAL, of.size());
    }

    @Override public void setTextAlign(Align align) {
        g.setTextAlign(switch (align) {
            case LEFT -> TextAlignment.LEFT;
            case CENTER -> TextAlignment.CENTER;
            case RIGHT -> TextAlignment.RIGHT;
        });
    }

    @Override public void strokeLine(double x1, double y1, double x2, double y2) {
        drawn(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1), g.getLineWidth());
        g.strokeLine(x1, y1, x2, y2);
    }

    @Override public void beginPath() {
        pathLeft = pathTop = Double.POSITIVE_INFINITY;
        pathRight = pathBottom = Double.NEGATIVE_INFINITY;
        g.beginPath();
    }

    @Override public void moveTo(double x, double y) {
        passed(x, y);
        g.moveTo(x, y);
    }

    @Override public void lineTo(double x, double y) {
        passed(x, y);
        g.lineTo(x, y);
    }

    private void passed(double x, double y) {
        pathLeft = Math.min(pathLeft, x);
        pathTop = Math.min(pathTop, y);
        pathRight = Math.max(pathRight, x);
        pathBottom = Math.max(pathBottom, y);
    }

    @Override public void stroke() {
        if (pathLeft <= pathRight)
            drawn(pathLeft, pathTop, pathRight - pathLeft, pathBottom - pathTop, g.getLineWidth());
        g.stroke();
    }

    @Override public void strokeOval(double x, double y, double width, double height) {
        drawn(x, y, width, height, g.getLineWidth());
        g.strokeOval(x, y, width, height);
    }

    @Override public void fillOval(double x, double y, double width, double height) {
        drawn(x, y, width, height, 1);
        g.fillOval(x, y, width, height);
    }

    @Override public void strokeRect(double x, double y, double width, double height) {
        drawn(x, y, width, height, g.getLineWidth());
        g.strokeRect(x, y, width, height);
    }

    @Override public void fillRect(double x, double y, double width, double height) {
        drawn(x, y, width, height, 1);
        g.fillRect(x, y, width, height);
    }

    @Override public void fillRoundRect(Box box, double corner) {
        drawn(box.minX(), box.minY(), box.width(), box.height(), 1);
        g.fillRoundRect(box.minX(), box.minY(), box.width(), box.height(), corner, corner);
    }

    @Override public void strokeRoundRect(Box box, double corner) {
        drawn(box.minX(), box.minY(), box.width(), box.height(), g.getLineWidth());
        g.strokeRoundRect(box.minX(), box.minY(), box.width(), box.height(), corner, corner);
    }

    @Override public void strokePolygon(double[] x, double[] y, int n) {
        drawn(x, y, n, 2 * g.getLineWidth()); // corners stand out
        g.strokePolygon(x, y, n);
    }

    @Override public void fillPolygon(double[] x, double[] y, int n) {
        drawn(x, y, n, 1);
        g.fillPolygon(x, y, n);
    }

    /// The baseline is reckoned here, since a canvas puts a text with a centred one a pixel lower or higher, depending
    /// on what was written before.
    @Override public void outlinedText(String text, double x, double y, double most) {
        if (most == Double.MAX_VALUE) g.strokeText(text, x, font.baseline(y));
        else g.strokeText(text, x, font.baseline(y), most);
        fillText(text, x, y, most);
    }

    @Override public void fillText(String text, double x, double y, double most) {
        written(text, x, y);
        if (most == Double.MAX_VALUE) g.fillText(text, x, font.baseline(y));
        else g.fillText(text, x, font.baseline(y), most);
    }

    private void written(String text, double x, double y) {
        double width = WIDEST * font.size() * text.length(), height = LINE * font.size(),
                before = switch (g.getTextAlign()) {
                    case LEFT, JUSTIFY -> 0;
                    case CENTER -> 0.5;
                    case RIGHT -> 1;
                };
        drawn(x - before * width, y - height, width, 2 * height, g.getLineWidth());
    }

    @Override public double width(String text, Lettering font) {
        measuring.setFont(font(font));
        measuring.setText(text);
        return measuring.getLayoutBounds().getWidth();
    }

    @Override public void inside(Box box, Runnable painter) {
        Lettering before = font;
        g.save();
        g.beginPath();
        g.rect(box.minX(), box.minY(), box.width(), box.height());
        g.clip();
        painter.run();
        g.restore();
        font = before;
    }
}
