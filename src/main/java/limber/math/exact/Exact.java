package limber.math.exact;

/// The elementary functions that models and meshes use in the place of `StrictMath`. The results have the same bits as
/// those of `StrictMath`, in every JVM and in every browser.
///
/// Angles are in radians. An ulp is the distance of a number to the next one. Where no error is given, it is below 1
/// ulp. Every function of NaN is NaN, but for `pow(NaN, 0)` and `hypot(NaN, ∞)`. Nothing is allocated, except for
/// sines, cosines and tangents of angles beyond 2¹⁹·π/2.
public final class Exact {
    private static final double DEGREE = 0.017453292519943295, RADIAN = 57.29577951308232;

    private Exact() {}

    /// The sine of an angle, −1..1. It is NaN of ±∞.
    public static double sin(double x) {
        return Trigonometry.sin(x);
    }

    /// The cosine of an angle, −1..1. It is NaN of ±∞.
    public static double cos(double x) {
        return Trigonometry.cos(x);
    }

    /// The tangent of an angle. It is NaN of ±∞.
    public static double tan(double x) {
        return Trigonometry.tan(x);
    }

    /// The angle −π/2..π/2 with this sine. It is NaN beyond −1..1.
    public static double asin(double x) {
        return InverseTrigonometry.asin(x);
    }

    /// The angle 0..π with this cosine. It is NaN beyond −1..1.
    public static double acos(double x) {
        return InverseTrigonometry.acos(x);
    }

    /// The angle −π/2..π/2 with this tangent. It is ±π/2 of ±∞.
    public static double atan(double x) {
        return InverseTrigonometry.atan(x);
    }

    /// The angle −π..π from the x axis to the point (x, y), with an error below 2 ulp. Signs of zeros count: it is ±0
    /// where y is ±0 and x is +0, and ±π where y is ±0 and x is −0.
    public static double atan2(double y, double x) {
        return InverseTrigonometry.atan2(y, x);
    }

    /// (eˣ − e⁻ˣ)/2, with an error below 2.5 ulp. It is ±∞ beyond ±710.4.
    public static double sinh(double x) {
        return Hyperbolic.sinh(x);
    }

    /// (eˣ + e⁻ˣ)/2, with an error below 2.5 ulp. It is ∞ beyond ±710.4.
    public static double cosh(double x) {
        return Hyperbolic.cosh(x);
    }

    /// sinh x/cosh x, −1..1, with an error below 2.5 ulp.
    public static double tanh(double x) {
        return Hyperbolic.tanh(x);
    }

    /// eˣ. It is ∞ above 709.8 and 0 below −745.2.
    public static double exp(double x) {
        return Exponential.exp(x);
    }

    /// eˣ − 1, which keeps its digits where x is small. It is ∞ above 709.8, and −1 of −∞.
    public static double expm1(double x) {
        return Exponential.expm1(x);
    }

    /// The natural logarithm. It is −∞ of ±0, and NaN below 0.
    public static double log(double x) {
        return Logarithm.log(x);
    }

    /// The natural logarithm of 1 + x, which keeps its digits where x is small. It is −∞ of −1, and NaN below −1.
    public static double log1p(double x) {
        return Logarithm.log1p(x);
    }

    /// The logarithm to the base 10, exact for 1, 10, … 10²². It is −∞ of ±0, and NaN below 0.
    public static double log10(double x) {
        return Logarithm.log10(x);
    }

    /// x to the power y. It is 1 where y is ±0, and NaN where x is finite and below 0 and y is not whole. Unlike in C,
    /// it is NaN of (±1, ±∞) and of (1, NaN).
    public static double pow(double x, double y) {
        return Power.pow(x, y);
    }

    /// The cube root, with the sign of x.
    public static double cbrt(double x) {
        return Roots.cbrt(x);
    }

    /// √(x² + y²), which neither overflows nor underflows on the way. It is ∞ where x or y is ±∞, even if the other one
    /// is NaN.
    public static double hypot(double x, double y) {
        return Roots.hypot(x, y);
    }

    /// An angle in degrees as radians: a product with π/180, rounded twice.
    public static double toRadians(double degrees) {
        return degrees * DEGREE;
    }

    /// An angle in radians as degrees: a product with 180/π, rounded twice.
    public static double toDegrees(double radians) {
        return radians * RADIAN;
    }

    /// The nearest whole number, the even one of two. It is exact.
    public static double rint(double x) {
        return Rounding.rint(x);
    }

    /// x − n·y, where n is the whole number nearest to x/y, the even one of two. It is exact, x where y is ±∞, and NaN
    /// where y is 0 or x is ±∞.
    public static double remainder(double x, double y) {
        return Rounding.remainder(x, y);
    }
}
