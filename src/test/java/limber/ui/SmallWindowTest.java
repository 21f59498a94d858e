package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.layOut;
import static limber.ui.Fx.pass;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.presentation.words.Language;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// A window of 800 × 600: panes are sheets over the view, one at a time.
@Tag("wide")
@OpensWindow
class SmallWindowTest extends ApplicationTest {
    private final Preferences preferences = Opened.preferences();
    private Stage stage;
    private App app;

    @Override
    public void start(Stage shown) {
        stage = shown;
        preferences.level().set(Level.INSPECT);
        app = Opened.on(stage, 1280, 720, preferences);
    }

    @BeforeEach
    void openAScene() throws Exception {
        fx(() -> {
            app.main().tab(1);
            scene().playback().playing().set(false);
        });
        settle();
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    @Test
    void thePanesOfAWideWindowComeBackWithTheRoom() throws Exception {
        assertEquals(List.of("code", "plots"), open());
        size(800, 600);
        assertEquals(List.of(), open());
        clickOn("#dock-numbers");
        settle();
        assertEquals(List.of("numbers"), open());
        size(1280, 720);
        assertEquals(List.of("code", "plots"), open());
        assertEquals(Set.of("code", "plots"), preferences.panes(Level.INSPECT));
    }

    @Test
    void aSheetLeavesTheViewItsPlaceAndTheTabsTheirs() throws Exception {
        size(800, 600);
        Bounds view = at(scene().viewport()), tab = at(node("#dock-code"));
        clickOn("#dock-code");
        settle();
        assertEquals(view, at(scene().viewport()));
        assertEquals(tab, at(node("#dock-code")));
        Bounds sheet = at(node(".dock"));
        assertEquals(view.getMaxX(), sheet.getMaxX(), 1, "at the right of the view");
        assertEquals(view.getMinY(), sheet.getMinY(), 1);
        assertEquals(view.getMaxY(), sheet.getMaxY(), 1);
        assertTrue(sheet.getMinX() > view.getMinX() + 0.4 * view.getWidth(), "much of the view is seen beside it");
        assertEquals(800, at(node(".playback")).getWidth(), 1);
        assertEquals("Code", ((Labeled) node(".dock .sheet-title")).getText());
    }

    @Test
    void theSceneIsFittedBesideASheetAndInTheMiddleAgainWithoutIt() throws Exception {
        size(800, 600);
        fx(() -> scene().playback().reset());
        until(() -> scene().playback().picture().get().cursor().frame() == 0);
        settle();
        double middle = fx(this::right);
        clickOn("#dock-code");
        settle();
        Bounds sheet = at(node(".dock"));
        assertTrue(middle > sheet.getMinX(), "it would be under the sheet: " + middle + " " + sheet);
        assertTrue(fx(this::right) < sheet.getMinX(), "the rope ends at " + fx(this::right));
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        settle();
        assertEquals(middle, fx(this::right), 1);
    }

    /// Where the rope is furthest to the right, px in the window.
    private double right() {
        var playback = scene().playback();
        var channel = playback.model().grabbable().orElseThrow();
        State now = playback.picture().get().state();
        return IntStream.rangeClosed(0, 12) // of the thick rope
                .mapToDouble(i -> scene().viewport().localToScene(Pixel.of(scene().viewport(),
                        Vec.of(now.of(channel), i))).getX())
                .max().orElseThrow();
    }

    @Test
    void aSheetClosesWithEscapeItsButtonAndItsTab() throws Exception {
        size(800, 600);
        clickOn("#dock-code");
        settle();
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        settle();
        assertEquals(List.of(), open(), "Escape");
        clickOn("#dock-plots");
        clickOn("#dock-code");
        settle();
        assertEquals(List.of("code"), open(), "one at a time");
        clickOn("#dock-fold");
        settle();
        assertEquals(List.of(), open(), "its button");
        assertEquals("dock-code", stage.getScene().getFocusOwner().getId(), "where the keyboard was");
        clickOn("#dock-code");
        settle();
        moveTo("#dock-plots"); // or the next click would be the second of a double click
        clickOn("#dock-code");
        settle();
        assertEquals(List.of(), open(), "its tab");
    }

    @Test
    void whatIsAskedForComesAsASheet() throws Exception {
        size(800, 600);
        fx(() -> scene().session().findings().condition().set("frame > 0"));
        fx(() -> scene().session().findings().find(() -> {}));
        until(() -> open().equals(List.of("find")));
        fx(() -> scene().session().soughtParameter().set("Gravity"));
        settle();
        assertEquals(List.of("parameters"), open());
    }

    @Test
    void aLessonIsBesideTheView() throws Exception {
        size(800, 600);
        fx(() -> app.main().opening().lesson(Path.of("lessons/05-many-sticks-many-sweeps")));
        until(() -> stage.getScene().lookup("#lesson") != null);
        settle();
        for (Theme theme : Theme.values())
            for (int step = 0; step < 3; step++) {
                fx(() -> preferences.theme().set(theme));
                settle();
                Bounds view = at(scene().viewport()), text = at(node("#lesson"));
                assertTrue(view.getWidth() >= 0.45 * 800 - 1, theme + ": the view is " + view.getWidth());
                assertTrue(text.getMinX() >= 0 && text.getMaxX() <= view.getMinX(), theme + ": " + text);
                for (String caption : List.of("#next", "#last"))
                    assertEquals(Optional.empty(), cut(caption), theme + " step " + step);
                if (step < 2) {
                    fx(() -> ((Button) node("#lesson-next")).fire());
                    settle();
                }
            }
    }

    /// What is left of a caption that is cut; a scene that plays may have moved since the last pulse.
    private Optional<String> cut(String caption) throws Exception {
        return fx(() -> {
            for (int i = 0; i < 2; i++) pass(stage);
            return Faults.cut((Label) node(caption));
        });
    }

    @Test
    void everyPaneCanBeReadInASheet() throws Exception {
        size(800, 600);
        var wrong = new ArrayList<String>();
        for (Language language : Language.values())
            for (Theme theme : List.of(Theme.DARK, Theme.PROJECTOR)) {
                fx(() -> preferences.language().set(language));
                fx(() -> preferences.theme().set(theme));
                settle();
                for (String pane : Opened.PANES) {
                    if (!node("#dock-" + pane).isVisible()) continue;
                    fx(() -> ((ToggleButton) node("#dock-" + pane)).fire());
                    settle();
                    fx(() -> Faults.of(stage.getScene(), 0)
                            .forEach(fault -> wrong.add(pane + " " + theme + " " + language + ": " + fault)));
                }
            }
        assertEquals(List.of(), wrong);
    }

    /// Every tab of a model can be reached.
    @Test
    void tabsAndToolsDoNotLieOverEachOther() throws Exception {
        size(800, 600);
        for (Theme theme : Theme.values())
            for (Language language : Language.values()) {
                fx(() -> preferences.language().set(language));
                fx(() -> preferences.theme().set(theme));
                settle();
                double tools = at(node(".tools")).getMinX();
                for (Node tab : stage.getScene().getRoot().lookupAll(".tab-header-area .tab"))
                    assertFalse(at(tab).getMaxX() > tools + 1, theme + " " + language + ": " + at(tab));
            }
    }

    private void size(double width, double height) throws Exception {
        fx(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
        settle();
    }

    private List<String> open() {
        return Opened.PANES.stream()
                .filter(name -> scene().root().lookup("#dock-" + name) instanceof ToggleButton t && t.isSelected())
                .toList();
    }

    private Node node(String selector) {
        Node in = scene().root().lookup(selector);
        return in != null ? in : stage.getScene().getRoot().lookup(selector);
    }

    private static Bounds at(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void settle() throws Exception {
        until(() -> app.main().current().map(SceneController::built).orElse(true)
                && scene().playback().picture().get() != null);
        layOut(stage, 5);
    }

    private SceneController scene() {
        return app.main().current().orElseThrow();
    }
}
