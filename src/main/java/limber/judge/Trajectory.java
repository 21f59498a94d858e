package limber.judge;

import java.util.Collections;
import java.util.List;

/// The places of a model's elements frame by frame, as another program computed them: as its file has them, or in our
/// axes, in metres.
///
/// @param numbers of the frames, ascending; some may be missing
/// @param places of each of these frames, three numbers an element
/// @param single whether the file's numbers carry no more digits than single precision
/// @param flat the coordinate that the file lacks, and that was taken as 0; empty where it lacks none
/// @param digits of the file's numbers
/// @param passed how many times of the file were passed over, as those of no frame
public record Trajectory(List<Integer> numbers, List<double[]> places, boolean single, String flat, Digits digits,
        int passed) {
    /// As a file has it.
    public Trajectory(List<Integer> numbers, List<double[]> places, boolean single, String flat) {
        this(numbers, places, single, flat, Digits.of(places), 0);
    }

    /// Numbers of double precision in space.
    public Trajectory(List<Integer> numbers, List<double[]> places) {
        this(numbers, places, false, "");
    }

    /// The same of a file with times that were passed over.
    Trajectory passing(int passed) {
        return new Trajectory(numbers, places, single, flat, digits, passed);
    }

    /// The same without the frames after one.
    public Trajectory until(int frame) {
        int n = (int) numbers.stream().filter(f -> f <= frame).count();
        return new Trajectory(numbers.subList(0, n), places.subList(0, n), single, flat, digits, passed);
    }

    /// How many frames there are.
    public int frames() {
        return numbers.size();
    }

    /// The last frame.
    public int last() {
        return numbers.getLast();
    }

    /// The place in the list of the frame that stands for one: that frame, or the nearest one before it where it is
    /// missing; -1 before the first frame and after the last.
    public int at(int frame) {
        if (frame > last()) return -1;
        int at = Collections.binarySearch(numbers, frame);
        return at >= 0 ? at : -at - 2;
    }
}
