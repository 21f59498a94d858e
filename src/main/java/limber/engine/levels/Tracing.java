package limber.engine.levels;

import java.lang.classfile.Opcode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.Comparator;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Node.Graph;
import limber.engine.levels.Trace.Place;
import limber.engine.levels.Trace.Store;
import limber.engine.levels.Tracer.Untraceable;

/// The search for the way that most members of a phase go, and for what members on other ways touch.
final class Tracing {
    /// Ways through a kernel that are looked at.
    private static final int MOST_WAYS = 64;

    private final Phase phase;
    private final State state;
    private final int round;

    private Tracing(Phase phase, State state, int round) {
        this.phase = phase;
        this.state = state;
        this.round = round;
    }

    /// @param round as a phase takes it
    static Trace of(Phase phase, State state, int round) throws Untraceable, ReflectiveOperationException {
        return new Tracing(phase, state, round).trace();
    }

    private Trace trace() throws Untraceable, ReflectiveOperationException {
        int usual = usual();
        var stored = new HashSet<Channel>();
        var loaded = new HashSet<Channel>();
        for (Tracer way : ways(usual, Set.of())) {
            way.memory.stores.keySet().forEach(p -> stored.add(p.channel()));
            way.memory.loads.forEach(p -> loaded.add(p.channel()));
        }
        var slow = new HashSet<Channel>();
        for (Channel c : loaded) if (c.width() == 1 && !stored.contains(c)) slow.add(c);
        List<Tracer> ways = ways(usual, slow);
        return trace(ways.getFirst(), ways, slow, phase.independent());
    }

    private Tracer way(int member, Graph graph, Set<Channel> slow, List<Boolean> ways)
            throws Untraceable, ReflectiveOperationException {
        var tracer = new Tracer(phase, state, round, member, graph, slow, ways);
        try {
            tracer.run();
        } catch (IndexOutOfBoundsException | ArithmeticException e) {
            throw new Untraceable("a way that this member cannot go: " + e.getMessage());
        }
        return tracer;
    }

    /// A member of those looked at that stores most.
    private int usual() throws Untraceable, ReflectiveOperationException {
        int size = phase.size(state, round), best = size / 2, most = -1;
        for (int member : new TreeSet<>(List.of(size / 2, size / 3, 2 * size / 3, size / 5))) {
            int stores = way(member, new Graph(), Set.of(), List.of()).memory.stores.size();
            if (stores > most) {
                most = stores;
                best = member;
            }
        }
        return best;
    }

    /// The usual way first, then those on which another branch is taken.
    private List<Tracer> ways(int member, Set<Channel> slow) throws Untraceable, ReflectiveOperationException {
        var graph = new Graph();
        var ways = new ArrayList<Tracer>();
        var open = new ArrayDeque<List<Boolean>>(List.of(List.<Boolean>of()));
        while (!open.isEmpty()) {
            if (ways.size() == MOST_WAYS) throw new Untraceable("many branches");
            List<Boolean> begin = open.poll();
            Tracer way = way(member, graph, slow, begin);
            ways.add(way);
            List<Boolean> gone = way.ways.guards.stream().filter(Trace.Guard::open).map(Trace.Guard::taken).toList();
            for (int turn = begin.size(); turn < gone.size(); turn++) {
                var turned = new ArrayList<>(gone.subList(0, turn));
                turned.add(!gone.get(turn));
                open.add(List.copyOf(turned));
            }
        }
        return ways;
    }

    private static Trace trace(Tracer usual, List<Tracer> ways, Set<Channel> slow, boolean independent)
            throws Untraceable {
        List<Store> stores =
                usual.memory.stores.entrySet().stream().map(e -> new Store(e.getKey(), e.getValue())).toList();
        var touched = new HashSet<>(usual.memory.loads);
        touched.addAll(usual.memory.stores.keySet());
        for (Tracer way : ways)
            if (independent) unread(way, usual);
            else within(way, usual, touched);
        var used = new TreeSet<Node>(Comparator.comparingInt(Node::number));
        for (Trace.Guard g : usual.ways.guards) g.operands().forEach(n -> use(n, used));
        for (Store s : stores) {
            use(s.value(), used);
            use(s.place().index(), used);
        }
        return new Trace(List.copyOf(used), List.copyOf(usual.ways.guards), stores, Set.copyOf(touched), usual.known,
                Set.copyOf(slow));
    }

    /// What independent members store on another way must not be read by others: a member may prepare it for all.
    private static void unread(Tracer way, Tracer usual) throws Untraceable {
        for (Place place : way.memory.stores.keySet())
            if (!usual.memory.stores.containsKey(place)
                    && usual.memory.loads.stream().anyMatch(load -> load.channel().equals(place.channel())))
                throw new Untraceable("another way that stores what all read");
    }

    /// What a member does on another way must lie within what those of the usual way touch, but for counters.
    private static void within(Tracer way, Tracer usual, Set<Place> touched) throws Untraceable {
        var counters = new HashSet<Place>();
        for (var store : way.memory.stores.entrySet()) {
            Place place = store.getKey();
            if (usual.memory.stores.containsKey(place)) continue;
            if (!counts(place, store.getValue())) throw new Untraceable("another way that stores elsewhere");
            counters.add(place);
        }
        for (Place load : way.memory.loads) {
            boolean stored = usual.memory.stores.keySet().stream().anyMatch(p -> p.channel().equals(load.channel()));
            if (!counters.contains(load) && (stored && !touched.contains(load)))
                throw new Untraceable("another way that reads elsewhere");
        }
    }

    /// Whether one is added to a number of the whole: in whatever order members do it, the sum is the same.
    private static boolean counts(Place place, Node value) {
        return place.index().constant() && value.op() == Node.Op.ARITHMETIC
                && value.opcode() == Opcode.DADD && value.args().getLast().constant()
                && value.args().getLast().detail().equals(1.0)
                && value.args().getFirst().op() == Node.Op.LOAD
                && value.args().getFirst().channel().equals(place.channel())
                && value.args().getFirst().args().getFirst() == place.index();
    }

    private static void use(Node node, Set<Node> used) {
        if (!used.add(node)) return;
        node.args().forEach(n -> use(n, used));
    }
}
