package limber.ui.viewport;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.scene.shape.Mesh;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;
import limber.OpensWindow;
import limber.engine.model.Input;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.cloth.Cloth;
import limber.presentation.view.ShownLayers;
import limber.presentation.view.Solids;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The meshes of a cloth's obstacle, read back.
@OpensWindow
class SolidBodiesTest {
    private final Cloth cloth = new Cloth();
    private final ShownLayers shown = new ShownLayers(Set.of("obstacle"));
    private final SolidBodies bodies = new SolidBodies(new Affine());

    private Picture now;

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private Mesh shown(String... changes) throws Exception {
        Settings p = cloth.defaults();
        for (String change : changes) p = p.with(change.split("=")[0], change.split("=")[1]);
        var timeline = new Timeline(cloth);
        var run = new Run(timeline, timeline.root(p, List.<Input>of()));
        now = Picture.of(run, new PictureRequest(Set.of("obstacle"), Set.of()), false,
                Optional.empty());
        return fx(() -> {
            bodies.show(now, shown);
            return bodies.view().getChildren().isEmpty() ? null
                    : ((MeshView) bodies.view().getChildren().getFirst()).getMesh();
        });
    }

    /// The largest coordinate along an axis.
    private static double most(Mesh mesh, int axis) {
        float[] xyz = ((TriangleMesh) mesh).getPoints().toArray(null);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = axis; i < xyz.length; i += 3) most = Math.max(most, xyz[i]);
        return most;
    }

    @Test
    void aBoxStandsWhereItIsAndItsMeshIsKeptWhenItMoves() throws Exception {
        Mesh box = shown("collide=true", "obstacle=box", "boxAt=1,2,3", "boxSize=2,4,6");
        assertEquals(List.of(2.0, 4.0, 6.0), List.of(most(box, 0), most(box, 1), most(box, 2)));
        Mesh moved = shown("collide=true", "obstacle=box", "boxAt=2,2,3", "boxSize=2,4,6");
        assertSame(box, moved);
        assertEquals(3.0, most(moved, 0));
        assertEquals(1, bodies.shadow().getChildren().size());
        assertEquals(1, bodies.aside().getChildren().size());
    }

    @Test
    void anotherShapeHasAnotherMesh() throws Exception {
        shown("collide=true", "obstacle=box");
        assertEquals(0.9, most(shown("collide=true", "sphereAt=0.4,0,0"), 0), 1e-6);
    }

    @Test
    void nothingIsLeftOfOneThatIsHidden() throws Exception {
        shown("collide=true");
        shown.names().remove("obstacle");
        assertNull(shown("collide=true"));
        assertEquals(0, bodies.shadow().getChildren().size());
    }

    /// A floor at −0.4 is where the ground of the view is drawn; without that ground it is a body like others.
    @Test
    void aFloorIsTheGround() throws Exception {
        assertNull(shown("collide=true", "obstacle=floor", "floorAt=0,-0.4,0"));
        assertEquals(OptionalDouble.of(-0.4), Solids.level(now, shown));
        shown.names().remove(ShownLayers.GROUND);
        assertEquals(-0.4, most(shown("collide=true", "obstacle=floor", "floorAt=0,-0.4,0"), 1), 1e-6);
        assertEquals(OptionalDouble.empty(), Solids.level(now, shown));
    }

    @Test
    void aSphereIsNoGround() throws Exception {
        shown("collide=true");
        assertEquals(OptionalDouble.empty(), Solids.level(now, shown));
    }
}
