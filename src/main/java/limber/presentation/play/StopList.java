package limber.presentation.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import limber.ask.Stop;
import limber.ask.Stops;
import limber.engine.Cursor;
import limber.engine.run.Halts;
import limber.expression.Expression;

/// The stops of a scene, and how often each has been met.
public final class StopList {
    /// A stop that has halted the scene.
    ///
    /// @param reason the stop in words
    /// @param value the number that it looks at; NaN for none
    public record Met(String reason, Cursor at, double value) {}

    private final ObservableList<Stop> all = FXCollections.observableArrayList();
    private final Map<Stop.What, Integer> counts = new HashMap<>();
    /// Where the scene stood last.
    private Cursor shown = Cursor.START;
    private final ReadOnlyObjectWrapper<Optional<Met>> met = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Stops given = new Stops(List.of());

    /// @param changed receives the stops that are on; empty for none
    StopList(Consumer<Optional<Halts>> changed) {
        all.addListener((ListChangeListener<Stop>) _ -> {
            given = new Stops(all);
            changed.accept(given.any() ? Optional.of(given) : Optional.empty());
        });
    }

    /// All of them, in the order in which they were made.
    public ObservableList<Stop> all() {
        return all;
    }

    /// Adds a stop, unless there is one for the same.
    public void add(Stop stop) {
        if (all.stream().noneMatch(s -> s.what().toString().equals(stop.what().toString()))) all.add(stop);
    }

    /// Begins with the stops of a lesson's step.
    public void begin(List<Expression> conditions) {
        counts.clear();
        all.setAll(conditions.stream().map(c -> new Stop(new Stop.What.Condition(c))).toList());
    }

    /// Adds a stop, or removes the one there is for the same.
    public void toggle(Stop.What what) {
        if (!all.removeIf(s -> s.what().equals(what))) add(new Stop(what));
    }

    public void put(Stop before, Stop now) {
        int at = all.indexOf(before);
        if (at >= 0) all.set(at, now);
    }

    /// How often a stop has been met.
    public int count(Stop stop) {
        return counts.getOrDefault(stop.what(), 0);
    }

    /// The stop that has halted the scene where it stands.
    public ReadOnlyObjectProperty<Optional<Met>> met() {
        return met.getReadOnlyProperty();
    }

    /// Counts a stop that has been met.
    ///
    /// @return whether the scene is to halt
    boolean halted(Halts.Halt halt) {
        if (halt.reason() >= all.size()) return false;
        Stop stop = all.get(halt.reason());
        int count = counts.merge(stop.what(), 1, Integer::sum);
        boolean halts = (count - 1) % stop.every() == 0;
        if (!halts) return false;
        met.set(Optional.of(new Met(stop.what().toString(), halt.at(), halt.value())));
        if (stop.once()) put(stop, stop.on(false));
        return true;
    }

    /// The scene stands somewhere. Pictures of frames before the stop may still arrive after it was met.
    void at(Cursor cursor) {
        boolean left = met.get().filter(m -> m.at().equals(shown)).isPresent() && !cursor.equals(shown);
        if (left) met.set(Optional.empty());
        shown = cursor;
    }
}
