package limber.ui.viewport;

import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// A canvas that is painted again from the beginning, and shows only the part of it that was drawn on.
///
/// Without a graphics card, most of a canvas's cost is that all its pixels are laid over the scene, empty or not. Its
/// methods do what those of [GraphicsContext] do.
final class Drawing {
    /// The widest a letter is, in units of the font size, and the height of a line.
    private static final double WIDEST = 1.1, LINE = 1.5;
    /// The height of the middle of a line over its baseline, in units of the font size.
    private static final double MIDDLE = 0.35;
    /// Pixels.
    private static final double MARGIN = 32;

    private final Canvas canvas;
    private final GraphicsContext g;
    private final Rectangle shown = new Rectangle();
    /// The corner of the canvas in the view.
    private double x0, y0;
    /// The size at the last beginning.
    private double width, height;
    private double left, top, right, bottom, pathLeft, pathTop, pathRight, pathBottom;

    Drawing(Canvas canvas) {
        this.canvas = canvas;
        g = canvas.getGraphicsContext2D();
        canvas.setClip(shown);
    }

    /// Puts the canvas over a part of the view, in whose coordinates it is drawn on from now on.
    ///
    /// @param part in whole pixels
    void over(Rectangle2D part) {
        x0 = part.getMinX();
        y0 = part.getMinY();
        canvas.relocate(x0, y0);
        canvas.setWidth(part.getWidth());
        canvas.setHeight(part.getHeight());
        g.setTransform(1, 0, 0, 1, -x0, -y0);
    }

    /// Removes everything: what is shown and a margin around it, for corners that stood out farther than was reckoned,
    /// or the whole canvas where its size has changed.
    void begin() {
        if (canvas.getWidth() == width && canvas.getHeight() == height)
            g.clearRect(x0 + shown.getX() - MARGIN, y0 + shown.getY() - MARGIN, shown.getWidth() + 2 * MARGIN,
                    shown.getHeight() + 2 * MARGIN);
        else g.clearRect(x0, y0, canvas.getWidth(), canvas.getHeight());
        width = canvas.getWidth();
        height = canvas.getHeight();
        left = top = Double.POSITIVE_INFINITY;
        right = bottom = Double.NEGATIVE_INFINITY;
    }

    /// Shows what was drawn.
    void end() {
        double x = Math.clamp(Math.floor(left) - x0, 0, canvas.getWidth()),
                y = Math.clamp(Math.floor(top) - y0, 0, canvas.getHeight());
        shown.setX(x);
        shown.setY(y);
        shown.setWidth(Math.clamp(Math.ceil(right) - x0, x, canvas.getWidth()) - x);
        shown.setHeight(Math.clamp(Math.ceil(bottom) - y0, y, canvas.getHeight()) - y);
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

    void setStroke(Paint paint) {
        g.setStroke(paint);
    }

    void setFill(Paint paint) {
        g.setFill(paint);
    }

    void setLineWidth(double width) {
        g.setLineWidth(width);
    }

    void setLineDashes(double... dashes) {
        g.setLineDashes(dashes);
    }

    void setFont(Font font) {
        g.setFont(font);
    }

    Font getFont() {
        return g.getFont();
    }

    void setTextAlign(TextAlignment align) {
        g.setTextAlign(align);
    }

    void strokeLine(double x1, double y1, double x2, double y2) {
        drawn(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1), g.getLineWidth());
        g.strokeLine(x1, y1, x2, y2);
    }

    void beginPath() {
        pathLeft = pathTop = Double.POSITIVE_INFINITY;
        pathRight = pathBottom = Double.NEGATIVE_INFINITY;
        g.beginPath();
    }

    void moveTo(double x, double y) {
        passed(x, y);
        g.moveTo(x, y);
    }

    void lineTo(double x, double y) {
        passed(x, y);
        g.lineTo(x, y);
    }

    private void passed(double x, double y) {
        pathLeft = Math.min(pathLeft, x);
        pathTop = Math.min(pathTop, y);
        pathRight = Math.max(pathRight, x);
        pathBottom = Math.max(pathBottom, y);
    }

    void stroke() {
        if (pathLeft <= pathRight)
            drawn(pathLeft, pathTop, pathRight - pathLeft, pathBottom - pathTop, g.getLineWidth());
        g.stroke();
    }

    void strokeOval(double x, double y, double width, double height) {
        drawn(x, y, width, height, g.getLineWidth());
        g.strokeOval(x, y, width, height);
    }

    void fillOval(double x, double y, double width, double height) {
        drawn(x, y, width, height, 1);
        g.fillOval(x, y, width, height);
    }

    void fillRect(double x, double y, double width, double height) {
        drawn(x, y, width, height, 1);
        g.fillRect(x, y, width, height);
    }

    void fillRoundRect(double x, double y, double width, double height, double arcWidth, double arcHeight) {
        drawn(x, y, width, height, 1);
        g.fillRoundRect(x, y, width, height, arcWidth, arcHeight);
    }

    void strokePolygon(double[] x, double[] y, int n) {
        drawn(x, y, n, 2 * g.getLineWidth()); // corners stand out
        g.strokePolygon(x, y, n);
    }

    void fillPolygon(double[] x, double[] y, int n) {
        drawn(x, y, n, 1);
        g.fillPolygon(x, y, n);
    }

    /// @param y the middle of the line
    void strokeText(String text, double x, double y) {
        written(text, x, y);
        g.strokeText(text, x, baseline(y));
    }

    void strokeText(String text, double x, double y, double most) {
        written(text, x, y);
        g.strokeText(text, x, baseline(y), most);
    }

    void fillText(String text, double x, double y) {
        written(text, x, y);
        g.fillText(text, x, baseline(y));
    }

    void fillText(String text, double x, double y, double most) {
        written(text, x, y);
        g.fillText(text, x, baseline(y), most);
    }

    /// Reckoned here, since a canvas puts a text with a centred baseline a pixel lower or higher, depending on
    /// what was written before.
    private double baseline(double middle) {
        return middle + MIDDLE * g.getFont().getSize();
    }

    private void written(String text, double x, double y) {
        double width = WIDEST * g.getFont().getSize() * text.length(), height = LINE * g.getFont().getSize(),
                before = switch (g.getTextAlign()) {
                    case LEFT, JUSTIFY -> 0;
                    case CENTER -> 0.5;
                    case RIGHT -> 1;
                };
        drawn(x - before * width, y - height, width, 2 * height, g.getLineWidth());
    }
}
