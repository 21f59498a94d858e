package limber.math;

import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// Bézier curves of any degree n from 1 to 60: B(t) = Σ C(n,i)·tⁱ·(1−t)ⁿ⁻ⁱ·Pᵢ, which runs from P₀ at t = 0 to Pₙ at t =
/// 1.
///
/// A curve is its control points, `xyz`: n + 1 triples in a flat array. Outside 0..1 the same polynomial goes on.
/// Points are in m, derivatives with respect to t in m.
///
/// Sources: G. Farin, Curves and Surfaces for CAGD (Bernstein form, de Casteljau, elevation); the functions called
/// `published` do what the published port does.
public final class Bezier {
    public static final int MAX_DEGREE = 60;

    /// What the sums of a quadrature may differ by, as a share of the curve's size. A cusp adds up a few of them.
    private static final double LENGTH_TOLERANCE = 1e-9;

    /// Sine of the angle between B′ and B″ below which they are parallel but for rounding.
    private static final double STRAIGHT = 1e-12;

    private static final double[][] BINOMIAL = pascal();

    private Bezier() {}

    /// The sums are whole numbers below 2⁶³, rounded once when they become doubles.
    private static double[][] pascal() {
        var rows = new double[MAX_DEGREE + 1][];
        var row = new long[MAX_DEGREE + 1];
        for (int n = 0; n <= MAX_DEGREE; n++) {
            row[n] = 1;
            for (int k = n - 1; k > 0; k--) row[k] += row[k - 1];
            rows[n] = new double[n + 1];
            for (int k = 0; k <= n; k++) rows[n][k] = row[k];
        }
        return rows;
    }

    /// The degree of a curve.
    ///
    /// @throws BadInput if the array is not 2 to 61 triples
    public static int degree(double[] xyz) {
        int n = xyz.length / 3 - 1;
        if (xyz.length % 3 != 0 || n < 1 || n > MAX_DEGREE)
            throw new BadInput("a Bézier curve needs 2.." + (MAX_DEGREE + 1) + " control points, not " + xyz.length / 3
                    + (xyz.length % 3 == 0 ? "" : " and a part"));
        return n;
    }

    /// One coordinate of B(t): exact at t = 0 and t = 1.
    ///
    /// @param axis 0, 1 or 2 for x, y or z
    public static double at(double[] xyz, int axis, double t) {
        return horner(xyz, axis, t, 0);
    }

    /// One coordinate of the hodograph, B′(t) = n·Σ C(n−1,i)·tⁱ·(1−t)ⁿ⁻¹⁻ⁱ·(Pᵢ₊₁ − Pᵢ): n·(P₁ − P₀) at t = 0.
    public static double derivative(double[] xyz, int axis, double t) {
        return (xyz.length / 3 - 1) * horner(xyz, axis, t, 1);
    }

    /// One coordinate of B″(t); 0 for a line.
    public static double second(double[] xyz, int axis, double t) {
        int n = xyz.length / 3 - 1;
        return n < 2 ? 0 : n * (n - 1) * horner(xyz, axis, t, 2);
    }

    /// One coordinate of B‴(t); 0 for a parabola.
    public static double third(double[] xyz, int axis, double t) {
        int n = xyz.length / 3 - 1;
        return n < 3 ? 0 : n * (n - 1) * (n - 2) * horner(xyz, axis, t, 3);
    }

    /// Σ C(m,i)·tⁱ·(1−t)ᵐ⁻ⁱ·Δᵢ over the differences of the control points of that order, m = n − order, by Horner's
    /// scheme in the ratio of t and 1−t that lies within −1..1, so that nothing grows and both ends are exact.
    private static double horner(double[] xyz, int axis, double t, int order) {
        int m = xyz.length / 3 - 1 - order;
        double s = 1 - t, sum = 0;
        if (t < 0.5) {
            double ratio = t / s;
            for (int i = m, j = 3 * m + axis; i >= 0; i--, j -= 3)
                sum = sum * ratio + binomial(m, i) * difference(xyz, j, order);
            return sum * power(s, m);
        }
        double ratio = s / t;
        for (int i = 0, j = axis; i <= m; i++, j += 3) sum = sum * ratio + binomial(m, i) * difference(xyz, j, order);
        return sum * power(t, m);
    }

    private static double difference(double[] xyz, int j, int order) {
        return switch (order) {
            case 0 -> xyz[j];
            case 1 -> xyz[j + 3] - xyz[j];
            case 2 -> xyz[j + 6] - 2 * xyz[j + 3] + xyz[j];
            default -> xyz[j + 9] - xyz[j] + 3 * (xyz[j + 3] - xyz[j + 6]);
        };
    }

