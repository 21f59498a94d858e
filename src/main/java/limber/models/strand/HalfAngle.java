package limber.models.strand;

import limber.math.exact.Exact;

/// Sine and cosine of half an angle, as quaternions need them. The angle is in degrees and reduced to an eighth of a
/// turn before it becomes radians, so that whole turns are exact after any number of them; there Taylor's series ends
/// soon.
final class HalfAngle {
    private static final double QUARTER = 90;
    /// (π/4)¹⁹/19! is below the last bit.
    private static final int TERMS = 18;

    private HalfAngle() {}

    static double sin(double degrees) {
        double half = degrees / 2, quarters = Exact.rint(half / QUARTER);
        double rest = Exact.toRadians(half - QUARTER * quarters);
        return switch ((int) ((long) quarters & 3)) {
            case 0 -> series(rest, 2, rest);
            case 1 -> series(1, 1, rest);
            case 2 -> -series(rest, 2, rest);
            default -> -series(1, 1, rest);
        };
    }

    static double cos(double degrees) {
        return sin(degrees + 2 * QUARTER);
    }

    /// The sine begins with x and divides by 2·3, 4·5, …; the cosine begins with 1 and divides by 1·2, 3·4, ….
    private static double series(double first, int divisor, double x) {
        double term = first, sum = first;
        for (int k = divisor; k < TERMS; k += 2) {
            term *= -x * x / (k * (k + 1));
            sum += term;
        }
        return sum;
    }
}
