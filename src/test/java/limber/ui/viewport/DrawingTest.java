package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.canvas.Canvas;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import org.junit.jupiter.api.Test;

/// The part of a canvas that is shown.
class DrawingTest {
    private final Canvas canvas = new Canvas(400, 300);
    private final Drawing drawing = new Drawing(canvas);

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
        drawing.setFill(Color.RED);
        drawing.fillOval(20.5, 30.5, 10, 20);
        drawing.setLineWidth(4);
        drawing.strokeLine(100, 60, 50, 80);
        assertEquals(new BoundingBox(19, 29, 85, 55), shown(), "to 104 and 84: the line, and its width around it");
        drawing.begin();
        drawing.fillRect(7, 7, 2, 2);
        assertEquals(new BoundingBox(6, 6, 4, 4), shown(), "what was drawn before is forgotten");
    }

    @Test
    void nothingBeyondTheCanvasIsShown() {
        drawing.begin();
        drawing.fillRect(-50, 250, 1000, 1000);
        assertEquals(new BoundingBox(0, 249, 400, 51), shown());
    }

    @Test
    void aPathCountsWhenItIsDrawn() {
        drawing.begin();
        drawing.setLineWidth(1);
        drawing.beginPath();
        drawing.moveTo(10, 10);
        drawing.lineTo(20, 40);
        assertEquals(0, shown().getWidth());
        drawing.stroke();
        assertEquals(new BoundingBox(9, 9, 12, 32), shown());
    }

    @Test
    void aTextLiesInsideWhereverItIsAligned() {
        for (TextAlignment align : new TextAlignment[]{TextAlignment.LEFT, TextAlignment.CENTER, TextAlignment.RIGHT})
            for (String text : new String[]{"WWWW", "绳子", "g"}) {
                drawing.begin();
                drawing.setFont(Font.font("System", 20));
                drawing.setTextAlign(align);
                drawing.fillText(text, 200, 150);
                var measured = new Text(text);
                measured.setFont(Font.font("System", 20));
                double width = measured.getLayoutBounds().getWidth(),
                        left = 200 - (align == TextAlignment.LEFT ? 0 : align == TextAlignment.RIGHT ? 1 : 0.5) * width;
                assertTrue(shown().contains(left, 150 - 0.5 * 20, width, 20), text + " " + align);
            }
    }
}