    /// xᵏ by squaring; 1 for k = 0.
    private static double power(double x, int k) {
        double power = 1;
        for (double square = x; k > 0; k >>= 1, square *= square) if ((k & 1) != 0) power *= square;
        return power;
    }

    /// The share that control point i has in B(t), C(n,i)·tⁱ·(1−t)ⁿ⁻ⁱ; all n + 1 of them add up to 1.
    public static double weight(int n, int i, double t) {
        return BINOMIAL[n][i] * power(t, i) * power(1 - t, n - i);
    }

    /// C(n,k) for 0 ≤ k ≤ n ≤ 60: the nearest double, which is C(n,k) itself up to n = 56.
    public static double binomial(int n, int k) {
        return BINOMIAL[n][k];
    }

    /// C(n,k) by the recurrence c·(n−i+1)/i in `int`, as published: from n = 30 the product overflows and the result is
    /// wrong.
    public static int intBinomial(int n, int k) {
        int c = 1;
        for (int i = 1; i <= k; i++) c = c * (n - i + 1) / i;
        return c;
    }

    /// One coordinate of B(t) as published, by powers and [#intBinomial]: off the curve from n = 30.
    public static double publishedAt(double[] xyz, int axis, double t) {
        int n = xyz.length / 3 - 1;
        double sum = 0;
        for (int i = 0; i <= n; i++)
            sum += intBinomial(n, i) * Exact.pow(t, i) * Exact.pow(1 - t, n - i) * xyz[3 * i + axis];
        return sum;
    }

    /// One coordinate of B′(t) as published, Σ C(n,i)·(i·tⁱ⁻¹·(1−t)ⁿ⁻ⁱ − (n−i)·tⁱ·(1−t)ⁿ⁻ⁱ⁻¹)·Pᵢ by powers: at t = 0
    /// and t = 1 one of them is 0·∞, and the result NaN.
    ///
    /// @param overflows whether C(n,i) is that of [#intBinomial], wrong from n = 30
    public static double publishedDerivative(double[] xyz, int axis, double t, boolean overflows) {
        int n = xyz.length / 3 - 1;
        double sum = 0;
        for (int i = 0; i <= n; i++) {
            double rising = i * Exact.pow(t, i - 1) * Exact.pow(1 - t, n - i);
            double falling = (n - i) * Exact.pow(t, i) * Exact.pow(1 - t, n - i - 1);
            sum += (overflows ? intBinomial(n, i) : binomial(n, i)) * (rising - falling) * xyz[3 * i + axis];
        }
        return sum;
    }

    /// De Casteljau's construction: all its levels one after another, as triples. Level 0 is the n + 1 control points;
    /// each point of a level lies at the share t of the way between two neighbours of the level before; level n is
    /// B(t).
    ///
    /// @return (n+1)·(n+2)/2 triples; level r begins at triple [#level]
    public static double[] levels(double[] xyz, double t) {
        int n = degree(xyz);
        var levels = new double[3 * (level(n, n) + 1)];
        System.arraycopy(xyz, 0, levels, 0, xyz.length);
        fillLevels(levels, n, t);
        return levels;
    }

    /// Computes levels 1 to n from level 0, in place and without allocating.
    ///
    /// @param levels laid out as by [#levels]
    public static void fillLevels(double[] levels, int n, double t) {
        for (int r = 1; r <= n; r++) {
            int below = 3 * level(n, r - 1), here = 3 * level(n, r);
            for (int j = 0; j < 3 * (n + 1 - r); j++)
                levels[here + j] = (1 - t) * levels[below + j] + t * levels[below + j + 3];
        }
    }

    /// The triple at which level r of [#levels] begins; it holds n + 1 − r of them.
    public static int level(int n, int r) {
        return r * (n + 1) - r * (r - 1) / 2;
    }

    /// The same curve with one control point more: Qᵢ = i/(n+1)·Pᵢ₋₁ + (1 − i/(n+1))·Pᵢ.
    ///
    /// @throws BadInput if it has degree 60 already
    public static double[] elevated(double[] xyz) {
        int n = degree(xyz);
        if (n == MAX_DEGREE)
            throw new BadInput("a curve of degree " + n + " cannot be elevated (1.." + (MAX_DEGREE - 1) + ")");
        var q = new double[xyz.length + 3];
        for (int i = 0; i <= n + 1; i++) {
            double before = (double) i / (n + 1);
            for (int axis = 0; axis < 3; axis++)
                q[3 * i + axis] = (i > 0 ? before * xyz[3 * i - 3 + axis] : 0)
                        + (i <= n ? (1 - before) * xyz[3 * i + axis] : 0);
        }
        return q;
    }

