package limber.presentation.plots;

/// The part of a plot's horizontal axis that is shown: all of it, or what a user has zoomed to.
final class PlotWindow {
    /// The least number of points that a part has.
    private static final int FEWEST = 4;
    /// The place of the present moment in a part that follows it, from the left.
    private static final double AHEAD = 0.9;

    private boolean part;
    private double from, to;
    private double present = Double.NaN;

    /// Whether only a part is shown.
    boolean part() {
        return part;
    }

    double from() {
        return from;
    }

    double to() {
        return to;
    }

    /// Whether a place is shown.
    boolean shows(double x) {
        return !part || x >= from && x <= to;
    }

    void whole() {
        part = false;
    }

    /// Shows a part that is `factor` times as long, in which a place stays where it is.
    ///
    /// @param from,to what is shown now
    /// @param all what there is
    void zoom(double at, double factor, double from, double to, PlotRange all, int points) {
        double length = all.largest() - all.least(), wanted = factor * (to - from);
        part = to > from && wanted < length && points > FEWEST;
        if (!part) return;
        double span = Math.max(wanted, length * FEWEST / (points - 1)), share = (at - from) / (to - from);
        this.from = at - share * span;
        this.to = this.from + span;
        keepWithin(all);
    }

    /// Moves the part along the axis.
    ///
    /// @param share of its length
    void move(double share, PlotRange all) {
        double by = share * (to - from);
        from += by;
        to += by;
        keepWithin(all);
    }

    /// Stays within what there is, and follows the present moment where it moves on.
    ///
    /// @param now its place; NaN where it is not known
    void follow(double now, PlotRange all) {
        boolean moved = now != present && !Double.isNaN(now) && !Double.isNaN(present);
        present = now;
        if (!part) return;
        if (to - from >= all.largest() - all.least()) part = false;
        else if (moved && !shows(now)) move((now - from) / (to - from) - AHEAD, all);
        else keepWithin(all);
    }

    private void keepWithin(PlotRange all) {
        double out = Math.max(0, all.least() - from) - Math.max(0, to - all.largest());
        from += out;
        to += out;
    }
}
