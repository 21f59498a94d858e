package limber.presentation.paint;

import java.util.List;

/// Bars beside the scene, one under another, each with its name and its number.
///
/// @param rows from the top
public record SceneBars(String title, List<Row> rows) {
    /// The height of a row, in units of the font size.
    static final double ROW = 1.35;
    private static final double HEAD = 2, FOOT = 0.4;

    /// A bar, or a line of text between bars.
    public sealed interface Row {
        String name();
    }

    /// @param role the quantity that decides its colour
    /// @param strong whether its name is bold
    public record Bar(String name, String role, double value, boolean strong) implements Row {}

    /// A line over the bars that follow.
    public record Heading(String name) implements Row {}

    public SceneBars {
        rows = List.copyOf(rows);
    }

    /// The height of what it is drawn on, in units of the font size.
    public double height() {
        return HEAD + ROW * rows.size() + FOOT;
    }

    /// The middle of a row, in units of the font size.
    static double middle(int row) {
        return HEAD + ROW * (row + 0.5);
    }
}
