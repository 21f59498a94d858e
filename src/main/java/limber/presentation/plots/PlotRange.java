package limber.presentation.plots;

/// The range of the points of some curves: what an axis is to show.
final class PlotRange {
    private double least, largest;

    /// Forgets all points.
    PlotRange clear() {
        least = Double.POSITIVE_INFINITY;
        largest = Double.NEGATIVE_INFINITY;
        return this;
    }

    /// Adds the horizontal places of a curve.
    void addAcross(Points points) {
        for (int i = 0; i < points.size(); i++) add(points.x(i));
    }

    /// The least of what was added; above the largest if nothing was.
    double least() {
        return least;
    }

    double largest() {
        return largest;
    }

    /// Adds the values of a curve.
    ///
    /// @param window the places that are shown
    /// @param logarithmic whether only the sizes of those that are not 0 are shown
    void addUp(Points points, boolean logarithmic, PlotWindow window) {
        for (int i = 0; i < points.size(); i++) {
            if (!window.shows(points.x(i))) continue;
            double y = logarithmic ? Math.abs(points.y(i)) : points.y(i);
            if (!(logarithmic && y == 0)) add(y);
        }
    }

    private void add(double value) {
        if (value < least) least = value;
        if (value > largest) largest = value;
    }

    /// Fits an axis.
    ///
    /// @param most the most numbers along it
    /// @return whether it has changed
    boolean fit(PlotAxis axis, int most, boolean whole, boolean logarithmic) {
        return axis.fit(least, largest, most, whole, logarithmic);
    }
}
