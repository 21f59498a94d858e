package limber.engine.run;

import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;

/// A number read from a state: a measure of the whole scene, of one of its elements, or the largest of all elements.
///
/// @param element which one of the measure's elements, or [#LARGEST]; of no meaning for a measure of the whole
public record Probe(Measure measure, int element) {
    /// The largest magnitude of all elements.
    public static final int LARGEST = -1;

    /// Whether it is one element's value.
    public boolean ofOne() {
        return !measure.of().isEmpty() && element != LARGEST;
    }

    /// Vectors count by their length.
    ///
    /// @return NaN if there is no such element
    public double read(Settings p, State s) {
        double[] values = measure.read(p, s);
        int width = measure.width();
        if (measure.of().isEmpty() && width == 1) return values[0];
        if (ofOne()) return (element + 1) * width > values.length ? Double.NaN
                : width == 1 ? values[element] : length(values, element);
        double largest = 0;
        for (int i = 0; i < values.length / width; i++) largest = Math.max(largest, length(values, i));
        return largest;
    }

    private double length(double[] values, int i) {
        int width = measure.width();
        if (width == 1) return Math.abs(values[i]);
        double square = 0;
        for (int k = i * width; k < (i + 1) * width; k++) square += values[k] * values[k];
        return Math.sqrt(square);
    }
}
