package limber.ui.viewport;

import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.view.Painting;

/// The canvas over a scene, and the small ones over that.
final class FxSheets implements Painting.Sheets {
    private final TrimmedCanvas drawing;
    private final Plates plates;

    FxSheets(Canvas canvas, Palette palette) {
        drawing = new TrimmedCanvas(canvas);
        plates = new Plates(palette);
    }

    /// What lies over the canvas.
    Node plates() {
        return plates.view();
    }

    @Override public Pen begin() {
        drawing.begin();
        plates.begin();
        return drawing.pen();
    }

    @Override public void inset(Object what, Box box, Consumer<Pen> painter) {
        plates.show(what, box, painter);
    }

    @Override public void end() {
        drawing.end();
        plates.end();
    }
}
