package javafx.scene.text;

import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Bounds;
import org.teavm.jso.JSBody;

/// A text that is measured.
public final class Text {
    /// Widths that are known, by font and text; forgotten when there are too many.
    private static final Map<String, Double> KNOWN = new HashMap<>();
    private static final int MOST = 2000;

    private String text;
    private Font font = Font.font("System", FontWeight.NORMAL, 13);

    public Text() {
        this("");
    }

    public Text(String text) {
        this.text = text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public void setFont(Font font) {
        this.font = font;
    }

    public Bounds getLayoutBounds() {
        if (KNOWN.size() > MOST) KNOWN.clear();
        return new Bounds(KNOWN.computeIfAbsent(font.css() + text, _ -> width(font.css(), text)), font.getSize());
    }

    @JSBody(params = {"font", "text"}, script = "var g = window.limberMeasure || (window.limberMeasure ="
            + " document.createElement('canvas').getContext('2d')); g.font = font; return g.measureText(text).width;")
    private static native double width(
            String font, String text);
}
