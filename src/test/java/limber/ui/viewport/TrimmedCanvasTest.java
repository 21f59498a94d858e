package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.canvas.Canvas;
import limber.presentation.paint.Align;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Pen;
import org.junit.jupiter.api.Test;

/// The part of a canvas that is shown.
class TrimmedCanvasTest {
    private final Canvas canvas = new Canvas(400, 300);
    private final TrimmedCanvas drawing = new TrimmedCanvas(canvas);
    private final Pen pen = drawing.pen();

    private Bounds shown() {
        drawing.end();
        return canvas.getClip().getBoundsInParent();
    }

    @Test
    void nothingIsShownOfAnEmptyCanvas() {
        drawing.begin();
        assertEquals(0, shown().getWidth());
        assertEquals(0, shown().getHeight());
    }

    @Test
    void theBoxOfWhatWasDrawnIsShownInWholePixels() {
        drawing.begin();
        pen.setFill(Ink.BLACK);
        pen.fillOval(20.5, 30.5, 10, 20);
        pen.setLineWidth(4);
        pen.strokeLine(100, 60, 50, 80);
        assertEquals(new BoundingBox(19, 29, 85, 55), shown(), "to 104 and 84: the line, and its width around it");
        drawing.begin();
        pen.fillRect(7, 7, 2, 2);
        assertEquals(new BoundingBox(6, 6, 4, 4), shown(), "what was drawn before is forgotten");
    }

    @Test
    void nothingBeyondTheCanvasIsShown() {
        drawing.begin();
        pen.fillRect(-50, 250, 1000, 1000);
        assertEquals(new BoundingBox(0, 249, 400, 51), shown());
    }

    @Test
    void aPathCountsWhenItIsDrawn() {
        drawing.begin();
        pen.setLineWidth(1);
        pen.beginPath();
        pen.moveTo(10, 10);
        pen.lineTo(20, 40);
        assertEquals(0, shown().getWidth());
        pen.stroke();
        assertEquals(new BoundingBox(9, 9, 12, 32), shown());
    }

    @Test
    void aTextLiesInsideWhereverItIsAligned() {
        for (Align align : Align.values())
            for (String text : new String[]{"WWWW", "绳子", "g"}) {
                drawing.begin();
                pen.setFont(new Lettering(20));
                pen.setTextAlign(align);
                pen.fillText(text, 200, 150);
                double width = pen.width(text),
                        left = 200 - (align == Align.LEFT ? 0 : align == Align.RIGHT ? 1 : 0.5) * width;
                assertTrue(shown().contains(left, 150 - 0.5 * 20, width, 20), text + " " + align);
            }
    }
}
