package limber.models.rope;

import java.util.Arrays;
import java.util.Objects;
import limber.math.exact.Exact;

/// A table of cosines and sines of `sides` equal angles, the first one repeated at the end so that a seam closes
/// exactly.
record Circle(double[] cos, double[] sin) {
    static Circle of(int sides) {
        var cos = new double[sides + 1];
        var sin = new double[sides + 1];
        for (int k = 0; k < sides; k++) {
            cos[k] = Exact.cos(2 * Math.PI * k / sides);
            sin[k] = Exact.sin(2 * Math.PI * k / sides);
        }
        cos[sides] = cos[0];
        sin[sides] = sin[0];
        return new Circle(cos, sin);
    }

    int sides() {
        return cos.length - 1;
    }

    @Override public boolean equals(Object o) {
        return o instanceof Circle c && Arrays.equals(cos, c.cos) && Arrays.equals(sin, c.sin);
    }

    @Override public int hashCode() {
        return Objects.hash(cos.length);
    }
}
