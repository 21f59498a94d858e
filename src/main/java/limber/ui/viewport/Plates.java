package limber.ui.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;

/// Small canvases over the scene for what stands beside it, such as legends. Each is painted again only if what it
/// shows has changed.
///
/// On the canvas of the marks, a legend in one corner and a text in another would make the whole view be laid over the
/// scene in each picture.
final class Plates {
    private record Shown(Object what, Rectangle2D place, int style) {}

    private final Group group = new Group();
    private final Palette palette;
    private final List<Shown> plates = new ArrayList<>();
    private int used;

    Plates(Palette palette) {
        this.palette = palette;
        group.setMouseTransparent(true);
    }

    Node view() {
        return group;
    }

    void begin() {
        used = 0;
    }

    /// Shows one more, over those before.
    ///
    /// @param what tells by its equality whether anything but the style has changed
    /// @param box of the view that is drawn on
    void show(Object what, Rectangle2D box, Consumer<Drawing> painter) {
        double x = Math.floor(box.getMinX()), y = Math.floor(box.getMinY());
        var place = new Rectangle2D(x, y, Math.ceil(box.getMaxX()) - x, Math.ceil(box.getMaxY()) - y);
        var wanted = new Shown(what, place, palette.style());
        if (used == plates.size()) {
            plates.add(wanted);
            group.getChildren().add(painted(place, painter));
        } else if (!wanted.equals(plates.get(used))) {
            plates.set(used, wanted);
            group.getChildren().set(used, painted(place, painter));
        }
        used++;
    }

    /// A new canvas each time, since a text on one that was drawn on before comes out a fraction of a pixel elsewhere.
    private Canvas painted(Rectangle2D place, Consumer<Drawing> painter) {
        var canvas = new Canvas();
        var drawing = new Drawing(canvas);
        drawing.over(place);
        drawing.begin();
        drawing.setFont(Font.font("System", FontWeight.NORMAL, palette.fontSize()));
        painter.accept(drawing);
        drawing.end();
        return canvas;
    }

    /// Hides those that were not shown this time.
    void end() {
        for (int i = 0; i < plates.size(); i++) group.getChildren().get(i).setVisible(i < used);
    }
}
