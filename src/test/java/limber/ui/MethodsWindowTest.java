package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.run.Companions.Companion;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.ui.scene.SceneMethods;
import limber.ui.scene.SceneMoments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Several methods in one scene of the real window.
@Tag("wide")
class MethodsWindowTest extends SharedWindow {
    private static final String SCENE = """
            {"limber":1,"model":"rope","set":{"segments":8},"entries":[
             {"model":"rope","set":{"segments":8,"correction":"half"}},
             {"model":"strand","set":{"segments":8,"length":4}}]}
            """;

    MethodsWindowTest() {
        super(Catalog.MODELS);
    }

    @AfterEach
    void alone() throws Exception {
        fx(() -> {
            scene().session().comparison().clear();
            methods().close();
        });
    }

    private SceneMethods methods() {
        return scene().session().methods();
    }

    private List<Companion> others() throws Exception {
        return fx(() -> picture().companions().map(c -> c.all()).orElse(List.of()));
    }

    private void open() throws Exception {
        fx(() -> {
            new SceneMoments(scene().session()).show(MomentReader.text(SCENE));
        });
        until(() -> picture() != null && picture().companions().isPresent());
    }

    @Test
    void oneDragMovesAllAndEachStandsAtTheSameFrame() throws Exception {
        open();
        fx(() -> playback().goFrame(5));
        until(() -> picture().cursor().equals(Cursor.complete(5)));
        Vec to = new Vec(0.3, 0.5, 0);
        fx(() -> playback().gestures().move("start", to));
        until(() -> picture().cursor().frame() == 6
                && picture().branch().inputs().contains(new Input.Move(6, "start", to)));
        for (Companion other : others()) {
            assertEquals(6, other.picture().cursor().frame());
            assertEquals(List.of(new Input.Move(6, "start", to)), other.picture().branch().inputs());
        }
        fx(() -> playback().goFrame(2));
        until(() -> picture().cursor().equals(Cursor.complete(2)));
        for (Companion other : others()) assertEquals(2, other.picture().cursor().frame());
    }

    @Test
    void thePaneNamesThemAndMeasuresFromAnyOfThem() throws Exception {
        open();
        fx(() -> playback().goFrame(10));
        until(() -> methods().numbers().rows(10).isPresent());
        assertEquals(0, fx(() -> methods().numbers().rows(10).get().getFirst().distance().orElseThrow()));
        assertTrue(fx(() -> methods().numbers().rows(10).get().get(1).distance().orElseThrow()) > 0);
        fx(() -> methods().reference(1));
        until(() -> methods().numbers().rows(10).isPresent() && picture().companions().get().apart().length > 0);
        assertEquals(0, fx(() -> methods().numbers().rows(10).get().get(1).distance().orElseThrow()));
        assertEquals("Strand", fx(() -> methods().names().getLast()));
        assertEquals(3, fx(() -> methods().names().stream().distinct().count()), "each has its own name");
    }

    @Test
    void aMomentOfItOpensTheSame() throws Exception {
        open();
        Moment now = fx(() -> new SceneMoments(scene().session()).now());
        assertEquals(2, now.entries().others().size());
        assertEquals(MomentReader.text(SCENE).entries(), now.entries());
        fx(() -> scene().session().comparison().start());
        until(() -> picture().companions().isEmpty() && picture().comparison().isPresent());
        assertTrue(fx(() -> !methods().on()), "a scene has one kind of company");
    }
}
