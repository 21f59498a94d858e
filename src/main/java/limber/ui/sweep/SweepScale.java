package limber.ui.sweep;

/// A rule for when values are drawn on a logarithmic scale.
final class SweepScale {
    private static final double DECADES = 1000;

    private SweepScale() {}

    static boolean logarithmic(double least, double largest) {
        return least > 0 && largest >= DECADES * least;
    }
}
