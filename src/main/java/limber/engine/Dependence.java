package limber.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// A test of what a result of an operation depends on: each number that it read, and each that its phase was made with,
/// is replaced in turn by no number, by infinity, 0 and 1, and the operation is done again.
final class Dependence {
    private static final double[] OTHERS = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0, 1};

    private final Run before;
    private final Phase phase;
    private final Function<Explanation, Optional<double[]>> result;
    private final Optional<double[]> expected;

    /// @param before a run that stands before the operation, in a frame that has begun
    /// @param result read off the operation
    Dependence(Run before, Function<Explanation, Optional<double[]>> result) {
        this.before = before;
        this.result = result;
        phase = before.slot().phase();
        expected = result.apply(before.explain());
    }

    /// Whether it depends on an element that the operation read.
    boolean on(Read read) {
        if (read.channel().equals(Read.TRIANGLES)) return true;
        return Arrays.stream(OTHERS).anyMatch(other -> differs(phase, s -> {
            int width = read.value().length;
            Arrays.fill(s.named(read.channel()), read.element() * width, (read.element() + 1) * width, other);
        }));
    }

    /// Whether it depends on a number that the phase was made with.
    boolean on(String component) {
        return Arrays.stream(OTHERS).anyMatch(other -> Components.with(phase, component, other)
                .map(changed -> differs(changed, _ -> {})).orElse(true));
    }

    private boolean differs(Phase as, Consumer<State> change) {
        Run there = before.apart();
        State s = there.state();
        change.accept(s);
        try {
            var log = new StoreLog();
            Cursor at = there.cursor();
            Slot slot = there.slot();
            there.watchedAs(as, log, at.element() + 1);
            return !same(result.apply(Explanation.of(at.frame() + 1, slot, at.element(), log, s)));
        } catch (IndexOutOfBoundsException | ArithmeticException | IllegalArgumentException e) {
            return true; // the number decided where to look
        }
    }

    private boolean same(Optional<double[]> other) {
        return expected.isPresent() == other.isPresent()
                && (expected.isEmpty() || State.sameBits(expected.get(), other.get()));
    }

    /// The parameters that a number of a phase comes from: those that change it when they are moved a little.
    static List<String> parameters(Model model, Settings p, Phase phase, String component) {
        double[] now = Components.of(phase, component).orElseThrow();
        var names = new ArrayList<String>();
        for (Parameter<?> q : p.parameters())
            if (others(q, p).stream().anyMatch(text -> changes(model, p, q, text, phase, component, now)))
                names.add(q.name());
        return names;
    }

    private static boolean changes(Model model, Settings p, Parameter<?> q, String text, Phase phase,
            String component, double[] now) {
        Schedule other;
        try {
            Settings moved = p.with(q.name(), text);
            model.check(moved);
            other = model.schedule(moved);
        } catch (BadInput e) {
            return false; // it cannot be moved there
        }
        return other.phases().filter(f -> f.name().equals(phase.name())).findFirst()
                .flatMap(f -> Components.of(f, component)).filter(v -> !State.sameBits(v, now)).isPresent();
    }

    /// Other values of a parameter, near the one it has.
    private static List<String> others(Parameter<?> q, Settings p) {
        String text = p.text(q);
        return switch (q.kind()) {
            case Kind.Real _ -> nearby(Double.parseDouble(text));
            case Kind.Count _ -> List.of("" + (Long.parseLong(text) + 1), "" + (Long.parseLong(text) - 1));
            case Kind.Flag _ -> List.of("" + !Boolean.parseBoolean(text));
            case Kind.Choice<?> choice -> choice.names().stream().filter(n -> !n.equals(text)).toList();
            case Kind.Vector _ -> vectors(text);
            case Kind.WordOrFile _,Kind.WordOrColour _,Kind.Vectors _,Kind.Numbers _ -> List.of();
        };
    }

    private static List<String> nearby(double v) {
        double step = v == 0 ? 0x1p-10 : v * 0x1p-10;
        return List.of(Kind.plain(v + step), Kind.plain(v - step));
    }

    private static List<String> vectors(String text) {
        String[] parts = text.split(",");
        var all = new ArrayList<String>();
        for (int axis = 0; axis < parts.length; axis++)
            for (String near : nearby(Double.parseDouble(parts[axis]))) {
                String[] moved = parts.clone();
                moved[axis] = near;
                all.add(String.join(",", moved));
            }
        return all;
    }
}
