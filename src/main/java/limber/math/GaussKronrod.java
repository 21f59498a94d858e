package limber.math;

import java.util.function.DoubleUnaryOperator;

/// Adaptive quadrature: 15 Kronrod points on an interval, whose odd ones are 7 Gauss points of their own; where the two
/// sums differ the interval is halved.
///
/// Source: A. Kronrod, Nodes and Weights of Quadrature Formulas, 1965; digits as in QUADPACK's qk15.
public final class GaussKronrod {
    /// Halvings of the whole: an interval that small holds a kink, whose share of the integral is below rounding.
    private static final int DEEPEST = 48;

    /// From the middle outward; every second one, from the first, is a Gauss point.
    private static final double[] NODE = {
        0, 0.207784955007898467600689403773245, 0.405845151377397166906606412076961, 0.586087235467691130294144691693,
        0.741531185599394439863864773280788, 0.864864423359769072789712788640926, 0.949107912342758524526189684047851,
        0.991455371120812639206854697526329
    };
    private static final double[] KRONROD = {
        0.209482141084727828012999174891714, 0.204432940075298892414161999234649, 0.190350578064785409913256402421014,
        0.169004726639267902826583426598550,
        0.140653259715525918745189590510238, 0.104790010322250183839876322541518, 0.063092092629978553290700663189204,
        0.022935322010529224963732008058970
    };
    private static final double[] GAUSS = {
        0.417959183673469387755102040816327, 0, 0.381830050505118944950369775488975, 0,
        0.279705391489276667901467771423780, 0, 0.129484966168869693270611432679082, 0
    };

    private GaussKronrod() {}

    /// ∫ f over [from, to]; negative if `to` lies below `from` and f is positive.
    ///
    /// @param tolerance what the two sums of an accepted interval may differ by; the 15-point sum, which is returned,
    ///   is
    ///     nearer by orders of magnitude where f is smooth. Where f is not finite the result is not either.
    public static double integrate(DoubleUnaryOperator f, double from, double to, double tolerance) {
        return integrate(f, from, to, tolerance, DEEPEST);
    }

    private static double integrate(DoubleUnaryOperator f, double from, double to, double tolerance, int halvings) {
        double middle = 0.5 * (from + to), half = 0.5 * (to - from), centre = f.applyAsDouble(middle);
        double kronrod = KRONROD[0] * centre, gauss = GAUSS[0] * centre;
        for (int i = 1; i < NODE.length; i++) {
            double pair = f.applyAsDouble(middle - half * NODE[i]) + f.applyAsDouble(middle + half * NODE[i]);
            kronrod += KRONROD[i] * pair;
            gauss += GAUSS[i] * pair;
        }
        boolean differ = Math.abs(half * (kronrod - gauss)) > tolerance; // false for NaN, which halving would not cure
        if (!differ || halvings == 0) return half * kronrod;
        return integrate(f, from, middle, tolerance, halvings - 1) + integrate(f, middle, to, tolerance, halvings - 1);
    }
}
