package limber.presentation.panes;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import limber.engine.watch.Explanation;

/// The numbers of a table that the last step changed, with their previous values.
///
/// @param before the previous table, where whole tables are compared
/// @param from the values that one operation overwrote
public record ChangedNumbers(Optional<ElementTable> before, Map<Place, double[]> from) {
    public static final ChangedNumbers NOTHING = new ChangedNumbers(Optional.empty(), Map.of());

    public record Place(String channel, int element) {}

    /// The differences between two pictures; none if they have other numbers of elements.
    public static ChangedNumbers since(ElementTable before, ElementTable now) {
        return before.alike(now) ? new ChangedNumbers(Optional.of(before), Map.of()) : NOTHING;
    }

    /// The changes of one operation.
    public static ChangedNumbers by(Explanation operation) {
        var from = new HashMap<Place, double[]>();
        for (Explanation.Change c : operation.changes())
            from.putIfAbsent(new Place(c.channel(), c.element()), c.from());
        return new ChangedNumbers(Optional.empty(), from);
    }

    /// The previous value of a number; empty if it is the same.
    public OptionalDouble before(ElementTable now, int head, int element, int part) {
        double value = now.at(head, element, part);
        double was = was(now, head, element, part, value);
        return Double.doubleToLongBits(was) == Double.doubleToLongBits(value) ? OptionalDouble.empty()
                : OptionalDouble.of(was);
    }

    private double was(ElementTable now, int head, int element, int part, double otherwise) {
        if (before.isPresent()) return before.get().at(head, element, part);
        if (from.isEmpty()) return otherwise;
        double[] known = from.get(new Place(now.heads().get(head).name(), element));
        return known == null ? otherwise : known[part];
    }

    /// Whether any number of a column has changed.
    public boolean any(ElementTable now, int head, int part) {
        if (before.isEmpty())
            return from.entrySet().stream().anyMatch(e -> e.getKey().channel().equals(now.heads().get(head).name())
                    && before(now, head, e.getKey().element(), part).isPresent());
        for (int e = 0; e < now.size(); e++) if (before(now, head, e, part).isPresent()) return true;
        return false;
    }
}
