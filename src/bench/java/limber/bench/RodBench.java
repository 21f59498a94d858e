package limber.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.shape.TriangleMesh;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.ui.viewport.MeshBody;
import org.fxyz3d.geometry.Point3D;
import org.fxyz3d.shapes.primitives.BezierMesh;
import org.fxyz3d.shapes.primitives.helper.BezierHelper;
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

/// A benchmark of bending a rod and updating its mesh in JavaFX, against making FXyz3D's `BezierMesh` again, which is
/// how that one bends; both cubic and with as many rings and sides. It also measures the cost of a vertex on a curve of
/// degree 8.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class RodBench {
    /// Rings × sides.
    @Param({"100x12", "250x40", "600x68", "1000x100"}) public String rod;

    private static final List<Vec> CUBIC = List.of(new Vec(0, 0, 0), new Vec(0, 3, 0), new Vec(2, 6, 1),
            new Vec(5, 7, 2));
    private static final List<Vec> EIGHTH = List.of(
            new Vec(0, 0, 0), new Vec(0, 1, 0), new Vec(0, 2, 0.3), new Vec(0.2, 3, 0.6), new Vec(0.8, 4, 0.8),
            new Vec(1.7, 5, 0.9), new Vec(2.6, 5.8, 0.9), new Vec(3.6, 6.4, 0.6), new Vec(5, 6.6, 0));

    private final MeshBody body = new MeshBody();
    private State cubic, eighth;
    private List<Phase> cubicSkin, eighthSkin;
    private int moved;

    private int rings() {
        return Integer.parseInt(rod.substring(0, rod.indexOf('x')));
    }

    private int sides() {
        return Integer.parseInt(rod.substring(rod.indexOf('x') + 1));
    }

    private Run through(List<Vec> points) {
        Model model = Catalog.model("rod");
        Settings p = model.defaults();
        String text = points.stream().map(v -> v.x() + "," + v.y() + "," + v.z()).reduce((a, b) -> a + ";" + b)
                .orElseThrow();
        p = p.with("points", text).with("bendForce", "").with("rings", "" + rings()).with("sides", "" + sides());
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, List.of()));
        run.seek(run.branch(), Cursor.complete(1));
        return run;
    }

    @Setup public void rods() {
        Run a = through(CUBIC), b = through(EIGHTH);
        cubic = a.picture();
        cubicSkin = a.schedule().skin();
        eighth = b.picture();
        eighthSkin = b.schedule().skin();
        body.show(cubic);
    }

    int vertices() {
        return cubic.named("placed").length / 3;
    }

    private static State skinned(List<Phase> skin, State s) {
        for (Phase phase : skin) phase.run(s, 0, 0, phase.size(s));
        return s;
    }

    /// The tip moves by a little in every turn.
    @Benchmark public MeshBody bendAndUpdate() {
        cubic.of(cubic.channel("points").orElseThrow())[9] = 5 + 0.01 * (moved++ % 2);
        body.show(bent(cubicSkin, cubic));
        return body;
    }

    @Benchmark public TriangleMesh rebuildFxyz() {
        Vec[] p = CUBIC.toArray(Vec[]::new);
        double x = 5 + 0.01 * (moved++ % 2);
        var spline = new BezierHelper(point(p[0]), point(p[1]), point(p[2]), point(new Vec(x, p[3].y(), p[3].z())));
        return (TriangleMesh) new BezierMesh(spline, 0.3, sides(), rings() - 1, 0, 0).getMesh();
    }

    private static Point3D point(Vec v) {
        return new Point3D((float) v.x(), (float) v.y(), (float) v.z());
    }

    /// All skin phases: frames along the curve, t, point, tangent, normal, offset, place, normals, tangents, triangles.
    @Benchmark public State skin() {
        return skinned(eighthSkin, eighth);
    }

    /// Of these, those that move a vertex.
    @Benchmark public State deform() {
        return bent(eighthSkin, eighth);
    }

    private static State bent(List<Phase> skin, State s) {
        for (Phase phase : skin)
            if (!List.of("normals", "tangents", "triangles").contains(phase.name())) phase.run(s, 0, 0, phase.size(s));
        return s;
    }
}
