package limber.ui;

import javafx.geometry.Point2D;
import limber.engine.settings.Vec;
import limber.presentation.paint.Point;
import limber.ui.viewport.Viewport;

/// The pixel at which a view shows a point of the world.
final class Pixel {
    private Pixel() {}

    /// In the view.
    static Point2D of(Viewport view, Vec p) {
        Point at = view.projection().point(p);
        return new Point2D(at.x(), at.y());
    }

    static Point2D onScreen(Viewport view, Vec p) {
        return view.localToScreen(of(view, p));
    }
}
