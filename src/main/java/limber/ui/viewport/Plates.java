package limber.ui.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import limber.presentation.paint.Box;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import org.jspecify.annotations.Nullable;

/// Small canvases over the scene for what stands beside it, such as legends. Each is painted again only if what it
/// shows has changed.
///
/// On the canvas of the marks, a legend in one corner and a text in another would make the whole view be laid over the
/// scene in each picture.
final class Plates {
    private record Shown(Object what, Box box, int style) {}

    private static final class Plate {
        final Canvas canvas = new Canvas();
        final TrimmedCanvas drawing = new TrimmedCanvas(canvas);
        @Nullable Shown shown;
    }

    private final Group group = new Group();
    private final Palette palette;
    private final List<Plate> plates = new ArrayList<>();
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
    void show(Object what, Box box, Consumer<Pen> painter) {
        if (used == plates.size()) add();
        Plate plate = plates.get(used++);
        var wanted = new Shown(what, box, palette.style());
        if (wanted.equals(plate.shown)) return;
        plate.shown = wanted;
        double x = Math.floor(box.minX()), y = Math.floor(box.minY());
        plate.drawing.over(new Box(x, y, Math.ceil(box.maxX()) - x, Math.ceil(box.maxY()) - y));
        plate.drawing.begin();
        plate.drawing.pen().setFont(new Lettering(palette.fontSize()));
        painter.accept(plate.drawing.pen());
        plate.drawing.end();
    }

    private void add() {
        var plate = new Plate();
        plates.add(plate);
        group.getChildren().add(plate.canvas);
    }

    /// Hides those that were not shown this time.
    void end() {
        for (int i = 0; i < plates.size(); i++) plates.get(i).canvas.setVisible(i < used);
    }
}
