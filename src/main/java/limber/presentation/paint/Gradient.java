package limber.presentation.paint;

import java.util.List;

/// Colours from left to right, at equal distances.
///
/// @param from,to the x of the first and the last, px
public record Gradient(double from, double to, List<Ink> inks) {
    /// Where a colour is, 0..1.
    public double share(int i) {
        return (double) i / (inks.size() - 1);
    }
}
