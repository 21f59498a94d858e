package limber.presentation.paint;

/// A pen on a sheet, which a face brings. It keeps its colours, width, pattern and letters until it gets others.
public interface Pen {
    void setStroke(Ink ink);

    void setFill(Ink ink);

    void setFill(Gradient colours);

    /// @param width px
    void setLineWidth(double width);

    /// @param dashes lengths of dashes and gaps in turn, px; none for a solid line
    void setLineDashes(double... dashes);

    void setFont(Lettering font);

    Lettering font();

    void setTextAlign(Align align);

    void strokeLine(double x1, double y1, double x2, double y2);

    void beginPath();

    void moveTo(double x, double y);

    void lineTo(double x, double y);

    /// Draws the path.
    void stroke();

    void strokeOval(double x, double y, double width, double height);

    void fillOval(double x, double y, double width, double height);

    void strokeRect(double x, double y, double width, double height);

    void fillRect(double x, double y, double width, double height);

    /// @param corner the diameter of a corner
    void fillRoundRect(Box box, double corner);

    void strokeRoundRect(Box box, double corner);

    void strokePolygon(double[] x, double[] y, int n);

    void fillPolygon(double[] x, double[] y, int n);

    /// Writes a text with an outline around its letters.
    ///
    /// @param y the middle of the line
    /// @param most the width that it may take, px
    void outlinedText(String text, double x, double y, double most);

    void fillText(String text, double x, double y, double most);

    /// The width of a text, px.
    double width(String text, Lettering font);

    /// Draws with what a painter sets, inside a box only, and goes back to how it was.
    void inside(Box box, Runnable painter);

    /// The same with a text that may take any width.
    default void outlinedText(String text, double x, double y) {
        outlinedText(text, x, y, Double.MAX_VALUE);
    }

    default void fillText(String text, double x, double y) {
        fillText(text, x, y, Double.MAX_VALUE);
    }

    /// The width of a text in the letters that it has now, px.
    default double width(String text) {
        return width(text, font());
    }
}
