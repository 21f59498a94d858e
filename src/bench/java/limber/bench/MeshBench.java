package limber.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.shape.TriangleMesh;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.settings.Settings;
import limber.mesh.Skin;
import limber.models.rope.Rope;
import limber.ui.viewport.MeshBody;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of a frame of the rope's tube before JavaFX draws it: the skin phases, and the update of the mesh. For
/// the work of JavaFX after that, see [FrameBench].
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class MeshBench {
    /// Segments × sides: the tube has about that many vertices, see [#vertices].
    @Param({"80x12", "320x12", "800x12", "1600x24"}) public String tube;

    private State state;
    private List<State> moving;
    private List<Phase> skin;
    private final MeshBody body = new MeshBody();
    private int next, facesTouched;

    /// How many vertices a tube has, caps included.
    static int vertices(String tube) {
        return states(tube, 1).getFirst().of(Skin.VERTICES).length / 3;
    }

    static Settings settings(String tube) {
        String[] sizes = tube.split("x");
        return new Rope().defaults().with("segments", sizes[0]).with("sides", sizes[1]);
    }

    /// Copies of successive frames of a falling rope.
    static List<State> states(String tube, int count) {
        var rope = new Rope();
        Settings p = settings(tube);
        State s = rope.initial(p);
        var schedule = rope.schedule(p);
        var walk = new Walk(schedule);
        var states = new ArrayList<State>();
        for (int n = 0; n < count; n++) {
            walk.solve(s);
            schedule.runSkin(s);
            states.add(s.copy());
        }
        return states;
    }

    @Setup public void states() {
        moving = states(tube, 2);
        state = moving.getFirst().copy();
        skin = new Rope().schedule(settings(tube)).skin();
        body.show(moving.getFirst());
        body.settle();
        for (TriangleMesh mesh : body.meshes()) mesh.getFaces().addListener((_, _, _, _) -> facesTouched++);
    }

    @TearDown(Level.Iteration) public void facesUntouched() {
        if (facesTouched > 0) throw new IllegalStateException("the faces were set though no triangle changed");
    }

    @Benchmark public State skin() {
        for (Phase phase : skin) phase.run(state, 0, 0, phase.size(state));
        return state;
    }

    @Benchmark public MeshBody show() {
        body.show(moving.get(next));
        next = 1 - next;
        return body;
    }
}
