package limber.ask;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.run.Approach;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;
import limber.math.exact.Exact;

/// A number that grew: how far any element of a channel has come from its value in frame 0.
///
/// @param channel its name
/// @param from the frame after which growth began
/// @param frames the number after that frame, and after each later one
/// @param by the size of the steps below
/// @param steps the number after each such step of the frame in which it ends
/// @param before the cursor before the operation that began it
/// @param operation that one
public record Growth(String channel, int from, List<Double> frames, StepSize by, List<Double> steps, Cursor before,
        Explanation operation) {
    /// So few frames say nothing of a growth; then its steps are looked at, too.
    private static final int FEW = 5;
    /// Moves at the end from which the factor is taken.
    private static final int LAST = 3;
    private static final List<StepSize> PLAIN = List.of(StepSize.FRAME, StepSize.PHASE, StepSize.ELEMENT);

    private record Sample(Cursor at, double value) {}

    /// The mean factor from frame to frame; 1 where no frame was complete, or the number was 0.
    public double factor() {
        double first = frames.getFirst(), last = frames.getLast();
        return frames.size() < 2 || first == 0 ? 1 : Exact.pow(last / first, 1.0 / (frames.size() - 1));
    }

    /// The growth in a channel up to where a run stands.
    ///
    /// @param run stays where it is
    /// @param latest a frame after which it must have begun
    static Growth of(Run run, String channel, int latest) {
        Cursor end = run.cursor();
        Run past = run.copy();
        past.seek(run.branch(), Cursor.START);
        double[] start = past.state().named(channel).clone();
        var number = new Number(channel, width(past.state(), channel), start);
        var frames = new ArrayList<>(List.of(new Sample(Cursor.START, 0)));
        int complete = end.betweenFrames() && end.frame() > 0 ? end.frame() - 1 : end.frame();
        while (past.cursor().frame() < complete) {
            past.next();
            frames.add(new Sample(past.cursor(), number.in(past.state())));
        }
        StepSize by = step(past);
        var steps = new ArrayList<Sample>();
        while (past.cursor().compareTo(end) < 0) {
            past.step(by);
            if (past.cursor().compareTo(end) <= 0)
                steps.add(new Sample(past.cursor(), number.in(past.state())));
        }
        var all = new ArrayList<>(frames);
        if (frames.size() < FEW) all.addAll(steps);
        int begin = begin(all);
        Sample from = all.get(begin < frames.size() ? Math.min(begin, latest) : begin);
        Run first = run.copy();
        first.seek(run.branch(), from.at());
        Explanation operation = operation(first, number, from.value(), end);
        int frame = from.at().frame();
        return new Growth(channel, frame, values(frames.subList(frame, frames.size())), by, values(steps),
                first.cursor(), operation);
    }

    private static List<Double> values(List<Sample> samples) {
        return samples.stream().map(Sample::value).toList();
    }

    /// The place of the last sample before growth begins. What moves goes on to move, and falls faster: growth begins
    /// where moves get longer by at least the root of the factor at the end, each than the one before the last one,
    /// since an overshoot goes to and fro.
    private static int begin(List<Sample> all) {
        var moves = new double[all.size()];
        for (int i = 1; i < moves.length; i++) moves[i] = Math.abs(all.get(i).value() - all.get(i - 1).value());
        int last = moves.length - 1, before = Math.max(1, last - LAST);
        if (last < 2) return 0;
        double factor = Math.max(1, Exact.pow(moves[last] / moves[before], 0.5 / (last - before)));
        int begin = last;
        while (begin > 2 && moves[begin] > factor * factor * moves[begin - 2]) begin--;
        while (begin < last - 1 && moves[begin + 1] <= factor * moves[begin]) begin++;
        return begin;
    }

    /// The smallest loop of a frame, such as sweeps; a phase where there is none.
    private static StepSize step(Run run) {
        return run.schedule().sizes().reversed().stream().filter(s -> !PLAIN.contains(s)).findFirst()
                .orElse(StepSize.PHASE);
    }

    /// Moves a run to before the first operation after which the number is larger; the last one if there is none.
    private static Explanation operation(Run run, Number number, double than, Cursor end) {
        Approach.to(run, s -> !(number.in(s) <= than), end);
        while (true) {
            Run probe = run.copy();
            Explanation operation = probe.stepWatched();
            if (!(number.in(probe.state()) <= than) || probe.cursor().compareTo(end) >= 0)
                return operation;
            run.step(StepSize.ELEMENT);
        }
    }

    private static int width(State s, String channel) {
        return s.channel(channel).orElseThrow().width();
    }

    /// @param start the values of frame 0, `width` for each element
    private record Number(String channel, int width, double[] start) {
        double in(State s) {
            return largest(s.named(channel), start, width);
        }
    }

    /// The largest distance of an element of one array from that of another; not a number where one is not.
    static double largest(double[] a, double[] b, int width) {
        double largest = 0;
        for (int i = 0; i < a.length; i += width) {
            double sum = 0;
            for (int k = i; k < i + width; k++) sum += (a[k] - b[k]) * (a[k] - b[k]);
            if (!(sum <= largest)) largest = sum;
        }
        return Math.sqrt(largest);
    }
}
