package limber.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// A model of three cells, each a number, small enough that every state of it is worked out by hand.
///
/// The frame of the [#ladder], with 2 substeps of 2 sweeps each; `by` is 1/16 m unless it is set:
///
/// | step | phase | elements | does |
/// | --- | --- | --- | --- |
/// | 0 | tick | 1 | counts the frame |
/// | 1, 5 | none | 0 | nothing |
/// | 2, 6 | spread, sweep 1 | 3 | cell += 1 · by |
/// | 3, 7 | spread, sweep 2 | 3 | cell += 2 · by |
/// | 4, 8 | mark | 1 | counts itself, and writes cell 2 as it is |
/// | 9 | grow | frame mod 3 | cell += 1/4 m |
///
/// So a frame adds 6 · by = 3/8 m to each cell, and `grow` 1/4 m to none, one or two of them.
final class Toy implements Model {
    static final Channel CELLS = new Channel("cells", 1, "m", "cell", Channel.Life.KEPT);
    static final Channel FRAME = new Channel("frameCount", 1, "", Channel.Life.KEPT);
    static final Channel MARKS = new Channel("marks", 1, "", "mark", Channel.Life.KEPT);
    static final Channel PAINT = new Channel("paint", 1, "", "pixel", Channel.Life.SCRATCH);
    static final Parameter<Double> BY = Parameter.real("by", 0.0625, -10, 10, "m");
    static final Parameter<Integer> COUNT = Parameter.count("count", 3, 1, 10).restarting();
    static final Measure SUM = Measure.of("sum", "m", (_, s) -> {
        double sum = 0;
        for (double v : s.of(CELLS)) sum += v;
        return sum;
    });
    static final Measure VALUE = Measure.each("value", "m", "cell", (_, s) -> s.of(CELLS).clone());
    static final int SUBSTEPS = 2, SWEEPS = 2;

    private final UnaryOperator<Schedule> change;
    private final Optional<ToyPhases.Burst> burst;

    private Toy(UnaryOperator<Schedule> change, Optional<ToyPhases.Burst> burst) {
        this.change = change;
        this.burst = burst;
    }

    static Toy ladder() {
        return new Toy(s -> s, Optional.empty());
    }

    /// The ladder with a skin: step 10, `paint`, three elements.
    static Toy skinned() {
        return new Toy(s -> new Schedule(s.solver(), List.of(new ToyPhases.Paint())), Optional.empty());
    }

    /// A frame whose clock decides how many substeps it has, as many as its number: step 0 `tick`, step 1 `spread`
    /// (each cell += by), then a `mark` a substep, then `paint`.
    static Toy growing() {
        return new Toy(s -> new Schedule(List.of(new ToyPhases.Tick(),
                new ToyPhases.Spread(BY.initial(), ToyPhases.Burst.NEVER),
                new Loop(Loop.SUBSTEP, Rounds.times(state -> (int) state.of(FRAME)[0]), new ToyPhases.Mark())),
                List.of(new ToyPhases.Paint())), Optional.empty());
    }

    /// A frame of one operation: step 0, `tick`.
    static Toy single() {
        return of(new ToyPhases.Tick());
    }

    /// A frame of three phases that have no element each.
    static Toy idle() {
        var none = new ToyPhases.None();
        return of(none, new Loop(Loop.SUBSTEP, Rounds.times(1), none), none);
    }

    /// A frame of these blocks.
    static Toy of(Block... solver) {
        return new Toy(_ -> new Schedule(List.of(solver), List.of()), Optional.empty());
    }

    /// The ladder with another phase at its end, step 10.
    static Toy with(Phase last) {
        return new Toy(s -> {
            var solver = new ArrayList<>(s.solver());
            solver.add(last);
            return new Schedule(solver, s.skin());
        }, Optional.empty());
    }

    /// The ladder in which one operation of `spread` writes what it must not.
    static Toy bursting(int frame, int sweep, int cell, double value) {
        return new Toy(s -> s, Optional.of(new ToyPhases.Burst(frame, sweep, cell, value)));
    }

    static Run run(Toy model, Input... inputs) {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(model.defaults(), List.of(inputs)));
    }

    static double[] cells(Run run) {
        return run.state().of(CELLS);
    }

    @Override public Schedule schedule(Settings p) {
        Phase none = new ToyPhases.None(),
                spread = new ToyPhases.Spread(p.get(BY), burst.orElse(ToyPhases.Burst.NEVER));
        var sweeps = new Loop(Loop.SWEEP, Rounds.times(SWEEPS), spread);
        var substeps = new Loop(Loop.SUBSTEP, Rounds.times(SUBSTEPS), none, sweeps, new ToyPhases.Mark());
        return change.apply(new Schedule(List.of(new ToyPhases.Tick(), substeps, new ToyPhases.Grow()), List.of()));
    }

    @Override public State initial(Settings p) {
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(CELLS, p.get(COUNT));
        sizes.put(FRAME, 1);
        sizes.put(MARKS, 1);
        sizes.put(PAINT, p.get(COUNT));
        return State.of(sizes, 1);
    }

    @Override public void apply(Input input, Settings p, State s) {
        switch (input) {
            case Input.Set _ -> {}
            case Input.Act act when act.action().equals("double") -> {
                double[] cells = s.of(CELLS);
                for (int i = 0; i < cells.length; i++) cells[i] *= 2;
            }
            default -> throw new BadInput(input + " is nothing that can be done to a toy");
        }
    }

    @Override public double time(State s) {
        return s.of(FRAME)[0];
    }

    @Override public String name() { return "toy"; }
    @Override public List<Parameter<?>> parameters() { return List.of(BY, COUNT); }
    @Override public List<Action> actions() { return List.of(new Action("double")); }
    @Override public List<Measure> measures() { return List.of(SUM, VALUE); }
    @Override public Channel subject() { return CELLS; }
    @Override public Optional<Verdict> stability(Settings p) {
        return Optional.of(Verdict.of(0.5, "h < 1/2", "h", 2, 2, false));
    }
}
