package javafx.scene.canvas;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasRenderingContext2D;

/// The pen of a browser's canvas, for painters that draw charts.
public final class GraphicsContext {
    private final CanvasRenderingContext2D g;

    public GraphicsContext(CanvasRenderingContext2D g) {
        this.g = g;
    }

    public void save() {
        g.save();
    }

    public void restore() {
        g.restore();
    }

    public void setFont(Font font) {
        g.setFont(font.css());
    }

    public void setFill(Paint paint) {
        g.setFillStyle(((Color) paint).css());
    }

    public void setStroke(Paint paint) {
        g.setStrokeStyle(((Color) paint).css());
    }

    public void setLineWidth(double width) {
        g.setLineWidth(width);
    }

    public void setLineDashes(double... dashes) {
        dash(g, Arrays.stream(dashes).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }

    @JSBody(params = {"g", "lengths"},
            script = "g.setLineDash(lengths.split(' ').map(Number));")
    private static native void dash(
            CanvasRenderingContext2D g, String lengths);

    public void setTextBaseline(VPos middle) {
        g.setTextBaseline("middle");
    }

    public void setTextAlign(TextAlignment align) {
        g.setTextAlign(align.name().toLowerCase(Locale.ROOT));
    }

    public void fillText(String text, double x, double y) {
        g.fillText(text, x, y);
    }

    public void fillRect(double x, double y, double width, double height) {
        g.fillRect(x, y, width, height);
    }

    public void strokeRect(double x, double y, double width, double height) {
        g.strokeRect(x, y, width, height);
    }

    public void fillOval(double x, double y, double width, double height) {
        g.beginPath();
        g.ellipse(x + 0.5 * width, y + 0.5 * height, 0.5 * width, 0.5 * height, 0, 0, 2 * Math.PI);
        g.fill();
    }

    public void strokeLine(double x1, double y1, double x2, double y2) {
        g.beginPath();
        g.moveTo(x1, y1);
        g.lineTo(x2, y2);
        g.stroke();
    }

    public void beginPath() {
        g.beginPath();
    }

    public void moveTo(double x, double y) {
        g.moveTo(x, y);
    }

    public void lineTo(double x, double y) {
        g.lineTo(x, y);
    }

    public void rect(double x, double y, double width, double height) {
        g.rect(x, y, width, height);
    }

    public void clip() {
        g.clip();
    }

    public void stroke() {
        g.stroke();
    }
}
