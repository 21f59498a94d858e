package limber.bench;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
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

/// A benchmark of each pass over the vertices of a ball, a jelly or a rod, by their number.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class SurfaceBench {
    /// Meshes of 642, 10,242, 40,962 and 99,602 vertices.
    @Param({"icosphere:3", "icosphere:5", "icosphere:6", "uv-sphere:400x250"}) public String mesh;

    private State ball, exactBall, jelly;
    private Phase push, relax, exact, normals, lean;
    private Walk pressed;

    /// A run one frame in, pressed where a model can be pressed.
    private static Run begun(Model model, Settings p) {
        List<Input> inputs = model.touch(p)
                .map(t -> List.<Input>of(new Input.Act(1, t.action().name(),
                        Map.of("point", new Vec(0, 0, 1), "normal", new Vec(0, 0, 1), "frames", 1_000_000))))
                .orElse(List.of());
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, inputs));
        run.next();
        return run;
    }

    private static Phase phase(Schedule schedule, String name) {
        return schedule.phases().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    }

    @Setup public void states() {
        Model balls = Catalog.model("ball"), jellies = Catalog.model("jelly");
        Run run = begun(balls, balls.defaults().with("mesh", mesh)),
                still = begun(balls, balls.defaults().with("mesh", mesh).with("integrator", "exact"));
        Run wobbling = begun(jellies, jellies.defaults().with("mesh", mesh));
        ball = run.picture();
        pressed = new Walk(run.schedule());
        push = phase(run.schedule(), "push");
        relax = phase(run.schedule(), "relax");
        normals = phase(run.schedule(), "normals");
        exactBall = still.state();
        exact = phase(still.schedule(), "relax");
        jelly = wobbling.picture();
        lean = phase(wobbling.schedule(), "lean");
    }

    private static State whole(Phase phase, State s) {
        phase.run(s, 0, 0, phase.size(s));
        return s;
    }

    @Benchmark public State push() {
        return whole(push, ball);
    }

    @Benchmark public State relax() {
        return whole(relax, ball);
    }

    @Benchmark public State exact() {
        return whole(exact, exactBall);
    }

    @Benchmark public State normals() {
        return whole(normals, ball);
    }

    @Benchmark public State lean() {
        return whole(lean, jelly);
    }

    /// All that a pressed frame solves; nothing of it is drawn.
    @Benchmark public State frame() {
        pressed.solve(ball);
        return ball;
    }
}
