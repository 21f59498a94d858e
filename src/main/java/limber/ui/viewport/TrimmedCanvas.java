package limber.ui.viewport;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.Rectangle;
import limber.presentation.paint.Box;
import limber.presentation.paint.Pen;

/// A canvas that is painted again from the beginning, and shows only the part of it that was drawn on.
///
/// Without a graphics card, most of a canvas's cost is that all its pixels are laid over the scene, empty or not.
final class TrimmedCanvas {
    /// Pixels.
    private static final double MARGIN = 32;

    private final Canvas canvas;
    private final GraphicsContext g;
    private final FxPen pen;
    private final Rectangle shown = new Rectangle();
    /// The corner of the canvas in the view.
    private double x0, y0;
    /// The size at the last beginning.
    private double width, height;

    TrimmedCanvas(Canvas canvas) {
        this.canvas = canvas;
        g = canvas.getGraphicsContext2D();
        pen = new FxPen(g);
        canvas.setClip(shown);
    }

    Pen pen() {
        return pen;
    }

    /// Puts the canvas over a part of the view, in whose coordinates it is drawn on from now on.
    ///
    /// @param part in whole pixels
    void over(Box part) {
        x0 = part.minX();
        y0 = part.minY();
        canvas.relocate(x0, y0);
        canvas.setWidth(part.width());
        canvas.setHeight(part.height());
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
        pen.clean();
    }

    /// Shows what was drawn.
    void end() {
        double x = Math.clamp(Math.floor(pen.left()) - x0, 0, canvas.getWidth()),
                y = Math.clamp(Math.floor(pen.top()) - y0, 0, canvas.getHeight());
        shown.setX(x);
        shown.setY(y);
        shown.setWidth(Math.clamp(Math.ceil(pen.right()) - x0, x, canvas.getWidth()) - x);
        shown.setHeight(Math.clamp(Math.ceil(pen.bottom()) - y0, y, canvas.getHeight()) - y);
    }
}
