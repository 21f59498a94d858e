package limber.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import limber.engine.Explanation;

/// Which numbers of a sheet the last step has changed, and what they were before it.
///
/// @param before the sheet before it, where whole sheets are compared
/// @param from what one operation found in the places that it changed
record Changed(Optional<Sheet> before, Map<Place, double[]> from) {
    static final Changed NOTHING = new Changed(Optional.empty(), Map.of());

    record Place(String channel, int element) {}

    /// By all that lies between two pictures; nothing if they hold other numbers of elements.
    static Changed since(Sheet before, Sheet now) {
        return before.alike(now) ? new Changed(Optional.of(before), Map.of()) : NOTHING;
    }

    /// By one operation.
    static Changed by(Explanation operation) {
        var from = new HashMap<Place, double[]>();
        for (Explanation.Change c : operation.changes()) from.putIfAbsent(new Place(c.channel(), c.element()), c.from());
        return new Changed(Optional.empty(), from);
    }

    /// What a number was; empty if it is still the same.
    OptionalDouble before(Sheet now, int head, int element, int part) {
        double value = now.at(head, element, part);
        double was = was(now, head, element, part, value);
        return Double.doubleToLongBits(was) == Double.doubleToLongBits(value) ? OptionalDouble.empty() : OptionalDouble.of(was);
    }

    private double was(Sheet now, int head, int element, int part, double otherwise) {
        if (before.isPresent()) return before.get().at(head, element, part);
        if (from.isEmpty()) return otherwise;
        double[] known = from.get(new Place(now.heads().get(head).name(), element));
        return known == null ? otherwise : known[part];
    }

    /// Whether any number of a column is another.
    boolean any(Sheet now, int head, int part) {
        if (before.isEmpty()) return from.entrySet().stream().anyMatch(e -> e.getKey().channel().equals(now.heads().get(head).name()) && before(now, head, e.getKey().element(), part).isPresent());
        for (int e = 0; e < now.size(); e++) if (before(now, head, e, part).isPresent()) return true;
        return false;
    }
}
