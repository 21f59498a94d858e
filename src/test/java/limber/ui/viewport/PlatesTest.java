package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.geometry.BoundingBox;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import limber.presentation.paint.Box;
import org.junit.jupiter.api.Test;

/// Small canvases over the scene.
class PlatesTest {
    private static final Box BOX = new Box(20.5, 30.25, 10, 20);

    private final StyledPalette palette = new StyledPalette(() -> {});
    private final Plates plates = new Plates(palette.inks());
    private int painted;

    private void show(Box box, Object... each) {
        plates.begin();
        for (Object what : each) plates.show(what, box, g -> {
            painted++;
            g.fillRect(22, 33, 4, 5);
        });
        plates.end();
    }

    private Node plate(int i) {
        return ((Group) plates.view()).getChildren().get(i);
    }

    @SuppressWarnings("unchecked") // the property of that name is a colour
    private void colour(String name, Color to) {
        for (CssMetaData<? extends Styleable, ?> key : palette.getCssMetaData())
            if (key.getProperty().equals(name))
                ((CssMetaData<StyledPalette, Color>) key).getStyleableProperty(palette).setValue(to);
    }

    @Test
    void aPlateIsPaintedAgainOnlyIfWhatItShowsHasChanged() {
        show(BOX, "1 mm");
        show(BOX, "1 mm");
        assertEquals(1, painted);
        show(BOX, "2 mm");
        assertEquals(2, painted);
        show(new Box(20, 40, 10, 20), "2 mm");
        assertEquals(3, painted, "it is elsewhere");
        colour("-limber-text", Color.RED);
        show(new Box(20, 40, 10, 20), "2 mm");
        assertEquals(4, painted, "its colours are others");
    }

    @Test
    void itsCanvasIsAsLargeAsItsBoxInWholePixels() {
        show(BOX, "1 mm");
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
        show(BOX, "1 mm", "grid");
        show(BOX, "1 mm");
        assertTrue(plate(0).isVisible());
        assertFalse(plate(1).isVisible());
        show(BOX, "1 mm", "grid");
        assertTrue(plate(1).isVisible());
        assertEquals(2, painted);
    }
}
