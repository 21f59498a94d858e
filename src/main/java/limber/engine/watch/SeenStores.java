package limber.engine.watch;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.State;

/// A log that hands on what it hears, and does the stores that it hears in a copy of the state. What the copy lacks in
/// the end was stored by something that does not report.
public final class SeenStores extends StoreLog {
    private final StoreLog to;
    private final State state, copy;
    private final Map<Object, Object> copies = new IdentityHashMap<>();
    private final boolean places;
    private int line, unseenAt;

    /// @param to what is handed on to
    /// @param state before the operations
    /// @param places whether the line of the first store that is not heard is looked for, which takes long; only twins
    ///   that report lines tell it
    public SeenStores(StoreLog to, State state, boolean places) {
        this.to = to;
        this.state = state;
        this.places = places;
        copy = state.apart();
        for (Channel c : state.channels()) copies.put(state.array(c), copy.array(c));
        copies.put(state.triangles(), copy.triangles());
    }

    /// The elements that hold something else than what has been heard.
    public List<Explanation.Change> unseen() {
        return copy.sameBitsWithScratch(state) ? List.of() : Explanation.between(copy, state);
    }

    /// The line of the first store that was not heard; 0 where it is not known.
    public int line() {
        return unseenAt > 0 ? unseenAt : line;
    }

    @Override protected void noted(int at, String name, double value) {
        to.noted(at, name, value);
    }

    @Override protected void stored(int at, Object array, int index, double before, double after) {
        switch (copies.get(array)) {
            case double[] d -> d[index] = after;
            case int[] whole -> whole[index] = (int) after;
            case null, default -> {}
        }
        to.stored(at, array, index, before, after);
    }

    @Override protected void loaded(int at, Object array, int index) {
        to.loaded(at, array, index);
    }

    @Override protected void reached(int next) {
        if (places && unseenAt == 0 && !unseen().isEmpty()) unseenAt = line;
        line = next;
        to.reached(next);
    }
}
