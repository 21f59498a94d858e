package limber.judge;

import java.util.List;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The digits of a file's places, from which follows by how much each number of it may be rounded.
///
/// @param decimals the most behind the point
/// @param significant the most of any number
/// @param scale metres for a unit of the file
/// @param origin where the file's origin lies with us, m
record Digits(int decimals, int significant, double scale, Vec origin) {
    /// Numbers that are not rounded by anything to speak of.
    static final Digits ALL = new Digits(0, Integer.MAX_VALUE, 1, Vec.ZERO);

    /// A number with more digits than this is taken as it is.
    private static final int MOST = 12;
    /// Fewer numbers, but for 0, may be short without having been rounded.
    private static final int FEW = 12;

    /// The digits of numbers as a file has them.
    static Digits of(List<double[]> places) {
        int decimals = 0, significant = 0, seen = 0;
        for (double[] frame : places) for (double v : frame) {
            if (v == 0 || !Double.isFinite(v)) continue;
            Written written = Written.of(v);
            if (written.digits > MOST) return ALL;
            seen++;
            decimals = Math.max(decimals, written.decimals);
            significant = Math.max(significant, written.digits + Math.max(0, -written.decimals));
        }
        return seen < FEW ? ALL : new Digits(decimals, significant, 1, Vec.ZERO);
    }

    /// The same under a conversion.
    Digits converted(double scale, Vec origin) {
        return new Digits(decimals, significant, scale, origin);
    }

    boolean all() {
        return significant > MOST;
    }

    /// How far a coordinate that is rounded to these digits may lie from what it was, m.
    ///
    /// @param axis 0 for x, 1 for y, 2 for z
    double slack(double coordinate, int axis) {
        double v = Math.abs(coordinate - new double[]{origin.x(), origin.y(), origin.z()}[axis]) / scale;
        int leading = v > 0 ? (int) Math.floor(Exact.log10(v) + 1e-9) : 0;
        double last = Math.max(power(-decimals), v > 0 ? power(leading - significant + 1) : 0);
        return last * scale / 2;
    }

    private static double power(int n) {
        return Double.parseDouble("1e" + n);
    }

    /// A number in its fewest digits.
    private record Written(int digits, int decimals) {
        static Written of(double v) {
            String text = Double.toString(Math.abs(v));
            int e = text.indexOf('E'), point = text.indexOf('.');
            int exponent = e < 0 ? 0 : Integer.parseInt(text.substring(e + 1));
            String whole = text.substring(0, point), behind = text.substring(point + 1, e < 0 ? text.length() : e);
            if (behind.equals("0")) behind = "";
            String all = (whole + behind).replaceFirst("^0+", "");
            String significant = all.replaceFirst("0+$", "");
            return new Written(significant.length(), behind.length() - exponent - (behind.isEmpty()
                    ? all.length() - significant.length()
                    : 0));
        }
    }
}
