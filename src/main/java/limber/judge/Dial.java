package limber.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import limber.engine.model.Appearance;
import limber.engine.settings.Kind;
import limber.engine.settings.NumberText;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.math.exact.Exact;

/// One number of the settings that can be turned: that of a parameter, or one coordinate of a vector.
///
/// @param index which of the numbers in its text
record Dial(Parameter<?> parameter, int index) {
    private static final Pattern BETWEEN = Pattern.compile("(?<=[,;])|(?=[,;])");
    /// A small change, of a number, and of the range of one that is 0.
    private static final double SMALL = 1e-4, SMALL_OF_RANGE = 1e-5;
    private static final double WIDE = 1e5;
    /// A list that is longer is not a setting but a shape.
    private static final int MOST = 12;

    /// Those that act under some settings.
    static List<Dial> of(Settings p) {
        var dials = new ArrayList<Dial>();
        for (Parameter<?> q : p.parameters()) {
            boolean numbers = switch (q.kind()) {
                case Kind.Real _,Kind.Count _,Kind.Vector _,Kind.Vectors _,Kind.Numbers _ -> true;
                default -> false;
            };
            if (!numbers || !q.acts(p) || Appearance.PARAMETERS.contains(q) || p.text(q).isEmpty()) continue;
            int n = (parts(p, q).length + 1) / 2;
            if (n <= MOST) for (int i = 0; i < n; i++) dials.add(new Dial(q, i));
        }
        return dials;
    }

    private static String[] parts(Settings p, Parameter<?> q) {
        return BETWEEN.split(p.text(q));
    }

    /// Whether it takes whole numbers only.
    boolean whole() {
        return parameter.kind() instanceof Kind.Count;
    }

    double value(Settings p) {
        return Double.parseDouble(parts(p, parameter)[2 * index]);
    }

    /// The nearest value that it may have.
    double within(double value) {
        double v = Math.clamp(value, parameter.range().min(), parameter.range().max());
        return whole() ? Exact.rint(v) : v;
    }

    /// The same settings with another value; empty where that is refused.
    Optional<Changes.Changed> at(Changes changes, Changes.Changed before, double value) {
        String[] parts = parts(before.settings(), parameter);
        parts[2 * index] = whole() ? Integer.toString((int) value) : NumberText.typed(value);
        return changes.with(before, parameter, String.join("", parts), true);
    }

    /// A change that is small, and of which a run tells something.
    double step(Settings p) {
        if (whole()) return value(p) > parameter.range().min() ? -1 : 1;
        double value = value(p), size = Math.abs(value);
        if (size == 0) for (String part : parts(p, parameter))
            if (!part.matches("[,;]")) size = Math.max(size, Math.abs(Double.parseDouble(part)));
        double span = parameter.range().max() - parameter.range().min();
        double step = size > 0 ? SMALL * size : span < WIDE ? SMALL_OF_RANGE * span : SMALL;
        return value + step <= parameter.range().max() ? step : -step;
    }
}
