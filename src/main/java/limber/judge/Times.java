package limber.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import limber.engine.settings.NumberText;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The times of a file that has a column of them in the place of frames.
///
/// @param seconds of a frame, in the file's unit of time
/// @param between whether places between two times are interpolated along the line that joins them; else only times
///   count that are those of a frame
public record Times(double seconds, boolean between) {
    /// The column, where the file calls it so.
    static final String COLUMN = "time";
    /// How far a time may lie from that of a frame, in frames.
    private static final double NEAR = 0.01;
    private static final int MOST_FRAME = 10_000_000, DIGITS = 6;
    /// The most frames for each time of the file, and one more: more are mostly another unit of time.
    private static final int MOST_EACH = 100;

    /// The frames of a file.
    ///
    /// @param frames their places
    /// @param passed how many times of the file are those of no frame, and were passed over
    record Frames(List<Integer> numbers, List<double[]> frames, int passed) {}

    /// @param times ascending
    /// @param places of each
    /// @param shift added to the numbers of frames later
    /// @throws BadInput if none is one of a frame
    Frames frames(List<Double> times, List<double[]> places, int shift) {
        double first = times.getFirst() / seconds, last = times.getLast() / seconds;
        if (!(Math.abs(first) < MOST_FRAME && Math.abs(last) < MOST_FRAME)) throw new BadInput("its times reach to "
                + told(times.getLast()) + ", and a frame takes " + told(seconds)
                + "; --seconds-a-frame in the file's unit of time would be right");
        if (first + shift < -NEAR) throw new BadInput("its first time is " + told(times.getFirst())
                + ", before frame 0; times from 0 would be right (--shift N adds to the frames)");
        Frames frames = between ? joined(times, places) : met(times, places);
        if (frames.numbers.isEmpty() || frames.numbers.size() == 1 && times.size() > 1) throw new BadInput("of its "
                + times.size() + " times, from " + told(times.getFirst()) + " to " + told(times.getLast()) + ", "
                + (frames.numbers.isEmpty() ? "none" : "only one") + " is that of a frame of " + told(seconds)
                + "; --seconds-a-frame with the length of a frame, or --interpolate, would be right");
        return frames;
    }

    private Frames met(List<Double> times, List<double[]> places) {
        var numbers = new ArrayList<Integer>();
        var frames = new ArrayList<double[]>();
        for (int i = 0; i < times.size(); i++) {
            OptionalInt frame = frame(times.get(i));
            if (frame.isEmpty() || !numbers.isEmpty() && numbers.getLast() == frame.getAsInt()) continue;
            numbers.add(frame.getAsInt());
            frames.add(places.get(i));
        }
        return new Frames(List.copyOf(numbers), List.copyOf(frames), times.size() - numbers.size());
    }

    /// The frame of which a time is.
    private OptionalInt frame(double time) {
        double frame = time / seconds, whole = Exact.rint(frame);
        return Math.abs(frame - whole) <= NEAR ? OptionalInt.of((int) whole) : OptionalInt.empty();
    }

    private Frames joined(List<Double> times, List<double[]> places) {
        int begin = (int) Math.ceil(times.getFirst() / seconds - NEAR),
                end = (int) Math.floor(times.getLast() / seconds + NEAR);
        if (end - begin > MOST_EACH * times.size()) throw new BadInput(times.size() + " times make " + (end - begin + 1)
                + " frames of " + told(seconds) + "; --seconds-a-frame in the file's unit of time would be right");
        var numbers = new ArrayList<Integer>();
        var frames = new ArrayList<double[]>();
        int i = 0;
        for (int n = begin; n <= end; n++) {
            while (i + 2 < times.size() && times.get(i + 1) < n * seconds) i++;
            numbers.add(n);
            frames.add(at(n, times, places, i));
        }
        return new Frames(List.copyOf(numbers), List.copyOf(frames), 0);
    }

    /// The places at a frame, by two times one after the other.
    private double[] at(int frame, List<Double> times, List<double[]> places, int i) {
        int j = Math.min(i + 1, times.size() - 1);
        for (int k : new int[]{i, j})
            if (frame(times.get(k)).equals(OptionalInt.of(frame))) return places.get(k);
        double share = (frame * seconds - times.get(i)) / (times.get(j) - times.get(i));
        double[] a = places.get(i), b = places.get(j), at = new double[a.length];
        for (int k = 0; k < at.length; k++) at[k] = a[k] + share * (b[k] - a[k]);
        return at;
    }

    /// The options that say it, as they can be typed.
    public List<String> options() {
        return between ? List.of("--times", "--seconds-a-frame " + NumberText.typed(seconds), "--interpolate")
                : List.of("--times", "--seconds-a-frame " + NumberText.typed(seconds));
    }

    private static String told(double v) {
        return NumberText.shown(v, DIGITS);
    }
}
