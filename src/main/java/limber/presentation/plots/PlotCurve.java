package limber.presentation.plots;

import java.util.function.Consumer;

/// One curve of a plot.
///
/// @param unit of its values; curves of one unit share an axis
/// @param role the quantity that decides its colour
/// @param dash which of the patterns of [CurvePen] tells it from others without colour
/// @param area whether it is an area that is stacked on those of its unit before it: above 0 on those above, below 0
///   under those below
/// @param source fills in its points as they are now
public record PlotCurve(String label, String unit, String role, int dash, boolean area, Consumer<Points> source) {
    /// A line.
    public PlotCurve(String label, String unit, String role, int dash, Consumer<Points> source) {
        this(label, unit, role, dash, false, source);
    }
}
