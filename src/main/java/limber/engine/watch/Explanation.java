package limber.engine.watch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import limber.engine.Channel;
import limber.engine.Components;
import limber.engine.Formula;
import limber.engine.Slot;
import limber.engine.State;

/// An explanation of one operation: what it computed and changed, reported by the code that ran.
///
/// @param frame the frame that the operation belongs to, from 1
/// @param index its place in the phase's loop
/// @param element the model's element: stick, particle, vertex
/// @param values every local it assigned, in order
public record Explanation(int frame, Slot slot, int index, int element, List<Value> values, List<Change> changes) {
    /// A local variable's value and the source line that assigned it.
    public record Value(int line, String name, double value) {}

    /// One element of a channel before and after, `width` doubles each.
    ///
    /// @param line the source line of the first store
    public record Change(String channel, int element, double[] from, double[] to, int line) {}

    /// The last value of each local by name; `dx, dy, dz` stand together as the vector `d`, and so do the values of a
    /// local that one line assigned three times, for x, y and z; `hxx, hxy, …, hzz` stand together as the matrix `h`,
    /// row by row.
    public Map<String, double[]> named() {
        var numbers = new LinkedHashMap<String, Double>();
        for (Value v : values) numbers.put(v.name(), v.value());
        Map<String, double[]> thrice = thrice();
        var named = new LinkedHashMap<String, double[]>();
        numbers.forEach((name, value) -> {
            Optional<String> matrix = matrixStem(name, numbers);
            if (matrix.isPresent()) {
                named.computeIfAbsent(matrix.get(), m -> matrix(m, n -> Optional.ofNullable(numbers.get(n))).get());
                return;
            }
            String stem = name.substring(0, name.length() - 1);
            boolean vector = !stem.isEmpty() && numbers.containsKey(stem + "x") && numbers.containsKey(stem + "y")
                    && numbers.containsKey(stem + "z");
            if (!vector || "xyz".indexOf(name.charAt(name.length() - 1)) < 0)
                named.put(name, thrice.getOrDefault(name, new double[]{value}));
            else named.put(stem,
                    new double[]{numbers.get(stem + "x"), numbers.get(stem + "y"), numbers.get(stem + "z")});
        });
        return named;
    }

    /// The value of a formula's symbol: one number, or three of a vector; empty where the operation did not reach the
    /// line that assigns it.
    public Optional<double[]> of(Formula.Symbol symbol) {
        String local = symbol.local();
        Optional<double[]> assigned = switch (symbol.form()) {
            case NUMBER -> last(local).map(v -> new double[]{v});
            case VECTOR -> triple(local);
            case MATRIX -> matrix(local, this::last);
        };
        return assigned.or(() -> Components.of(slot.phase(), local))
                .filter(v -> v.length == symbol.form().numbers());
    }

    /// The value of a local number, of a local vector, or of a setting of the phase; empty where the operation assigned
    /// none of that name.
    public Optional<double[]> local(String name) {
        return last(name).map(v -> new double[]{v}).or(() -> triple(name))
                .or(() -> Components.of(slot.phase(), name));
    }

    /// The stem of the matrix that a local is a number of; empty if it is of none.
    private static Optional<String> matrixStem(String name, Map<String, Double> numbers) {
        if (!name.matches(".+[xyz][xyz]")) return Optional.empty();
        String stem = name.substring(0, name.length() - 2);
        return matrix(stem, n -> Optional.ofNullable(numbers.get(n))).map(_ -> stem);
    }

    /// Nine numbers, row by row; a missing one below the diagonal is the one above it.
    private static Optional<double[]> matrix(String stem, Function<String, Optional<Double>> value) {
        var matrix = new double[9];
        for (int i = 0; i < 9; i++) {
            String row = Formula.AXES.get(i / 3), column = Formula.AXES.get(i % 3);
            Optional<Double> here = value.apply(stem + row + column)
                    .or(() -> row.compareTo(column) > 0 ? value.apply(stem + column + row) : Optional.empty());
            if (here.isEmpty()) return Optional.empty();
            matrix[i] = here.get();
        }
        return Optional.of(matrix);
    }

    /// The numbers that its phase was made with, by name.
    public Map<String, Double> settings() {
        return Components.numbers(slot.phase());
    }

    private Optional<double[]> triple(String stem) {
        Optional<Double> x = last(stem + "x"), y = last(stem + "y"), z = last(stem + "z");
        if (x.isPresent() && y.isPresent() && z.isPresent())
            return Optional.of(new double[]{x.get(), y.get(), z.get()});
        return Optional.ofNullable(thrice().get(stem));
    }

    private Optional<Double> last(String local) {
        return values.stream().filter(v -> v.name().equals(local)).reduce((_, b) -> b).map(Value::value);
    }