    /// The control points of the two parts into which the curve falls at t: from 0 to t, and from t to 1.
    public static double[][] split(double[] xyz, double t) {
        int n = degree(xyz);
        double[] levels = levels(xyz, t), left = new double[xyz.length], right = new double[xyz.length];
        for (int r = 0; r <= n; r++) {
            System.arraycopy(levels, 3 * level(n, r), left, 3 * r, 3);
            System.arraycopy(levels, 3 * (level(n, r) + n - r), right, 3 * (n - r), 3);
        }
        return new double[][]{left, right};
    }

    /// |B′(t)|, m.
    public static double speed(double[] xyz, double t) {
        double x = derivative(xyz, 0, t), y = derivative(xyz, 1, t), z = derivative(xyz, 2, t);
        return Math.sqrt(x * x + y * y + z * z);
    }

    /// Length of the control polygon, m; no part of the curve within 0..1 is longer.
    public static double polygonLength(double[] xyz) {
        double sum = 0;
        for (int j = 3; j < xyz.length; j += 3) {
            double x = xyz[j] - xyz[j - 3], y = xyz[j + 1] - xyz[j - 2], z = xyz[j + 2] - xyz[j - 1];
            sum += Math.sqrt(x * x + y * y + z * z);
        }
        return sum;
    }

    /// Length of the curve between two parameters, ∫|B′|, m: negative if `to` lies below `from`. Right to 1e-8 of the
    /// control polygon's length within 0..1, of its own length beyond.
    public static double arcLength(double[] xyz, double from, double to) {
        double size = polygonLength(xyz);
        if (Math.min(from, to) < 0 || Math.max(from, to) > 1)
            size = Math.max(size, Math.abs(to - from) * Math.max(speed(xyz, from), speed(xyz, to)));
        return GaussKronrod.integrate(t -> speed(xyz, t), from, to, LENGTH_TOLERANCE * size);
    }

    /// The inverse of [#arcLength] from t = 0: the t up to which the curve has length s, by Newton's method inside a
    /// bracket. A negative s lies before t = 0, one beyond the whole length after t = 1.
    ///
    /// @return 0 for a curve that is one point
    public static double parameterAt(double[] xyz, double s) {
        double size = Math.max(polygonLength(xyz), Math.abs(s));
        if (polygonLength(xyz) == 0 || s == 0) return 0;
        // up to inner the curve is no longer than s: beyond 0..1 lengths grow as |t|ⁿ, and differences of larger ones
        // lose s
        double inner = 0, length = 0, outer = Math.signum(s);
        for (double more = arcLength(xyz, 0, outer); Math.abs(length + more) < Math.abs(s);
                more = arcLength(xyz, inner, outer)) {
            length += more;
            inner = outer;
            outer *= 2;
        }
        double t = inner, reached = length;
        for (int k = 0; k < 100 && Math.abs(reached - s) > 1e-15 * size; k++) {
            double next = t + (s - reached) / speed(xyz, t); // not finite, and refused, at a cusp
            if (!(next > Math.min(inner, outer) && next < Math.max(inner, outer))) next = 0.5 * (inner + outer);
            if (next == t) break;
            t = next;
            reached = length + arcLength(xyz, inner, t);
            if (Math.abs(reached) > Math.abs(s)) outer = t;
            else {
                inner = t;
                length = reached;
            }
        }
        return t;
    }

    /// |B′ × B″| / |B′|³, 1/m; 0 where the curve stands still.
    public static double curvature(double[] xyz, double t) {
        double speed = speed(xyz, t);
        return speed == 0 ? 0 : first(xyz, t).cross(bend(xyz, t)).length() / (speed * speed * speed);
    }

    /// (B′ × B″)·B‴ / |B′ × B″|², 1/m: positive where the curve turns like a right-handed screw; 0 where it is
    /// straight, or so nearly that B′ × B″ is rounding.
    public static double torsion(double[] xyz, double t) {
        Vec first = first(xyz, t), bend = bend(xyz, t), across = first.cross(bend);
        if (across.length() <= STRAIGHT * first.length() * bend.length()) return 0;
        return across.dot(new Vec(third(xyz, 0, t), third(xyz, 1, t), third(xyz, 2, t))) / across.dot(across);
    }

    private static Vec first(double[] xyz, double t) {
        return new Vec(derivative(xyz, 0, t), derivative(xyz, 1, t), derivative(xyz, 2, t));
    }

    private static Vec bend(double[] xyz, double t) {
        return new Vec(second(xyz, 0, t), second(xyz, 1, t), second(xyz, 2, t));
    }
}
