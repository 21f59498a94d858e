package limber.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import limber.engine.model.Input;
import limber.engine.model.Verdict;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;

/// A [Toy] with other frames, and phases that wait, take long or fail.
public final class Toys {
    private Toys() {}

    /// A toy with another schedule; it can be doubled, and has a verdict.
    private static final class Changed extends Toy {
        private final UnaryOperator<Schedule> change;

        private Changed(UnaryOperator<Schedule> change) {
            this.change = change;
        }

        @Override public Schedule schedule(Settings p) {
            return change.apply(super.schedule(p));
        }

        /// `double` does that to each cell.
        @Override public void act(Input.Act act, Settings p, State s) {
            if (!act.action().equals("double")) super.act(act, p, s);
            double[] cells = s.of(CELLS);
            for (int i = 0; i < cells.length; i++) cells[i] *= 2;
        }

        @Override public Optional<Verdict> stability(Settings p) {
            return Optional.of(Verdict.of(0.5, "h < 1/2", "h", 2, 2, false));
        }
    }

    /// The frame in the table of [Toy].
    public static Toy ladder() {
        return new Changed(s -> s);
    }

    /// The ladder with a skin: step 10, `paint`, three elements.
    public static Toy skinned() {
        return new Changed(s -> new Schedule(s.solver(), List.of(new Paint())));
    }

    /// A frame whose clock decides how many substeps it has, as many as its number: step 0 `tick`, step 1 `spread`
    /// (each cell += by), then a `mark` a substep, then `paint`.
    public static Toy growing() {
        return new Changed(_ -> new Schedule(List.of(new Toy.Tick(), new Toy.Spread(Toy.BY.initial()),
                new Loop(Loop.SUBSTEP, Rounds.times(state -> (int) state.of(Toy.FRAME)[0]), new Toy.Mark())),
                List.of(new Paint())));
    }

    /// A frame of one operation: step 0, `tick`.
    public static Toy single() {
        return of(new Toy.Tick());
    }

    /// A frame of three phases that have no element each.
    public static Toy idle() {
        var none = new Toy.None();
        return of(none, new Loop(Loop.SUBSTEP, Rounds.times(1), none), none);
    }

    /// A frame of these blocks.
    public static Toy of(Block... solver) {
        return new Changed(_ -> new Schedule(List.of(solver), List.of()));
    }

    /// The ladder with another phase at its end, step 10.
    public static Toy with(Phase last) {
        return new Changed(s -> {
            var solver = new ArrayList<>(s.solver());
            solver.add(last);
            return new Schedule(solver, s.skin());
        });
    }

    /// The ladder in which one operation of `spread` writes what it must not.
    public static Toy bursting(int frame, int sweep, int cell, double value) {
        return new Changed(s -> {
            var substeps = (Loop) s.solver().get(1);
            var sweeps = (Loop) substeps.body().get(1);
            var by = ((Toy.Spread) sweeps.body().getFirst()).by();
            return new Schedule(List.of(s.solver().getFirst(),
                    new Loop(Loop.SUBSTEP, substeps.rounds(), substeps.body().getFirst(),
                            new Loop(Loop.SWEEP, sweeps.rounds(), new Burst(by, frame, sweep, cell, value)),
                            substeps.body().getLast()),
                    s.solver().getLast()), s.skin());
        });
    }

    public static Run run(Toy model, Input... inputs) {
        var timeline = new Timeline(model);
        return new Run(timeline, timeline.root(model.defaults(), List.of(inputs)));
    }

    public static double[] cells(Run run) {
        return run.state().of(Toy.CELLS);
    }

    /// What `spread` does, but for one operation of each substep of a frame, which adds `value`.
    ///
    /// @param badSweep from 1
    private record Burst(double by, int badFrame, int badSweep, int cell, double value) implements Phase {
        @Override public String name() { return "spread"; }
        @Override public String of() { return "cell"; }
        @Override public int size(State s) { return s.of(Toy.CELLS).length; }
        @Override public boolean independent() { return true; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            boolean bad = s.of(Toy.FRAME)[0] == badFrame && sweep + 1 == badSweep;
            for (int i = from; i < to; i++) {
                double more = (sweep + 1) * by;
                if (bad && i == cell) more = value;
                cells[i] += more;
            }
        }
    }

    /// Paints each pixel with 10 more than its cell.
    public record Paint() implements Phase {
        @Override public String of() { return "pixel"; }
        @Override public int size(State s) { return s.of(Toy.PAINT).length; }
        @Override public boolean independent() { return true; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS), paint = s.of(Toy.PAINT);
            for (int i = from; i < to; i++) paint[i] = 10 + cells[i];
        }
    }

    /// Takes 20 ms.
    public record Slow() implements Phase {
        @Override public void run(State s, int sweep, int from, int to) {
            LockSupport.parkNanos(20_000_000);
            s.of(Toy.CELLS)[0] += 1;
        }
    }

    /// Waits until somebody lets it through, once a frame, after it has said that it is there.
    public record Gate(Semaphore there, Semaphore through) implements Phase {
        @Override public void run(State s, int sweep, int from, int to) {
            there.release();
            through.acquireUninterruptibly();
        }
    }

    /// Stands at 1 m, at 5 m in some frames, and nowhere from one frame on.
    public record Drawn(int from, int to, int end) implements Phase {
        @Override public void run(State s, int sweep, int first, int last) {
            double frame = s.of(Toy.FRAME)[0];
            s.of(Toy.CELLS)[0] = frame >= end ? Double.NaN : frame >= from && frame <= to ? 5 : 1;
        }
    }

    /// Throws in one frame.
    public record Trap(int frame) implements Phase {
        @Override public void run(State s, int sweep, int from, int to) {
            if (s.of(Toy.FRAME)[0] == frame) throw new IllegalStateException("trapped in frame " + frame);
        }
    }

    /// Throws an error in one frame.
    public record Broken(int frame, Class<? extends Error> kind) implements Phase {
        @Override public void run(State s, int sweep, int from, int to) {
            if (s.of(Toy.FRAME)[0] == frame) throw thrown();
        }

        private Error thrown() {
            try {
                return kind.getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
