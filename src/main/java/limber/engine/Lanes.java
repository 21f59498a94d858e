package limber.engine;

import java.util.List;
import java.util.stream.Stream;

/// Two threads that share the work of a frame: one makes packets, the other takes them, each by phases of its own.
///
/// @param maker the lane that makes packets; its phases run first
/// @param taker the lane that takes them
/// @param counters measures that belong beside them, in the order in which they are to be read
/// @param reading what stands between them
public record Lanes(Lane maker, Lane taker, List<String> counters, Reading reading) {
    /// @param name lower-kebab; its caption is `lane.NAME`
    /// @param phases names of phases, in the order in which they run
    public record Lane(String name, List<String> phases) {}

    /// What has become of a packet that was made: it waits until it is taken, and is freed when the next one is.
    public enum Stage { WAITING, TAKEN, FREED }

    /// @param frame whose state it holds
    /// @param newest whether it is the last that was made
    public record Packet(int frame, boolean newest, Stage stage) {}

    /// A fact about how packets are handed over; its caption is `lanes.NAME`, with a place `%d` for the number where it has one.
    ///
    /// @param number how many frames, how many bytes; 0 where that means nothing
    /// @param wrong whether it is a fault that is to be seen
    public record Note(String name, int number, boolean wrong) {}

    /// What stands between the lanes in one state.
    ///
    /// @param packets oldest first
    public record Between(List<Packet> packets, List<Note> notes) {}

    @FunctionalInterface
    public interface Reading {
        Between of(Settings p, State s);
    }

    public Stream<String> phases() {
        return Stream.concat(maker.phases().stream(), taker.phases().stream());
    }
}
