package limber.bench;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import limber.engine.Block;
import limber.engine.Formula;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.settings.Settings;
import limber.models.rope.Rope;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of one frame of the rope, computed in four ways with the same bits.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 8, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class RopeBench {
    @Param("200") public int segments;
    @Param("16") public int sweeps;

    private State state;
    private Walk fused, single;
    private OneLoop oneLoop;
    private NaivePort naive;

    /// The same phase, but one sweep after another.
    private record OneByOne(Phase phase) implements Phase {
        @Override public String name() { return phase.name(); }
        @Override public String of() { return phase.of(); }
        @Override public boolean independent() { return phase.independent(); }
        @Override public Formula formula() { return phase.formula(); }
        @Override public int size(State s) { return phase.size(s); }
        @Override public void run(State s, int sweep, int from, int to) { phase.run(s, sweep, from, to); }
    }

    @Setup public void rope() {
        var rope = new Rope();
        Settings p = rope.defaults().with("segments", "" + segments).with("iterations", "" + sweeps);
        state = rope.initial(p);
        Schedule schedule = rope.schedule(p);
        fused = new Walk(schedule);
        single = new Walk(new Schedule(oneByOne(schedule.solver()), schedule.skin()));
        double[] position = channel("position"), w = channel("inverseMass");
        var free = new boolean[w.length];
        for (int i = 0; i < w.length; i++) free[i] = w[i] > 0;
        oneLoop = new OneLoop(position, channel("previous"), channel("rest"), free, 0.02, 0, -9.81, 0, sweeps);
        naive = new NaivePort(oneLoop);
        same();
    }

    private static List<Block> oneByOne(List<Block> blocks) {
        return blocks.stream().<Block>map(b -> switch (b) {
            case Phase phase -> new OneByOne(phase);
            case Loop loop -> new Loop(loop.name(), loop.rounds(), oneByOne(loop.body()));
        }).toList();
    }

    private double[] channel(String name) {
        return state.of(state.channel(name).orElseThrow());
    }

    /// What is compared must be the same.
    private void same() {
        State other = state.copy();
        for (int n = 0; n < 20; n++) {
            fused.solve(state);
            single.solve(other);
            oneLoop.frame();
            naive.frame();
        }
        if (!state.sameBits(other) || !Arrays.equals(channel("position"), oneLoop.position))
            throw new IllegalStateException("these are not the same rope");
        for (int i = 0; i <= segments; i++)
            if (naive.y(i) != oneLoop.position[3 * i + 1])
                throw new IllegalStateException("the naive port is another rope");
    }

    @Benchmark public double oneLoop() {
        oneLoop.frame();
        return oneLoop.position[4];
    }

    @Benchmark public double schedule() {
        single.solve(state);
        return state.triangles().length;
    }

    @Benchmark public double scheduleFused() {
        fused.solve(state);
        return state.triangles().length;
    }

    @Benchmark public double naivePort() {
        naive.frame();
        return naive.y(1);
    }
}
