package limber.ui.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import limber.engine.Over;
import limber.ui.viewport.Ticks;
import limber.ui.words.Quantity;

/// An axis with a place for each value of a parameter, evenly spaced, in their order.
final class SweepAxis {
    private static final double ALIKE = 1e-6;

    private final List<String> values;
    /// Empty for words.
    private final double[] numbers;
    private final boolean counts;
    private final UnaryOperator<String> word;

    /// A tick.
    ///
    /// @param share its place between the ends, 0..1
    record Tick(double share, String label) {}

    /// @param word the name of a value that is no number
    SweepAxis(Over over, UnaryOperator<String> word) {
        values = over.values();
        numbers = over.numeric() ? over.numbers() : new double[0];
        counts = over.counts();
        this.word = word;
    }

    int count() {
        return values.size();
    }

    /// The place of value number `at` between the ends, 0..1; 2.5 is half-way between two values.
    double share(double at) {
        return (at + 0.5) / count();
    }

    /// The number of the value at a place between the ends; -1 outside.
    int nearest(double share) {
        int i = (int) Math.floor(share * count());
        return i < 0 || i >= count() ? -1 : i;
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

    /// Round numbers where the values are evenly spaced numbers, otherwise each value, or each k-th.
    ///
    /// @param most about how many
    List<Tick> ticks(int most) {
        return even() ? round(most) : each(most);
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
