package limber.ask;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.run.Probe;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.expression.PlottedExpression;
import limber.math.exact.Exact;

/// A sweep that is worth a look, for a model and its settings: where a substep can be unstable, the substep against the
/// parameter that its limit depends on; otherwise a curve over a main parameter.
public final class SweepSuggestion {
    /// The agreed name of the measure that says by how much a substep multiplies a displacement.
    private static final String GROWTH = "growth";
    /// The unit of a damping, which a limit depends on first of all.
    private static final String RATE = "1/s";
    private static final String FRAMES = "60";
    private static final int VALUES = 20, MOST_COUNT = 16;
    /// The factor from a value, or from a limit, to the end of the axis.
    private static final double BEYOND_VALUE = 8, BEYOND_LIMIT = 2;
    private static final double[] ROUND = {1, 1.5, 2, 3, 4, 5, 6, 8, 10};

    private SweepSuggestion() {}

    public static SweepForm of(Model model, Settings p) {
        return model.clock().flatMap(clock -> map(model, p, clock)).or(() -> curve(model, p))
                .orElseGet(SweepForm::empty);
    }

    /// The parameters that a sweep may go over, main ones first.
    public static List<Parameter<?>> parameters(Model model) {
        return Stream.concat(model.mainParameters().stream(), model.parameters().stream()).distinct()
                .filter(q -> switch (q.kind()) {
                    case Kind.Real _,Kind.Count _,Kind.Choice<?> _,Kind.Flag _ -> true;
                    default -> false;
                }).toList();
    }

    /// Values of a parameter that fit its present one.
    public static String values(Parameter<?> q, Settings p) {
        return switch (q.kind()) {
            case Kind.Choice<?> choice -> String.join(",", choice.names());
            case Kind.Flag _ -> "false,true";
            default -> curve(q, p);
        };
    }

    /// Measures to choose from, as expressions that are one number each.
    public static List<String> measures(Model model) {
        return model.measures().stream().map(SweepSuggestion::number).toList();
    }

    private static String number(Measure m) {
        return PlottedExpression.text(new Probe(m, Probe.LARGEST));
    }

    private static Optional<SweepForm> map(Model model, Settings p, Clock clock) {
        if (model.stability(p).filter(v -> !v.measured().isEmpty()).isEmpty()) return Optional.empty();
        return reals(model.parameters(), clock).filter(r -> limits(model, p, r))
                .min(Comparator.comparing(r -> !r.unit().equals(RATE)))
                .map(other -> {
                    double top = top(other, p);
                    Parameter<Double> substep = clock.stepping(p);
                    double limit = StabilityLimit.limit(model, p.with(other, 0.5 * top)),
                            far = limit > 0 && limit < substep.range().max() ? BEYOND_LIMIT * limit
                                    : BEYOND_VALUE * p.get(substep);
                    return new SweepForm(other.name(), values(top), substep.name(),
                            values(Math.min(round(far), substep.range().max())), measure(model, p), FRAMES);
                });
    }

    private static String measure(Model model, Settings p) {
        return model.measures().stream().map(Measure::name).filter(GROWTH::equals).findFirst()
                .orElseGet(() -> plotted(model, p));
    }

    private static String plotted(Model model, Settings p) {
        return model.measure(model.plottedAtFirst(p)).map(SweepSuggestion::number).orElse("frame");
    }

    /// The numbers that a sweep may go over, without those of the clock.
    private static Stream<Parameter<Double>> reals(List<Parameter<?>> all, Clock clock) {
        return all.stream().filter(q -> !clock.parameters().contains(q)).flatMap(SweepSuggestion::real);
    }

    @SuppressWarnings("unchecked") // a parameter of this kind has such values
    private static Stream<Parameter<Double>> real(Parameter<?> p) {
        return p.kind() instanceof Kind.Real ? Stream.of((Parameter<Double>) p) : Stream.empty();
    }

    private static boolean limits(Model model, Settings p, Parameter<Double> parameter) {
        try {
            Settings other = p.with(parameter, 0.5 * top(parameter, p));
            model.check(other);
            return Double.compare(limit(model, p), limit(model, other)) != 0;
        } catch (BadInput e) {
            return false; // it cannot be changed alone
        }
    }

    private static double limit(Model model, Settings p) {
        return model.stability(p).map(Verdict::limit).orElse(0.0);
    }

    /// A curve over one parameter, which is found at once; empty where there is none to go over.
    public static Optional<SweepForm> curve(Model model, Settings p) {
        List<Parameter<?>> clocked = model.clock().map(Clock::parameters).orElse(List.of());
        return Stream.concat(model.mainParameters().stream(), model.parameters().stream())
                .filter(q -> !clocked.contains(q) && (q.kind() instanceof Kind.Real || live(q)))
                .min(Comparator.comparing(q -> !(live(q) && model.mainParameters().contains(q))))
                .map(q -> new SweepForm(q.name(), curve(q, p), "", "", plotted(model, p), FRAMES));
    }

    /// Whether it is a whole number that does not restart the scene, such as how often constraints are solved.
    private static boolean live(Parameter<?> p) {
        return p.kind() instanceof Kind.Count && !p.restarts();
    }

    private static String curve(Parameter<?> q, Settings p) {
        if (q.kind() instanceof Kind.Real) return values(top(real(q).findFirst().orElseThrow(), p));
        int from = (int) Math.max(1, q.range().min());
        return from + ".." + (int) Math.min(from + MOST_COUNT - 1, q.range().max());
    }

    private static double top(Parameter<Double> q, Settings p) {
        double now = p.get(q) > 0 ? p.get(q) : q.initial() > 0 ? q.initial() : 1;
        return Math.min(round(BEYOND_VALUE * now), q.range().max());
    }

    /// Even values up to a round one.
    private static String values(double top) {
        return Kind.plain(rounded(top / VALUES)) + ".." + Kind.plain(top) + ":" + VALUES;
    }

    private static double rounded(double v) {
        return BigDecimal.valueOf(v).round(new MathContext(11, RoundingMode.HALF_UP)).doubleValue();
    }

    /// A round number that is not smaller.
    private static double round(double v) {
        double power = Exact.pow(10, Math.floor(Exact.log10(v)));
        for (double lead : ROUND) if (v <= lead * power * (1 + 1e-9)) return rounded(lead * power);
        return 10 * power;
    }
}
