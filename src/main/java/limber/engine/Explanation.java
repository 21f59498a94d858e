package limber.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

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

    static Explanation of(int frame, Slot slot, int index, StoreLog log, State state) {
        var values = log.locals.stream().map(l -> new Value(l.line(), l.name(), l.value())).toList();
        return new Explanation(frame, slot, index, slot.phase().element(state, slot.index(), index), values,
                changes(log, state));
    }

    /// Stores to the parts of one element become one change, in the order of their first ones; a part that is stored
    /// again begins another.
    private static List<Change> changes(StoreLog log, State state) {
        List<Part> parts = log.stores.stream().map(s -> Part.of(s, state)).toList();
        BitSet first = first(parts);
        List<double[]> before = before(log, parts, first);
        var changes = new ArrayList<Change>();
        var open = new HashMap<Place, Change>();
        for (int n = 0; n < parts.size(); n++) {
            StoreLog.Store store = log.stores.get(n);
            Place place = parts.get(n).place();
            if (first.get(n)) {
                double[] from = before.get(changes.size());
                open.put(place, new Change(place.channel(), place.element(), from, from.clone(), store.line()));
                changes.add(open.get(place));
            }
            open.get(place).to()[parts.get(n).number()] = store.after();
        }
        return changes;
    }

    private record Place(String channel, int element) {}

    /// A part of an element, such as y of a vector.
    private record Part(Place place, int number, int width) {
        static Part of(StoreLog.Store store, State state) {
            int width = Explanation.width(state, store.array());
            return new Part(new Place(name(state, store.array()), store.index() / width), store.index() % width, width);
        }
    }

    /// The stores that begin a change.
    private static BitSet first(List<Part> parts) {
        var first = new BitSet();
        var stored = new HashMap<Place, BitSet>();
        for (int n = 0; n < parts.size(); n++) {
            Part part = parts.get(n);
            BitSet known = stored.get(part.place());
            if (known == null || known.get(part.number())) {
                first.set(n);
                known = new BitSet();
                stored.put(part.place(), known);
            }
            known.set(part.number());
        }
        return first;
    }

    /// The elements as they were just before these stores: their values now, with that store and all later ones taken
    /// back, from the last one on.
    private static List<double[]> before(StoreLog log, List<Part> parts, BitSet first) {
        var before = new ArrayList<double[]>();
        var values = new HashMap<Place, double[]>();
        for (int n = parts.size() - 1; n >= 0; n--) {
            Part part = parts.get(n);
            StoreLog.Store store = log.stores.get(n);
            double[] value = values.computeIfAbsent(part.place(), _ -> now(store.array(), part));
            value[part.number()] = store.before();
            if (first.get(n)) before.add(value.clone());
        }
        return before.reversed();
    }

    /// The value of the element that a part belongs to.
    private static double[] now(Object array, Part part) {
        int from = part.place().element() * part.width();
        var value = new double[part.width()];
        for (int i = 0; i < value.length; i++)
            value[i] = array instanceof double[] d ? d[from + i] : ((int[]) array)[from + i];
        return value;
    }

    private static int width(State state, Object array) {
        return array instanceof double[] d ? state.owner(d).orElseThrow().width() : 3;
    }

    private static String name(State state, Object array) {
        return array instanceof double[] d ? state.owner(d).orElseThrow().name() : "triangles";
    }

    /// Elements that differ between two states of one layout, channel by channel.
    static List<Change> between(State before, State after) {
        var changes = new ArrayList<Change>();
        for (Channel c : before.channels()) {
            double[] a = before.of(c), b = after.of(c);
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
