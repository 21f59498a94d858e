package limber.lesson.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import limber.engine.Measure;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.expression.Expression;
import limber.expression.Vocabulary;

/// The numbers that a text of a step may speak of: those that its scene has, and those that the step names. Signs are
/// left out.
final class KnownNumbers {
    private static final Pattern FIGURE = Pattern.compile("\\d+(?:\\.\\d+)?(?:[eE]-?\\d+)?");
    /// The most elements of which each is known; of more, only the extremes and the mean.
    private static final int FEW = 64;

    private final List<Double> scene = new ArrayList<>(), named = new ArrayList<>();
    private Runnable later = () -> {};

    /// Names the numbers of something written, such as an expression.
    void name(String written) {
        FIGURE.matcher(written).results().forEach(m -> name(Double.parseDouble(m.group())));
    }

    void name(double value) {
        if (Double.isFinite(value) && !named.contains(Math.abs(value))) named.add(Math.abs(value));
    }

    /// @param unit in which the value is, such as mm
    void name(double value, String unit) {
        name(value);
        name(value * PrintedNumber.factor(unit));
    }

    void add(double value) {
        if (Double.isFinite(value)) scene.add(Math.abs(value));
    }

    void add(Settings p) {
        for (Parameter<?> each : p.parameters())
            FIGURE.matcher(p.text(each)).results().forEach(m -> add(Double.parseDouble(m.group())));
    }

    /// What measures say at a moment: for each element if there are few, the extremes, the mean, and their count;
    /// of vectors also the lengths.
    void add(List<Measure> measures, Expression.Scope scope, Vocabulary.Side side) {
        for (Measure each : measures) {
            double[] values = scope.measure(side, each);
            int width = each.width();
            add(values, values.length / width);
            if (width > 1) add(lengths(values, width), values.length / width);
        }
    }

    private static double[] lengths(double[] values, int width) {
        var lengths = new double[values.length / width];
        for (int i = 0; i < lengths.length; i++) {
            double sum = 0;
            for (int k = 0; k < width; k++) sum += values[width * i + k] * values[width * i + k];
            lengths[i] = Math.sqrt(sum);
        }
        return lengths;
    }

    /// The least and the largest of some values over time.
    void add(double[] values) {
        Arrays.stream(values).min().ifPresent(this::add);
        Arrays.stream(values).max().ifPresent(this::add);
    }

    private void add(double[] values, int elements) {
        if (elements <= FEW) for (double v : values) add(v);
        Arrays.stream(values).min().ifPresent(this::add);
        Arrays.stream(values).max().ifPresent(this::add);
        Arrays.stream(values).average().ifPresent(this::add);
        add(elements);
    }

    /// Whether a number is one of these, rounded.
    boolean has(PrintedNumber number) {
        return scene.stream().anyMatch(number::says) || named.stream().anyMatch(number::says);
    }

    /// Sets what adds numbers that take long to find, once, when a number is none of the others.
    void later(Runnable search) {
        later = search;
    }

    /// Whether a number is one of those that take long to find.
    boolean hasLater(PrintedNumber number) {
        later.run();
        later = () -> {};
        return has(number);
    }

    /// Whether a number follows from a named one: its half, quarter, double or square, or what is missing to 1; or
    /// from two that stand beside it: their sum, difference, product or quotient.
    ///
    /// @param beside the numbers of the same text
    boolean yields(PrintedNumber number, List<PrintedNumber> beside) {
        for (double a : named)
            if (number.says(a / 2) || number.says(a / 4) || number.says(2 * a) || number.says(a * a)
                    || number.says(1 - a))
                return true;
        List<PrintedNumber> others = beside.stream().filter(n -> n != number).limit(FEW).toList();
        for (PrintedNumber p : others)
            for (PrintedNumber q : others) {
                if (number.says(p.si() * q.si()) || number.says(p.si() / q.si())) return true;
                if (!p.small() && !q.small() && (number.says(p.si() + q.si()) || number.says(p.si() - q.si())))
                    return true;
            }
        return false;
    }
}
