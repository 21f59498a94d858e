package limber.log;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.ElementKind;

/// The first line of a log: what it is of.
///
/// @param model the name that its program gave it
/// @param channels in order; the first one is what is traced
/// @param kinds of elements, with their shapes
/// @param phases the kinds of elements that phases work on, by the name of the phase; those that are not named are
///   known from their operations
/// @param loops names, from the outermost in
/// @param seconds of a frame; empty where it is not known
/// @param source the name of a file beside the log, whose lines the operations name
record LogHeader(String model, List<Logged> channels, List<Kind> kinds, Map<String, String> phases,
        List<String> loops, OptionalDouble seconds, Optional<String> source) {
    /// A channel with its numbers in frame 0.
    record Logged(Channel channel, double[] initial) {
        int elements() {
            return initial.length / channel.width();
        }
    }

    /// A kind of elements.
    ///
    /// @param corners of all its elements in a row; none where each element is a point itself
    record Kind(ElementKind kind, int[] corners) {}

    LogHeader {
        channels = List.copyOf(channels);
        kinds = List.copyOf(kinds);
        phases = Map.copyOf(phases);
        loops = List.copyOf(loops);
    }

    /// How many elements of a kind there are; 0 where that is not known.
    int count(String of) {
        return channels.stream().filter(c -> !of.isEmpty() && c.channel().of().equals(of)).findFirst()
                .map(Logged::elements)
                .orElseGet(() -> kinds.stream().filter(k -> k.kind().of().equals(of)).findFirst()
                        .map(this::count).orElse(0));
    }

    private int count(Kind kind) {
        return switch (kind.kind().corners()) {
            case ElementKind.Corners.Listed _ -> kind.corners().length / kind.kind().shape().corners();
            default -> channels.stream().filter(c -> c.channel() == kind.kind().points()).findFirst().orElseThrow()
                    .elements();
        };
    }

    /// Whether another log is of the same state and loops, whatever its numbers are.
    boolean sameLayout(LogHeader other) {
        return model.equals(other.model) && loops.equals(other.loops) && phases.equals(other.phases)
                && alike(channels, other.channels, (a, b) -> a.channel().equals(b.channel())
                        && a.elements() == b.elements())
                && alike(kinds, other.kinds, (a, b) -> a.kind().equals(b.kind())
                        && Arrays.equals(a.corners(), b.corners()));
    }

    private static <T> boolean alike(List<T> some, List<T> others, BiPredicate<T, T> same) {
        return some.size() == others.size()
                && IntStream.range(0, some.size()).allMatch(i -> same.test(some.get(i), others.get(i)));
    }

    /// The state of frame 0.
    ///
    /// @param more channels that are no part of the log, with their numbers of elements
    State state(Map<Channel, Integer> more) {
        var elements = new LinkedHashMap<Channel, Integer>();
        channels.forEach(c -> elements.put(c.channel(), c.elements()));
        elements.putAll(more);
        for (Kind k : kinds)
            if (k.kind().corners() instanceof ElementKind.Corners.Listed listed)
                elements.put(listed.indices(), k.corners().length / listed.indices().width());
        State s = State.of(elements, 0);
        for (Logged c : channels) System.arraycopy(c.initial(), 0, s.of(c.channel()), 0, c.initial().length);
        for (Kind k : kinds)
            if (k.kind().corners() instanceof ElementKind.Corners.Listed listed)
                System.arraycopy(k.corners(), 0, s.ints(listed.indices()), 0, k.corners().length);
        return s;
    }
}