    private Map<String, double[]> thrice() {
        Map<String, List<Value>> assigned = values.stream().collect(Collectors.groupingBy(Value::name));
        var thrice = new HashMap<String, double[]>();
        assigned.forEach((name, all) -> {
            boolean oneLine = all.stream().mapToInt(Value::line).distinct().count() == 1;
            if (all.size() == 3 && oneLine) thrice.put(name, all.stream().mapToDouble(Value::value).toArray());
        });
        return thrice;
    }

    public static Explanation of(int frame, Slot slot, int index, StoreLog log, State state) {
        var values = log.locals.stream().map(l -> new Value(l.line(), l.name(), l.value())).toList();
        return new Explanation(frame, slot, index, slot.phase().element(state, slot.index(), index), values,
                changes(log, state));
    }

    /// Stores to the parts of one element become one change, in the order of their first ones; a part that is stored
    /// again begins another. Stores to arrays of the operation's own change nothing.
    private static List<Change> changes(StoreLog log, State state) {
        List<StoreLog.Store> stores =
                log.stores.stream().filter(s -> !state.name(s.array()).isEmpty()).toList();
        int n = stores.size();
        var stored = new HashMap<Identity, Stored>();
        var places = new Place[n];
        var first = new boolean[n];
        for (int i = 0; i < n; i++) {
            StoreLog.Store store = stores.get(i);
            places[i] = stored.computeIfAbsent(new Identity(store.array()), _ -> new Stored(state, store.array()))
                    .place(store.index());
            first[i] = places[i].begins(store.index());
        }
        var before = new double[n][];
        for (int i = n - 1; i >= 0; i--) {
            StoreLog.Store store = stores.get(i);
            double[] value = places[i].value;
            value[store.index() % value.length] = store.before();
            if (first[i]) before[i] = value.clone();
        }
        var changes = new ArrayList<Change>();
        for (int i = 0; i < n; i++) {
            StoreLog.Store store = stores.get(i);
            if (first[i]) changes.add(places[i].open(before[i], store.line()));
            double[] to = places[i].change.to();
            to[store.index() % to.length] = store.after();
        }
        return changes;
    }

    /// An array as itself, whatever is in it.
    private record Identity(Object array) {
        @Override public boolean equals(Object o) {
            return o instanceof Identity other && other.array == array;
        }

        @Override public int hashCode() {
            return System.identityHashCode(array);
        }
    }

    /// The elements of one array that an operation stored to.
    private static final class Stored {
        private final Object array;
        private final String channel;
        private final int width;
        private final Map<Integer, Place> places = new HashMap<>();

        Stored(State state, Object array) {
            this.array = array;
            channel = name(state, array);
            width = width(state, array);
        }

        Place place(int index) {
            return places.computeIfAbsent(index / width, element -> new Place(channel, element, now(element)));
        }

        private double[] now(int element) {
            var value = new double[width];
            for (int i = 0; i < width; i++)
                value[i] = array instanceof double[] d ? d[element * width + i] : ((int[]) array)[element * width + i];
            return value;
        }
    }

    /// One element that an operation stored to.
    private static final class Place {
        private final String channel;
        private final int element;
        /// Its value, first as it is now, then with store after store taken back.
        private final double[] value;
        /// A bit for each part that the change under way has stored.
        private long parts;
        private Change change;

        Place(String channel, int element, double[] value) {
            this.channel = channel;
            this.element = element;
            this.value = value;
        }

        /// Whether a store begins a change: no part has been stored yet, or this one a second time.
        boolean begins(int index) {
            long part = 1L << index % value.length;
            boolean begins = parts == 0 || (parts & part) != 0;
            parts = begins ? part : parts | part;
            return begins;
        }

        Change open(double[] from, int line) {
            change = new Change(channel, element, from, from.clone(), line);
            return change;
        }
    }

    private static int width(State state, Object array) {
        return array == state.triangles() ? 3 : state.owner(array).orElseThrow().width();
    }

    private static String name(State state, Object array) {
        return array == state.triangles() ? State.TRIANGLES : state.owner(array).orElseThrow().name();
    }

    /// Elements that differ between two states of one layout, channel by channel.
    public static List<Change> between(State before, State after) {
        var changes = new ArrayList<Change>();
        for (Channel c : before.channels()) {
            double[] a = before.numbers(c), b = after.numbers(c);
            for (int e = 0; e < a.length / c.width(); e++) {
                double[] from = Arrays.copyOfRange(a, e * c.width(), (e + 1) * c.width()),
                        to = Arrays.copyOfRange(b, e * c.width(), (e + 1) * c.width());
                if (!State.sameBits(from, to)) changes.add(new Change(c.name(), e, from, to, 0));
            }
        }
        int[] a = before.triangles(), b = after.triangles();
        for (int t = 0; t < a.length / 3; t++)
            if (!Arrays.equals(a, 3 * t, 3 * t + 3, b, 3 * t, 3 * t + 3))
                changes.add(new Change("triangles", t, doubles(a, t), doubles(b, t), 0));
        return changes;
    }

    private static double[] doubles(int[] triangles, int t) {
        return new double[]{triangles[3 * t], triangles[3 * t + 1], triangles[3 * t + 2]};
    }
}
