package limber.ask;

import java.util.List;

/// The places of a model's elements frame by frame, as another program computed them: in our axes, in metres.
///
/// @param numbers of the frames, ascending; some may be missing
/// @param places of each of these frames, three numbers an element
public record Trajectory(List<Integer> numbers, List<double[]> places) {
    /// How many frames there are.
    public int frames() {
        return numbers.size();
    }

    /// The last frame.
    public int last() {
        return numbers.getLast();
    }
}
