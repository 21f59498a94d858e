package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.BoundingBox;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.Test;

/// Small canvases over the scene.
class PlatesTest {
    private static final Rectangle2D BOX = new Rectangle2D(20.5, 30.25, 10, 20);

    private final Plates plates = new Plates(new Palette(() -> {}));

    private void show(int each) {
        plates.begin();
        for (int i = 0; i < each; i++) plates.show(BOX, g -> g.fillRect(22, 33, 4, 5));
        plates.end();
    }

    private Node plate(int i) {
        return ((Group) plates.view()).getChildren().get(i);
    }

    @Test
    void itsCanvasIsAsLargeAsItsBoxInWholePixels() {
        show(1);
        var canvas = (Canvas) plate(0);
        assertEquals(20, canvas.getLayoutX());
        assertEquals(30, canvas.getLayoutY());
        assertEquals(11, canvas.getWidth());
        assertEquals(21, canvas.getHeight());
        assertEquals(new BoundingBox(1, 2, 6, 7), canvas.getClip().getBoundsInParent(),
                "what was drawn, and around it");
    }

    @Test
    void whatIsNotShownAnyMoreIsHidden() {
        show(2);
        show(1);
        assertTrue(plate(0).isVisible());
        assertFalse(plate(1).isVisible());
        show(2);
        assertTrue(plate(1).isVisible());
    }
}
