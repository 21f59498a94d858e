package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import limber.ask.Methods;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.moment.MomentReader;
import limber.moment.ReadyScene;
import limber.presentation.scene.SceneMethods;
import limber.presentation.view.Layout;
import limber.ui.scene.SceneMoments;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A ready scene of several methods in the real window, by a robot.
@Tag("wide")
class MethodsWindowTest extends SharedWindow {
    private static final String HANDLE = "start";

    MethodsWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void lay() {
        prefer("methods");
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    /// From the card of the first page.
    @BeforeEach
    void isOpen() throws Exception {
        fx(() -> app.main().tab(0));
        until(() -> node("#methods-rope") != null);
        fx(() -> ((Button) node("#methods-rope")).fire());
        until(() -> app.main().current().isPresent() && picture() != null
                && picture().companions().filter(c -> c.all().size() == 3).isPresent()
                && node("#methods-table") != null);
        fx(() -> playback().playing().set(false));
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

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private static List<Picture> others(Picture now) {
        return now.companions().orElseThrow().all().stream().map(Companion::picture).toList();
    }

    /// All methods stand at a frame, and so does the table.
    private Callable<Boolean> at(int frame) {
        return () -> picture().cursor().equals(Cursor.complete(frame))
                && others(picture()).stream().allMatch(p -> p.cursor().equals(Cursor.complete(frame)))
                && methods().numbers().rows(frame).isPresent();
    }

    private List<Methods.Row> rows(int frame) throws Exception {
        return fx(() -> methods().numbers().rows(frame).orElseThrow());
    }

    private Vec place(String handle) {
        return playback().model().handles(picture().settings()).stream().filter(h -> h.name().equals(handle))
                .findFirst().map(h -> h.at(picture().state())).orElseThrow();
    }

    private Point2D onScreen(Vec at) {
        return Pixel.onScreen(viewport(), at);
    }

    @Test
    void allPlayAndStepInLockstep() throws Exception {
        fx(() -> playback().playing().set(true));
        until(() -> picture().cursor().frame() >= 3);
        fx(() -> playback().playing().set(false));
        go(6);
        until(at(6));
        fx(() -> {
            playback().transport().stepSize().set(StepSize.FRAME);
            playback().transport().step(true);
        });
        until(at(7));
        List<Picture> before = others(picture());
        fx(() -> playback().transport().step(true));
        until(at(8));
        for (int i = 0; i < before.size(); i++)
            assertFalse(before.get(i).state().sameBits(others(picture()).get(i).state()), "method " + i + " moves");
        fx(() -> playback().transport().step(false));
        until(at(7));
        for (int i = 0; i < before.size(); i++)
            assertTrue(before.get(i).state().sameBits(others(picture()).get(i).state()), "method " + i + " goes back");
    }

    @Test
    void aDragOfAHandleThatTheyShareMovesAll() throws Exception {
        go(5);
        until(at(5));
        Point2D from = onScreenAtRest();
        moveTo(from).press(MouseButton.PRIMARY).moveTo(from.add(20, 20)).moveTo(from.add(40, 30));
        until(() -> !picture().branch().inputs().isEmpty());
        release(MouseButton.PRIMARY);
        until(() -> {
            Vec hand = place(HANDLE);
            return hand.length() > 0.05 && others(picture()).stream()
                    .allMatch(p -> first(p).distance(hand) < 0.01);
        });
        assertEquals(1, fx(() -> picture().branch().inputs().stream()
                .map(i -> ((Input.Move) i).handle()).distinct().count()));
    }

    /// The place of the first particle of a method: the handle's.
    private Vec first(Picture p) {
        Companion of = picture().companions().orElseThrow().all().stream().filter(c -> c.picture() == p).findFirst()
                .orElseThrow();
        return of.model().handles(p.settings()).stream().map((Handle h) -> h.at(p.state()))
                .min((a, b) -> Double.compare(a.distance(place(HANDLE)), b.distance(place(HANDLE)))).orElseThrow();
    }

    private Point2D onScreenAtRest() throws Exception {
        Point2D[] last = {Point2D.ZERO};
        int[] calm = {0};
        until(() -> {
            Point2D now = onScreen(place(HANDLE));
            calm[0] = now.equals(last[0]) ? calm[0] + 1 : 0;
            last[0] = now;
            return calm[0] > 20;
        });
        return last[0];
    }

    @Test
    void distancesAreFromTheMethodThatIsChosen() throws Exception {
        go(10);
        until(at(10));
        assertEquals(0, rows(10).getFirst().distance().orElseThrow());
        double there = rows(10).get(1).distance().orElseThrow();
        assertTrue(there > 0);
        fx(() -> ((ChoiceBox<?>) node("#methods-reference")).getSelectionModel().select(1));
        until(() -> at(10).call() && methods().reference() == 1 && picture().companions().get().apart().length > 0
                && methods().numbers().rows(10).get().get(1).distance().orElseThrow() == 0);
        assertEquals(there, rows(10).getFirst().distance().orElseThrow(), 1e-12, "as far from here as from there");
        assertEquals(4, fx(() -> methods().names().stream().distinct().count()), "each has its own name");
    }

    @Test
    void theyStandSideBySideOrOneOverTheOther() throws Exception {
        assertEquals(Layout.OVERLAID, fx(() -> viewport().comparison().layout().get()));
        fx(() -> ((ToggleButton) node("#methods-beside")).fire());
        assertTrue(fx(() -> methods().beside()));
        assertEquals(Layout.SIDE_BY_SIDE, fx(() -> viewport().comparison().layout().get()));
        assertTrue(fx(() -> new SceneMoments(scene().session()).now().entries().beside()), "a moment keeps it");
        fx(() -> ((ToggleButton) node("#methods-over")).fire());
        assertEquals(Layout.OVERLAID, fx(() -> viewport().comparison().layout().get()));
    }

    @Test
    void aMomentOfItOpensTheSame() throws Exception {
        assertEquals(MomentReader.text(ReadyScene.ROPE.text()).entries().all(),
                fx(() -> new SceneMoments(scene().session()).now().entries().all()));
        fx(() -> scene().session().comparison().start());
        until(() -> picture().companions().isEmpty() && picture().comparison().isPresent());
        assertEquals(Optional.empty(), fx(() -> methods().now().get()), "a scene has one kind of company");
    }
}
