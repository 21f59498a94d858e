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

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private Picture pulled(String shadow, String mesh, int frame) {
        Settings p = jelly.defaults().with("shadow", shadow).with("mesh", mesh);
        var timeline = new Timeline(jelly);
        var run = new Run(timeline, timeline.root(p, PULLED));
        run.seek(run.branch(), Cursor.complete(frame));
        return Picture.of(run, PictureRequest.atFirst(jelly), false, Optional.empty());
    }

    private void show(Picture now, boolean ground) throws Exception {
        fx(() -> {
            body.show(now.state());
            body.settle();
            shadow.show(now, ground);
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
        show(pulled("deformed", "icosphere:3", 8), true);
        assertEquals(body.meshes(), meshes());
        assertSame(body.meshes().getFirst(), meshes().getFirst());
        assertEquals(1, shadow.view().getChildren().size(), "no mesh for the rest shape");
        assertTrue(middle(meshes().getFirst(), 1) < 0.7, "the head has not arrived");
    }

    @Test
    void anotherMeshTakesTheShadowOfTheOneBeforeAway() throws Exception {
        show(pulled("deformed", "icosphere:3", 8), true);
        show(pulled("deformed", "icosphere:2", 8), true);
        assertEquals(1, meshes().size());
        assertEquals(body.meshes(), meshes());
    }

    @Test
    void aLargeSurfaceHasAShadowOfEveryPiece() throws Exception {
        show(pulled("deformed", "icosphere:5", 1), true);
        assertTrue(body.meshes().size() > 4);
        assertEquals(body.meshes(), meshes());
        show(pulled("rest", "icosphere:5", 1), true);
        assertTrue(meshes().size() > 4);
        assertTrue(meshes().stream().noneMatch(body.meshes()::contains));
    }

    @Test
    void theShadowOfTheRestShapeStandsAtTheAnchorWhileTheHeadSways() throws Exception {
        TriangleMesh first = null;
        for (int frame : new int[]{1, 8, 20}) {
            show(pulled("rest", "icosphere:3", frame), true);
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
        show(pulled("rest", "icosphere:3", 1), true);
        var changes = new AtomicInteger();
        fx(() -> {
            meshes().getFirst().getPoints().addListener((_, _, _, _) -> changes.incrementAndGet());
            return null;
        });
        show(pulled("rest", "icosphere:3", 9), true);
        assertEquals(0, changes.get());
    }

    @Test
    void whereThereIsNoGroundOrNoShadowIsWantedThereIsNone() throws Exception {
        show(pulled("deformed", "icosphere:3", 1), true);
        assertEquals(1, meshes().size());
        show(pulled("deformed", "icosphere:3", 1), false);
        assertEquals(List.of(), meshes());
        show(pulled("rest", "icosphere:3", 1), true);
        assertEquals(1, meshes().size());
        show(pulled("none", "icosphere:3", 1), true);
        assertEquals(List.of(), meshes());
    }
}
