package limber.engine.levels;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.levels.Node.Depends;
import limber.engine.levels.Node.Graph;
import limber.engine.levels.Node.Op;
import limber.engine.levels.Trace.Place;
import limber.engine.levels.Tracer.Untraceable;

/// The numbers that a kernel reads and writes on its way. What it writes is kept here and not in the state.
final class Memory {
    /// A number of an array, which is known by what it is, not by what it holds.
    private record Cell(Object array, int index) {
        @Override public boolean equals(Object o) {
            return o instanceof Cell c && c.array == array && c.index == index;
        }

        @Override public int hashCode() {
            return 31 * System.identityHashCode(array) + index;
        }
    }

    private record Written(Node index, Value value) {}

    private final State state;
    private final Graph graph;
    private final Set<Channel> slow;
    final Set<Place> loads = new LinkedHashSet<>();
    final Map<Place, Node> stores = new LinkedHashMap<>();
    private final Map<Cell, Written> written = new HashMap<>();

    /// @param slow channels that stay as they are in most rounds
    Memory(State state, Graph graph, Set<Channel> slow) {
        this.state = state;
        this.graph = graph;
        this.slow = slow;
    }

    /// The channel that an array holds.
    Channel channel(Object array) throws Untraceable {
        return state.owner(array).orElseThrow(() -> new Untraceable("an array that is no channel"));
    }

    /// What stands in an array.
    Value load(Value array, Value index) throws Untraceable {
        return switch (array.is()) {
            case double[] numbers -> load(new Cell(numbers, index.whole()), numbers[index.whole()], 'D', index.made());
            case int[] wholes -> load(new Cell(wholes, index.whole()), wholes[index.whole()], 'I', index.made());
            default -> throw new Untraceable("an array of other things");
        };
    }

    private Value load(Cell cell, Object is, char type, Node index) throws Untraceable {
        Object array = cell.array();
        Written there = written.get(cell);
        if (there != null) {
            if (there.index() != index) throw new Untraceable("a number that two names may have");
            return there.value();
        }
        if (array == state.workspace()) throw new Untraceable("a local number before it is written");
        Channel channel = channel(array);
        Depends least = channel.life() == Channel.Life.FIXED ? Depends.PHASE
                : slow.contains(channel) ? Depends.MEMBER : Depends.STATE;
        if (index.depends() == Depends.STATE) throw new Untraceable("an index that depends on the state");
        if (least == Depends.STATE) loads.add(new Place(channel, index));
        return new Value(is, graph.node(Op.LOAD, channel, type, least, index));
    }

    /// Notes what is written.
    void store(Value array, Value index, Value value) throws Untraceable {
        Node at = index.made();
        if (at.depends() == Depends.STATE) throw new Untraceable("an index that depends on the state");
        Written before = written.put(new Cell(array.is(), index.whole()), new Written(at, value));
        if (before != null && before.index() != at) throw new Untraceable("a place that two names may have");
        if (array.is() == state.workspace()) return;
        var place = new Place(channel(array.is()), at);
        if (slow.contains(place.channel())) throw new Untraceable("a store to what stays as it is");
        stores.put(place, value.made());
    }
}
