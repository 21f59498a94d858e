package limber.ui.plots;

import java.util.List;

/// What a plot shows: curves over one quantity, and what their points stand for.
///
/// @param title of the horizontal axis, with its unit
/// @param ordered whether x never goes back along a curve, so that it has one value at a time
/// @param whole whether x counts something
/// @param logarithmic whether magnitudes are shown on a scale of powers of ten
public record Sheet(List<Curve> curves, String title, boolean ordered, boolean whole, boolean logarithmic, Moments moments) {
    /// The moments that points stand for.
    public interface Moments {
        /// The point at the present moment, or −1 if it is none of them.
        int present(Points points);

        /// Takes the scene there.
        void go(Points points, int point);

        /// In words, such as `frame 12`.
        String name(Points points, int point);
    }
}
