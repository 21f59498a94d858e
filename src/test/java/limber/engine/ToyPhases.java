package limber.engine;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

/// The phases of a [Toy].
final class ToyPhases {
    private ToyPhases() {}

    /// What all phases here declare alike.
    interface Plain extends Phase {
        @Override default boolean independent() { return true; }
        @Override default Formula formula() { return Formula.of("x = x"); }
    }

    record Tick() implements Plain {
        @Override public String name() { return "tick"; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 1; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] frame = s.of(Toy.FRAME);
            frame[0] += 1;
        }
    }

    /// Never run: it has no elements.
    record None() implements Plain {
        @Override public String name() { return "none"; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 0; }

        @Override public void run(State s, int sweep, int from, int to) {
            throw new AssertionError("a phase without elements is not run");
        }
    }

    /// Takes 20 ms.
    record Slow() implements Plain {
        @Override public String name() { return "slow"; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 1; }

        @Override public void run(State s, int sweep, int from, int to) {
            LockSupport.parkNanos(20_000_000);
            s.of(Toy.CELLS)[0] += 1;
        }
    }

    record Spread(double by, Burst burst) implements Plain {
        @Override public String name() { return "spread"; }
        @Override public String of() { return "cell"; }
        @Override public int size(State s) { return s.of(Toy.CELLS).length; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            int frame = (int) s.of(Toy.FRAME)[0];
            for (int i = from; i < to; i++) {
                double more = (sweep + 1) * by;
                if (burst.is(frame, sweep + 1, i)) more = burst.value();
                cells[i] += more;
            }
        }
    }

    /// What one operation adds instead of what it should, in both substeps.
    ///
    /// @param sweep from 1
    record Burst(int frame, int sweep, int cell, double value) {
        static final Burst NEVER = new Burst(-1, 0, 0, 0);

        boolean is(int frame, int sweep, int cell) {
            return frame == this.frame && sweep == this.sweep && cell == this.cell;
        }
    }

    record Mark() implements Plain {
        @Override public String name() { return "mark"; }
        @Override public String of() { return "mark"; }
        @Override public int size(State s) { return 1; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] marks = s.of(Toy.MARKS), cells = s.of(Toy.CELLS);
            marks[0] += 1;
            cells[cells.length - 1] += 0;
        }
    }

    /// Has as many elements as the frame's number leaves when divided by three.
    record Grow() implements Plain {
        @Override public String name() { return "grow"; }
        @Override public String of() { return "cell"; }
        @Override public int size(State s) { return (int) s.of(Toy.FRAME)[0] % 3; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            for (int i = from; i < to; i++) cells[i] += 0.25;
        }
    }

    record Paint() implements Plain {
        @Override public String name() { return "paint"; }
        @Override public String of() { return "pixel"; }
        @Override public int size(State s) { return s.of(Toy.PAINT).length; }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS), paint = s.of(Toy.PAINT);
            for (int i = from; i < to; i++) paint[i] = 10 + cells[i];
        }
    }

    /// Waits until somebody lets it through, once a frame, after it has said that it is there.
    record Gate(Semaphore there, Semaphore through) implements Plain {
        @Override public String name() { return "gate"; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 1; }

        @Override public void run(State s, int sweep, int from, int to) {
            there.release();
            through.acquireUninterruptibly();
        }
    }

    /// Throws in one frame.
    record Trap(int frame) implements Plain {
        @Override public String name() { return "trap"; }
        @Override public String of() { return ""; }
        @Override public int size(State s) { return 1; }

        @Override public void run(State s, int sweep, int from, int to) {
            if (s.of(Toy.FRAME)[0] == frame) throw new IllegalStateException("trapped in frame " + frame);
        }
    }
}
