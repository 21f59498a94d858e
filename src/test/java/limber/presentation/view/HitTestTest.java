package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.models.Catalog;
import limber.presentation.camera.CameraPose;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A hit test that looks up the element under a pixel once, however often it is asked.
class HitTestTest {
    private static final Model BALL = Catalog.model("ball");
    /// From 5 m before the ball onto its middle.
    private static final Projection AT = new CameraPose(Vec.ZERO, 5, 0, 0).projection(0.6, 800, 600);

    private final List<String> asked = new ArrayList<>();

    /// The ball, with a note of what it was asked.
    private Model noted() {
        return (Model) Proxy.newProxyInstance(Model.class.getClassLoader(), new Class<?>[]{Model.class},
                (_, method, arguments) -> {
                    asked.add(method.getName());
                    return method.invoke(BALL, arguments);
                });
    }

    private static Picture picture() {
        return picture(BALL, BALL.defaults());
    }

    private static Picture picture(Model model, Settings p) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, List.of()));
        run.seek(run.branch(), Cursor.complete(1));
        return Picture.of(run, PictureRequest.atFirst(model), true, Optional.empty());
    }

    @Test
    void theSurfaceIsPickedOnce() {
        Picture ball = picture();
        var aim = new HitTest(noted(), new Side(ball, AT, false), List.of(), 330, 260);
        assertTrue(aim.hits());
        Optional<Pick.Hit> first = aim.surface();
        assertTrue(first.isPresent());
        assertEquals(first, aim.surface());
        assertEquals(1, asked.stream().filter("touch"::equals).count());
        aim.handle();
        aim.element();
        assertEquals(1, asked.stream().filter("handles"::equals).count());
    }

    /// The end of a rope is taken within 18 pixels, and stays marked within 36 while it moves.
    @ParameterizedTest
    @CsvSource({"17,true,true", "19,false,true", "35,false,true", "37,false,false"})
    void aHandleIsTakenWithinReach(double pixels, boolean hit, boolean near) {
        Model rope = Catalog.model("rope");
        Picture now = picture(rope, rope.defaults());
        Handle end = rope.handles(now.settings()).get(1);
        Projection far = new CameraPose(Vec.ZERO, 20, 0, 0).projection(0.6, 800, 600);
        Point there = far.point(end.at(now.state()));
        var aim = new HitTest(rope, new Side(now, far, false), List.of(), there.x() + pixels, there.y());
        assertEquals(hit, aim.handle().filter(h -> h.name().equals("end")).isPresent());
        assertEquals(near, aim.near(end));
    }

    /// A cube of five tetrahedra. Each element whose middle lies on the outer side of the middle of the cube is looked
    /// at from outside, a little aslant, so that nothing else lies exactly behind it.
    @ParameterizedTest
    @CsvSource({"tet,4", "edge,18", "particle,8"})
    void aKindThatIsAskedForIsHit(String of, int outside) {
        Model soft = Catalog.model("soft");
        Settings p = Stream.of("cellsX=1", "cellsY=1", "cellsZ=1", "cell=1").map(s -> s.split("="))
                .reduce(soft.defaults(), (all, s) -> all.with(s[0], s[1]), (a, _) -> a);
        Picture cube = picture(soft, p);
        double[] corners = soft.places(p, cube.state(), soft.kind(p, of).orElseThrow());
        int each = soft.kind(p, of).orElseThrow().shape().corners(), found = 0;
        Vec middle = mean(soft.places(p, cube.state(), soft.kind(p, "particle").orElseThrow()), 0, 8);
        for (int element = 0; element < corners.length / (3 * each); element++) {
            Vec there = mean(corners, each * element, each), out = there.minus(middle);
            if (out.length() < 0.1) continue; // the tetrahedron in the middle
            Vec from = out.times(6 / out.length()).plus(new Vec(0.3, 0.2, -0.1));
            Projection at = new CameraPose(middle, from.length(), Math.atan2(from.x(), from.z()),
                    Math.asin(from.y() / from.length())).projection(0.6, 800, 600);
            var aim = new HitTest(soft, new Side(cube, at, false), List.of(of), at.point(there).x(),
                    at.point(there).y());
            assertEquals(Optional.of(new Element(of, element)), aim.element());
            found++;
        }
        assertEquals(outside, found);
    }

    private static Vec mean(double[] xyz, int first, int count) {
        Vec sum = Vec.ZERO;
        for (int k = 0; k < count; k++) sum = sum.plus(Vec.of(xyz, first + k));
        return sum.times(1.0 / count);
    }
}
