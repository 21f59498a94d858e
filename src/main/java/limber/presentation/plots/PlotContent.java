package limber.presentation.plots;

import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;

/// The content of a plot: curves over one quantity, and the moments of their points.
///
/// @param title of the horizontal axis, with its unit
/// @param ordered whether x never goes back along a curve, so that it has one value at a time
/// @param whole whether x counts something
/// @param logarithmic whether magnitudes are shown on a scale of powers of ten
/// @param wordy whether names have as many rows as they need; otherwise a long one is cut
public record PlotContent(List<PlotCurve> curves, String title, boolean ordered, boolean whole, boolean logarithmic,
        boolean wordy, Moments moments) {
    /// The moments of a drawing, of which none is the present one.
    static final Moments NONE = new Moments() {
        @Override public int present(Points points) {
            return -1;
        }

        @Override public void go(Points points, int point) {}

        @Override public String name(Points points, int point) {
            return "";
        }
    };

    public PlotContent(List<PlotCurve> curves, String title, boolean ordered, boolean whole, boolean logarithmic,
            Moments moments) {
        this(curves, title, ordered, whole, logarithmic, curves.stream().anyMatch(PlotCurve::area), moments);
    }

    /// The same as a drawing.
    PlotContent onPaper() {
        return new PlotContent(curves, title, ordered, whole, logarithmic, true, NONE);
    }

    /// The moments that points stand for.
    public interface Moments {
        /// The point at the current moment, or −1 if there is none.
        int present(Points points);

        /// Moves the scene to a point's moment.
        void go(Points points, int point);

        /// The cursor of a point's moment; empty where it is not known.
        default Optional<Cursor> cursor(Points points, int point) {
            return Optional.empty();
        }

        /// The name of a point's moment, such as `frame 12`.
        String name(Points points, int point);
    }
}
