package limber.engine.ask;

import java.util.Optional;
import limber.engine.Measure;
import limber.engine.run.Picture;

/// The difference of the two sides of a comparison: a value for each element, right minus left.
///
/// @param width doubles per element
public record Difference(double[] values, int width) {
    /// The difference of positions, other vectors, or plain numbers.
    ///
    /// @return empty where the two sides have not as many elements
    public static Optional<Difference> between(double[] left, double[] right, int width) {
        if (left.length != right.length) return Optional.empty();
        var values = new double[left.length];
        for (int i = 0; i < values.length; i++) values[i] = right[i] - left[i];
        return Optional.of(new Difference(values, width));
    }

    /// The difference of a measure on both sides.
    public static Optional<Difference> of(Measure measure, Picture left, Picture right) {
        return between(measure.read(left.settings(), left.state()), measure.read(right.settings(), right.state()),
                measure.width());
    }

    public int elements() {
        return values.length / width;
    }

    /// The magnitude of an element's difference: for positions the distance, m.
    public double size(int element) {
        double square = 0;
        for (int k = width * element; k < width * (element + 1); k++) square += values[k] * values[k];
        return Math.sqrt(square);
    }

    /// The magnitude of each.
    public double[] sizes() {
        var sizes = new double[elements()];
        for (int i = 0; i < sizes.length; i++) sizes[i] = size(i);
        return sizes;
    }

    /// The element that differs most; 0 where none does.
    public int furthest() {
        int most = 0;
        for (int i = 1; i < elements(); i++) if (size(i) > size(most)) most = i;
        return most;
    }

    /// The largest magnitude; 0 where there are no elements.
    public double largest() {
        return elements() == 0 ? 0 : size(furthest());
    }

    /// The square root of the mean square; 0 where there are no elements.
    public double mean() {
        double square = 0;
        for (double v : values) square += v * v;
        return elements() == 0 ? 0 : Math.sqrt(square / elements());
    }
}
