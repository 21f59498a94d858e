package limber.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.engine.model.Appearance;
import limber.engine.model.Mistake;
import limber.engine.settings.Kind;
import limber.engine.settings.NumberText;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.math.exact.Exact;

/// A number that can be turned.
sealed interface Dial {
    /// A small change, of a number, and of the range of one that is 0.
    double SMALL = 1e-4, SMALL_OF_RANGE = 1e-5;

    /// Whether it takes whole numbers only.
    boolean whole();

    double value(Settings p);

    /// The nearest value that it may have.
    double within(double value);

    /// The same settings with another value; empty where that is refused.
    Optional<Changes.Changed> at(Changes changes, Changes.Changed before, double value);

    /// A change that is small, and of which a run tells something.
    double step(Settings p);

    /// Those that act under some changes, and are not among them.
    static List<Dial> of(Changes changes, Changes.Changed before) {
        return Stream.<Dial>concat(
                OfParameter.of(before.settings()).stream().filter(d -> !before.has(false, d.parameter.name())),
                changes.mistakes(before).filter(Mistake::fitted).map(OfMistake::new)).toList();
    }

    /// The number of a mistake that programs make.
    record OfMistake(Mistake mistake) implements Dial {
        private static final double MOST = 10;

        @Override public boolean whole() {
            return false;
        }

        @Override public double value(Settings p) {
            return mistake.usual();
        }

        @Override public double within(double value) {
            return Math.clamp(value, -MOST, MOST);
        }

        @Override public Optional<Changes.Changed> at(Changes changes, Changes.Changed before, double value) {
            return changes.with(before, mistake, NumberText.typed(value));
        }

        @Override public double step(Settings p) {
            return SMALL;
        }
    }

    /// The number of a parameter, or one coordinate of a vector.
    ///
    /// @param index which of the numbers in its text
    record OfParameter(Parameter<?> parameter, int index) implements Dial {
        private static final Pattern BETWEEN = Pattern.compile("(?<=[,;])|(?=[,;])");
        private static final double WIDE = 1e5;
        /// A list that is longer is not a setting but a shape.
        private static final int MOST = 12;

        static List<OfParameter> of(Settings p) {
            var dials = new ArrayList<OfParameter>();
            for (Parameter<?> q : p.parameters()) {
                boolean numbers = switch (q.kind()) {
                    case Kind.Real _,Kind.Count _,Kind.Vector _,Kind.Vectors _,Kind.Numbers _ -> true;
                    default -> false;
                };
                if (!numbers || !q.acts(p) || Appearance.PARAMETERS.contains(q) || p.text(q).isEmpty()) continue;
                int n = (parts(p, q).length + 1) / 2;
                if (n <= MOST) for (int i = 0; i < n; i++) dials.add(new OfParameter(q, i));
            }
            return dials;
        }

        private static String[] parts(Settings p, Parameter<?> q) {
            return BETWEEN.split(p.text(q));
        }

        @Override public boolean whole() {
            return parameter.kind() instanceof Kind.Count;
        }

        @Override public double value(Settings p) {
            return Double.parseDouble(parts(p, parameter)[2 * index]);
        }

        @Override public double within(double value) {
            double v = Math.clamp(value, parameter.range().min(), parameter.range().max());
            return whole() ? Exact.rint(v) : v;
        }

        @Override public Optional<Changes.Changed> at(Changes changes, Changes.Changed before, double value) {
            String[] parts = parts(before.settings(), parameter);
            parts[2 * index] = whole() ? Integer.toString((int) value) : NumberText.typed(value);
            return changes.with(before, parameter, String.join("", parts), true);
        }

        @Override public double step(Settings p) {
            if (whole()) return value(p) > parameter.range().min() ? -1 : 1;
            double value = value(p), size = Math.abs(value);
            if (size == 0) for (String part : parts(p, parameter))
                if (!part.matches("[,;]")) size = Math.max(size, Math.abs(Double.parseDouble(part)));
            double span = parameter.range().max() - parameter.range().min();
            double step = size > 0 ? SMALL * size : span < WIDE ? SMALL_OF_RANGE * span : SMALL;
            return value + step <= parameter.range().max() ? step : -step;
        }
    }
}
