package javafx.scene.text;

/// A size and strength of the letters of the system.
public final class Font {
    private final double size;
    private final String css;

    private Font(FontWeight weight, double size) {
        this.size = size;
        css = (weight == FontWeight.BOLD ? "bold " : "") + size + "px system-ui, sans-serif";
    }

    public static Font font(String family, FontWeight weight, double size) {
        return new Font(weight, size);
    }

    public double getSize() {
        return size;
    }

    /// Its text for a canvas.
    public String css() {
        return css;
    }
}
