package limber.ui.viewport;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.file.Surfaces;
import limber.models.jelly.Jelly;
import limber.presentation.paint.Ink;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Shape;
import limber.presentation.view.PictureBody;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The meshes of a jelly's shadow, read back.
@OpensWindow
class ShadowTest {
    private static final List<Input> PULLED = List.of(new Input.Move(1, "anchor", new Vec(1, 0, 0)));

    private final Jelly jelly = new Jelly(new Surfaces());
    private final MeshBody body = new MeshBody();
    private final Shadow shadow = new Shadow(body, new Affine());
    private Shape latest;

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// @param rest whether the shadow is that of the shape at rest
    private void show(boolean rest, String mesh, int frame) throws Exception {
        Settings p = jelly.defaults().with("shadow", "rest").with("mesh", mesh);
        var timeline = new Timeline(jelly);
        var run = new Run(timeline, timeline.root(p, PULLED));
        run.seek(run.branch(), Cursor.complete(frame));
        Picture now = Picture.of(run, PictureRequest.atFirst(jelly), false, Optional.empty());
        Shape shape = Shape.of(now.state(), Shape.TEXTURED);
        show(shape, rest ? now.atRest() : Optional.of(shape.vertices()));
    }

    private void show(Shape shape, Optional<double[]> from) throws Exception {
        latest = shape;
        fx(() -> {
            body.show(shape, false);
            body.settle();
            shadow.show(new PictureBody(new PictureBody.Part(PictureBody.Kind.SURFACE, 0), shape, false,
                    Cover.plain(Ink.GREY), Vec.ZERO, 0, from, Optional.empty(), true));
            shadow.settle();
            return null;
        });
    }

    private List<TriangleMesh> meshes() {
        return shadow.view().getChildren().stream().filter(Node::isVisible)
                .flatMap(g -> ((Group) g).getChildren().stream()).map(v -> (TriangleMesh) ((MeshView) v).getMesh())
                .toList();
    }

    /// The mean of all x at a height of ±0.9 or beyond, of a unit sphere about an anchor.
    private static double middle(TriangleMesh mesh, int end) {
        float[] xyz = mesh.getPoints().toArray(null);
        double sum = 0;
        int n = 0;
        for (int i = 0; i < xyz.length; i += 3)
            if (end * xyz[i + 1] > 0.9) {
                sum += xyz[i];
                n++;
            }
        return sum / n;
    }

    @Test
    void theShadowOfTheDeformedShapeIsMadeByTheMeshesOfTheBody() throws Exception {
        show(false, "icosphere:3", 8);
        assertEquals(body.meshes(), meshes());
        assertSame(body.meshes().getFirst(), meshes().getFirst());
        assertEquals(1, shadow.view().getChildren().size(), "no mesh for the rest shape");
        assertTrue(middle(meshes().getFirst(), 1) < 0.7, "the head has not arrived");
    }

    @Test
    void anotherMeshTakesTheShadowOfTheOneBeforeAway() throws Exception {
        show(false, "icosphere:3", 8);
        show(false, "icosphere:2", 8);
        assertEquals(1, meshes().size());
        assertEquals(body.meshes(), meshes());
    }

    @Test
    void aLargeSurfaceHasAShadowOfEveryPiece() throws Exception {
        show(false, "icosphere:5", 1);
        assertTrue(body.meshes().size() > 4);
        assertEquals(body.meshes(), meshes());
        show(true, "icosphere:5", 1);
        assertTrue(meshes().size() > 4);
        assertTrue(meshes().stream().noneMatch(body.meshes()::contains));
    }

    @Test
    void theShadowOfTheRestShapeStandsAtTheAnchorWhileTheHeadSways() throws Exception {
        TriangleMesh first = null;
        for (int frame : new int[]{1, 8, 20}) {
            show(true, "icosphere:3", frame);
            assertEquals(1, meshes().size());
            TriangleMesh mesh = meshes().getFirst();
            assertNotSame(body.meshes().getFirst(), mesh);
            assertEquals(1, middle(mesh, 1), 1e-6, "head");
            assertEquals(1, middle(mesh, -1), 1e-6, "foot");
            if (first != null) assertSame(first, mesh);
            first = mesh;
        }
        assertTrue(Math.abs(middle(body.meshes().getFirst(), 1) - 1) > 0.1, "and the body's head is elsewhere");
    }

    @Test
    void aRestShapeThatStaysIsNotSentToTheCardAgain() throws Exception {
        show(true, "icosphere:3", 1);
        var changes = new AtomicInteger();
        fx(() -> {
            meshes().getFirst().getPoints().addListener((_, _, _, _) -> changes.incrementAndGet());
            return null;
        });
        show(true, "icosphere:3", 9);
        assertEquals(0, changes.get());
    }

    @Test
    void whereNoShadowIsWantedThereIsNone() throws Exception {
        for (boolean rest : List.of(false, true)) {
            show(rest, "icosphere:3", 1);
            assertEquals(1, meshes().size());
            show(latest, Optional.empty());
            assertEquals(List.of(), meshes());
        }
    }
}
