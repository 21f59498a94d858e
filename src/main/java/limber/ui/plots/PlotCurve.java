package limber.ui.plots;

import java.util.function.Consumer;

/// One curve of a plot.
///
/// @param unit of its values; curves of one unit share an axis
/// @param role the quantity that decides its colour
/// @param dash which of the patterns of [CurvePen] tells it from others without colour
/// @param source fills in its points as they are now
public record PlotCurve(String label, String unit, String role, int dash, Consumer<Points> source) {}
