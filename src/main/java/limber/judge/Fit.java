package limber.judge;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A search for the value of one number under which a run comes nearest to another program's places: a method of Gauss
/// and Newton along one line, whose slopes are those between two runs.
///
/// @param changes that make settings
/// @param residuals of a run under settings
record Fit(Changes changes, Residuals residuals) {
    private static final int ROUNDS = 20, SHORTER = 5;
    /// How much of the difference a number must act along, as a cosine, to be looked at.
    private static final double ALONG = 0.1;
    /// The change that is rounded may differ from the one that is not by this much of itself.
    private static final double ROUNDED = 0.02;
    /// How well a line is known where the places have all their digits.
    private static final double KNOWN = 1e-8;
    /// How many times its own error a value that was fitted may be off.
    private static final double UNSURE = 6;
    private static final int DIGITS = 12;

    /// The differences between a run and other places, in some frames.
    @FunctionalInterface
    interface Residuals {
        /// @return null where the run has other elements, is not finite, or was given up
        double @Nullable [] of(Changes.Changed changed);
    }

    /// Moves one number.
    ///
    /// @param from the settings to begin with
    /// @param first their residuals
    /// @return empty where nothing comes half as near
    Optional<Changes.Changed> along(Changes.Changed from, Dial dial, double[] first) {
        return new Line(from, dial, first).fitted();
    }

    private final class Line {
        private final Changes.Changed from;
        private final Dial dial;
        private final double begin, far;
        private double at;
        private double[] best, slope;

        Line(Changes.Changed from, Dial dial, double[] first) {
            this.from = from;
            this.dial = dial;
            begin = dial.value(from.settings());
            far = length(first);
            at = begin;
            best = first;
            slope = first;
        }

        Optional<Changes.Changed> fitted() {
            double step = dial.step(from.settings());
            double[] there = residuals(begin + step);
            if (there == null || far == 0) return Optional.empty();
            slope = slope(there, best, step);
            double acts = length(slope);
            if (acts == 0 || Math.abs(dot(slope, best)) < ALONG * acts * far) return Optional.empty();
            for (int n = 0; n < ROUNDS && nearer(); n++) {}
            if (dial.whole()) for (int n = 0; n < ROUNDS && (move(at - 1) || move(at + 1)); n++) {}
            return length(best) <= far / 2 && at != begin ? shortest() : Optional.empty();
        }

        /// One step to where the line would meet their places; a shorter one where that is no nearer.
        private boolean nearer() {
            double step = -dot(slope, best) / dot(slope, slope);
            if (!Double.isFinite(step)) return false;
            for (int n = 0; n < SHORTER; n++, step /= 4) if (move(dial.within(at + step))) return true;
            return false;
        }

        private boolean move(double to) {
            if (to == at || to != dial.within(to)) return false;
            double[] there = residuals(to);
            if (there == null || !(length(there) < length(best))) return false;
            double[] turned = slope(there, best, to - at);
            if (length(turned) > 0) slope = turned;
            at = to;
            best = there;
            return true;
        }

        /// The value with the fewest digits that is as near as can be told.
        private Optional<Changes.Changed> shortest() {
            if (dial.whole()) return dial.at(changes, from, at);
            double noise = length(best) / Math.sqrt(best.length), change = Math.abs(at - begin);
            double unsure = Math.max(UNSURE * noise / length(slope), KNOWN * change);
            for (int digits = 1; digits < DIGITS; digits++) {
                double rounded = new BigDecimal(at).round(new MathContext(digits)).doubleValue(),
                        off = Math.abs(rounded - at);
                if (off > unsure || off > ROUNDED * change || rounded != dial.within(rounded)) continue;
                double[] there = residuals(rounded);
                if (there != null && length(there) <= length(best) + 2 * noise + KNOWN * far)
                    return dial.at(changes, from, rounded);
            }
            return dial.at(changes, from, at);
        }

        private double @Nullable [] residuals(double value) {
            return dial.at(changes, from, value).map(residuals::of).orElse(null);
        }
    }

    private static double[] slope(double[] there, double[] here, double step) {
        var slope = new double[here.length];
        for (int i = 0; i < slope.length; i++) slope[i] = (there[i] - here[i]) / step;
        return slope;
    }

    static double length(double[] a) {
        return Math.sqrt(dot(a, a));
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) sum += a[i] * b[i];
        return sum;
    }
}
