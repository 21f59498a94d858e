package limber.engine.model;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.settings.Settings;

/// Two threads that share the work of a frame: one makes packets, the other takes them, each by its own phases.
///
/// @param maker the lane that makes packets; its phases run first
/// @param taker the lane that takes them
/// @param counters measures shown beside them, in order
/// @param reading reads the packets and notes between them
public record Lanes(Lane maker, Lane taker, List<String> counters, Reading reading) {
    /// @param name lower-kebab; its caption is `lane.NAME`
    /// @param phases names of phases, in the order in which they run
    public record Lane(String name, List<String> phases) {}

    /// The stage of a packet: it waits until it is taken, and is freed when the next one is taken.
    public enum Stage { WAITING, TAKEN, FREED }

    /// @param frame the frame of its state
    /// @param newest whether it is the last that was made
    public record Packet(int frame, boolean newest, Stage stage) {}

    /// A fact about how packets are handed over; its caption is `lanes.NAME`, with a place `%d` for the number where it
    /// has one.
    ///
    /// @param number a number of frames or bytes; 0 where that means nothing
    /// @param wrong whether it is a fault to highlight
    public record Note(String name, int number, boolean wrong) {}

    /// The packets and notes between the lanes in one state.
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
