package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.PictureRequest;
import limber.engine.Run;
import limber.engine.Timeline;
import limber.engine.Vec;
import limber.mesh.Pick;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

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
        var timeline = new Timeline(BALL);
        var run = new Run(timeline, timeline.root(BALL.defaults(), List.of()));
        run.seek(run.branch(), Cursor.complete(1));
        return Picture.of(run, PictureRequest.atFirst(BALL), true, Optional.empty());
    }

    @Test void theSurfaceIsPickedOnce() {
        Picture ball = picture();
        var aim = new HitTest(noted(), new Side(ball, AT, false), 330, 260);
        assertTrue(aim.hits());
        Optional<Pick.Hit> first = aim.surface();
        assertTrue(first.isPresent());
        assertEquals(first, aim.surface());
        assertEquals(1, asked.stream().filter("touch"::equals).count());
        aim.handle();
        aim.element();
        assertEquals(1, asked.stream().filter("handles"::equals).count());
    }
}
