package limber.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.model.Solver;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;

/// A solver of three cells, each a number, small enough that every state of it is worked out by hand:
/// | step | phase | elements | does |
/// | --- | --- | --- | --- |
/// | 0 | tick | 1 | counts the frame |
/// | 1, 5 | none | 0 | nothing |
/// | 2, 6 | spread, sweep 1 | 3 | cell += 1 · by, 1/16 m unless it is set |
/// | 3, 7 | spread, sweep 2 | 3 | cell += 2 · by |
/// | 4, 8 | mark | 1 | counts itself, and writes cell 2 as it is |
/// | 9 | grow | frame mod 3 | cell += 1/4 m |
public class Toy implements Solver {
    public static final Channel CELLS = new Channel("cells", 1, "m", "cell", Channel.Life.KEPT),
            FRAME = new Channel("frameCount", 1, "", Channel.Life.KEPT),
            MARKS = new Channel("marks", 1, "", "mark", Channel.Life.KEPT),
            PAINT = new Channel("paint", 1, "", "pixel", Channel.Life.SCRATCH);
    public static final Parameter<Double> BY = Parameter.real("by", 0.0625, -10, 10, "m");
    public static final Parameter<Integer> COUNT = Parameter.count("count", 3, 1, 10).restarting();
    public static final Measure SUM = Measure.of("sum", "m", (_, s) -> Arrays.stream(s.of(CELLS)).sum()),
            VALUE = Measure.each("value", "m", "cell", (_, s) -> s.of(CELLS).clone());

    public record Tick() implements Phase {
        @Override public void run(State s, int sweep, int from, int to) { s.of(FRAME)[0] += 1; }
    }
    public record None() implements Phase {
        @Override public int size(State s) { return 0; }
        @Override public void run(State s, int sweep, int from, int to) { throw new AssertionError("has no element"); }
    }

    public record Spread(double by) implements Phase {
        @Override public String of() { return "cell"; }
        @Override public int size(State s) { return s.of(CELLS).length; }
        @Override public boolean independent() { return true; }
        @Override public void run(State s, int sweep, int from, int to) {
            double more = (sweep + 1) * by;
            for (int i = from; i < to; i++) s.of(CELLS)[i] += more;
        }
    }

    public record Mark() implements Phase {
        @Override public String of() { return "mark"; }
        @Override public void run(State s, int sweep, int from, int to) {
            s.of(MARKS)[0] += 1;
            s.of(CELLS)[s.of(CELLS).length - 1] += 0;
        }
    }

    public record Grow() implements Phase {
        @Override public String of() { return "cell"; }
        @Override public int size(State s) { return (int) s.of(FRAME)[0] % 3; }
        @Override public void run(State s, int sweep, int from, int to) {
            for (int i = from; i < to; i++) s.of(CELLS)[i] += 0.25;
        }
    }

    @Override public Schedule schedule(Settings p) {
        var sweeps = new Loop(Loop.SWEEP, Rounds.times(2), new Spread(p.get(BY)));
        var substeps = new Loop(Loop.SUBSTEP, Rounds.times(2), new None(), sweeps, new Mark());
        return new Schedule(List.of(new Tick(), substeps, new Grow()), List.of());
    }

    @Override public State initial(Settings p) {
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(CELLS, FRAME, MARKS, PAINT)) sizes.put(c, c == CELLS || c == PAINT ? p.get(COUNT) : 1);
        return State.of(sizes, 1);
    }

    @Override public String name() { return "toy"; }
    @Override public List<Parameter<?>> parameters() { return List.of(BY, COUNT); }
    @Override public Channel subject() { return CELLS; }
    @Override public List<Measure> measures() { return List.of(SUM, VALUE); }
    @Override public double time(State s) { return s.of(FRAME)[0]; }
}
