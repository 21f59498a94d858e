package limber.engine.watch;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.State;

/// An element of a channel that an operation read.
///
/// @param channel its name; `triangles` for the corners of one
/// @param value all its numbers, as they were before the operation
/// @param line the source line of the first load
public record Read(String channel, int element, double[] value, int line) {
    private static final int CORNERS = 3;

    /// A log that keeps what was loaded before the operation wrote it itself.
    public static final class Log extends StoreLog {
        private final State before, state;
        private final Map<Place, Integer> lines = new LinkedHashMap<>();
        private final Set<Place> own = new HashSet<>();

        /// A number of a channel, or the element that it belongs to.
        private record Place(String channel, int index) {}

        /// @param state that the operation works on
        public Log(State state) {
            this.state = state;
            before = state.copy();
        }

        @Override protected void noted(int line, String name, double value) {}

        @Override protected void stored(int line, Object array, int index, double from, double to) {
            own.add(new Place(state.name(array), index));
        }

        @Override protected void loaded(int line, Object array, int index) {
            String channel = state.name(array);
            if (channel.isEmpty() || own.contains(new Place(channel, index))) return;
            lines.putIfAbsent(new Place(channel, index / width(channel)), line);
        }

        private int width(String channel) {
            return channel.equals(State.TRIANGLES) ? CORNERS : state.channel(channel).orElseThrow().width();
        }

        public List<Read> reads() {
            return lines.entrySet().stream().map(e -> {
                Place place = e.getKey();
                return new Read(place.channel(), place.index(), before.value(place.channel(), place.index()),
                        e.getValue());
            }).toList();
        }
    }

    @Override public boolean equals(Object o) {
        return o instanceof Read(String c, int e, double[] v, int l) && c.equals(channel) && e == element && l == line
                && Arrays.equals(v, value);
    }

    @Override public int hashCode() {
        return 31 * channel.hashCode() + element;
    }
}
