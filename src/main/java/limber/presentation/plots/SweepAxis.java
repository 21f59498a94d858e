package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import limber.engine.settings.SweepRange;
import limber.presentation.paint.Ticks;
import limber.presentation.words.Quantity;

/// An axis with a place for each value of a parameter. Numbers that rise or fall throughout can stand at their true
/// distances, on a logarithmic scale where they are spread over powers of ten; all other values are evenly spaced, in
/// their order.
final class SweepAxis {
    private static final double ALIKE = 1e-6;
    /// From this factor on small values could not be told apart on a linear scale.
    private static final double WIDE = 100;

    private final List<String> values;
    /// Empty for words.
    private final double[] numbers;
    private final boolean counts, scaled, logarithmic;
    private final UnaryOperator<String> word;

    /// A tick.
    ///
    /// @param share its place between the ends, 0..1
    record Tick(double share, String label) {}

    /// @param scaled whether numbers stand at their true distances
    /// @param word the name of a value that is no number
    SweepAxis(SweepRange over, boolean scaled, UnaryOperator<String> word) {
        values = over.values();
        numbers = over.numeric() ? over.numbers() : new double[0];
        counts = over.counts();
        this.word = word;
        this.scaled = scaled && numbers.length > 2 && monotone();
        double first = numbers.length > 0 ? numbers[0] : 0, last = numbers.length > 0 ? numbers[numbers.length - 1] : 0;
        logarithmic = this.scaled && Math.min(first, last) > 0
                && Math.max(first, last) >= WIDE * Math.min(first, last);
    }

    int count() {
        return values.size();
    }

    /// The place of value number `at` between the ends, 0..1; 2.5 is half-way between two values.
    double share(double at) {
        if (!scaled) return (at + 0.5) / count();
        double first = scale(numbers[0]), last = scale(numbers[numbers.length - 1]), margin = 0.5 / count();
        return margin + (1 - 2 * margin) * (scale(number(at)) - first) / (last - first);
    }

    private double scale(double number) {
        return logarithmic ? Math.log10(number) : number;
    }

    /// The number at a place among the values.
    private double number(double at) {
        int i = Math.clamp((int) Math.floor(at), 0, numbers.length - 2);
        return numbers[i] + (at - i) * (numbers[i + 1] - numbers[i]);
    }

    /// The number of the value at a place between the ends; -1 outside.
    int nearest(double share) {
        if (!(share >= 0 && share < 1)) return -1;
        int nearest = 0;
        for (int i = 1; i < count(); i++)
            if (Math.abs(share(i) - share) < Math.abs(share(nearest) - share)) nearest = i;
        return nearest;
    }

    /// The place of a number among the values, beyond the ends too; NaN where they do not rise or fall throughout.
    double at(double number) {
        int n = numbers.length;
        if (n < 2 || !monotone()) return n == 1 && numbers[0] == number ? 0 : Double.NaN;
        boolean rising = numbers[1] > numbers[0];
        int i = 0;
        while (i < n - 2 && (rising ? number > numbers[i + 1] : number < numbers[i + 1])) i++;
        return i + (number - numbers[i]) / (numbers[i + 1] - numbers[i]);
    }

    private boolean monotone() {
        double way = Math.signum(numbers[1] - numbers[0]);
        for (int i = 1; i < numbers.length; i++)
            if (way == 0 || Math.signum(numbers[i] - numbers[i - 1]) != way) return false;
        return true;
    }

    private boolean even() {
        if (numbers.length < 3) return false;
        double step = numbers[1] - numbers[0];
        for (int i = 1; i < numbers.length; i++)
            if (!(Math.abs(numbers[i] - numbers[i - 1] - step) <= ALIKE * Math.abs(step))) return false;
        return step != 0;
    }

    /// Round numbers where the values are evenly spaced or the scale is linear, otherwise each value, or each k-th.
    ///
    /// @param most about how many
    List<Tick> ticks(int most) {
        return even() || scaled && !logarithmic ? round(most) : each(most);
    }

    private List<Tick> round(int most) {
        double first = numbers[0], last = numbers[numbers.length - 1], half = 0.5 * Math.abs(numbers[1] - first);
        int room = counts ? (int) Math.max(1, Math.min(most, Math.abs(last - first))) : most;
        Ticks round = Ticks.of(first, last, room);
        var ticks = new ArrayList<Tick>();
        for (int i = 0; i < round.count(); i++) {
            double v = round.at(i);
            if (v >= Math.min(first, last) - half && v <= Math.max(first, last) + half)
                ticks.add(new Tick(share(at(v)), Quantity.digits(v)));
        }
        return ticks;
    }

    private List<Tick> each(int most) {
        var ticks = new ArrayList<Tick>();
        for (int i = 0; i < count(); i += Math.max(1, Math.ceilDiv(count(), Math.max(1, most))))
            ticks.add(new Tick(share(i),
                    numbers.length > 0 ? Quantity.digits(numbers[i]) : word.apply(values.get(i))));
        return ticks;
    }
}
