package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.inSight;
import static limber.ui.Fx.resting;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Window;
import limber.engine.Cursor;
import limber.engine.run.Branch;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.preferences.Level;
import limber.ui.preferences.Theme;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// The parts around the scenes, by a robot: contents, levels, panes, languages, themes, presenter's tools, history.
@Tag("wide")
class ShellWindowTest extends SharedWindow {
    private Complaints complaints;

    ShellWindowTest() {
        super(Catalog.MODELS);
    }

    /// Room for two panes.
    @Override
    void size() {
        stage.setWidth(1280);
    }

    @BeforeEach
    void listen() {
        complaints = Complaints.hear();
    }

    @AfterEach
    void nothingIsComplainedOf() {
        complaints.close();
        assertEquals(List.of(), complaints.heard());
    }

    @Test
    void levelsShowMoreAndFoldedPanesAreRemembered() throws Exception {
        clickOn("#level-watch");
        assertFalse(tab("#next").isVisible() && tab("#next").getParent().isVisible(), "who watches needs no caption");
        clickOn("#level-inspect");
        until(() -> visible("#pane-code") && visible("#pane-plots"));
        assertTrue(tab("#next").getParent().isVisible());
        clickOn("#dock-code");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(visible("#pane-code"), "a click never closes a pane");
        fx(() -> chosen("#dock-code", "dock-close"));
        until(() -> !visible("#pane-code"));
        assertFalse(preferences.panes(Level.INSPECT).contains("code"));
        clickOn("#level-step");
        clickOn("#level-inspect");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(!visible("#pane-code"), "it stays folded");
        clickOn("#dock-code");
        until(() -> visible("#pane-code"));
    }

    /// By 100 px to the left; the view keeps 45 % of the window.
    @Test
    void theDockIsDraggedWiderAndStaysSo() throws Exception {
        clickOn("#level-step");
        until(() -> visible("#pane-parameters") && app.main().current().orElseThrow().built());
        WaitForAsyncUtils.waitForFxEvents();
        double before = dock();
        drag(".split-divider", MouseButton.PRIMARY).moveBy(-100, 0).drop();
        assertEquals(before + 100, dock(), 3);
        clickOn("#level-watch").clickOn("#level-step");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before + 100, dock(), 3);
        assertEquals((before + 100) / 1280, preferences.splits().get("dock"), 0.01);
        drag(".split-divider", MouseButton.PRIMARY).moveBy(-500, 0).drop();
        Region view = app.main().current().orElseThrow().viewport();
        assertTrue(view.getWidth() >= 0.45 * 1280 - 1, "the view has " + view.getWidth() + " px");
    }

    /// The pane takes the view's place too, and gives it back on Escape, on a second double click, and by its menu.
    @Tag("wide")
    @Test
    void aPaneCanHaveTheWholePlace() throws Exception {
        clickOn("#level-inspect");
        until(() -> visible("#pane-code") && visible("#pane-plots"));
        Region view = app.main().current().orElseThrow().viewport();
        until(() -> app.main().current().orElseThrow().built());
        WaitForAsyncUtils.waitForFxEvents(); // the dock has found its width
        double before = dock();
        twice("#dock-plots");
        until(() -> !visible("#pane-code") && dock() > 1200);
        assertFalse(view.getParent().isVisible());
        assertTrue(preferences.panes(Level.INSPECT).contains("code"), "hidden for want of room, not closed");
        clickOn(resting(() -> tab("#dock-numbers")));
        until(() -> visible("#pane-numbers") && !visible("#pane-plots") && dock() > 1200);
        type(KeyCode.ESCAPE);
        until(() -> visible("#pane-numbers") && view.getParent().isVisible());
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before, dock(), 1);
        assertTrue(view.getParent().isVisible());
        twice("#dock-plots");
        until(() -> dock() > 1200);
        clickOn(resting(() -> tab("#dock-restore")));
        until(() -> Math.abs(dock() - before) < 1);
        fx(() -> chosen("#dock-plots", "dock-whole"));
        until(() -> dock() > 1200);
        twice("#dock-plots");
        until(() -> Math.abs(dock() - before) < 1);
    }

    /// Whichever panes are open, a tab stays where it is and shows its word.
    @Test
    void tabsStayWhereTheyAreAndShowTheirWords() throws Exception {
        clickOn("#level-inspect");
        until(() -> visible("#pane-code") && visible("#pane-plots"));
        List<String> before = tabPlaces();
        for (String pane : List.of("parameters", "numbers", "past", "find")) {
            clickOn("#dock-" + pane);
            until(() -> visible("#pane-" + pane));
            WaitForAsyncUtils.waitForFxEvents();
            assertEquals(before, tabPlaces(), pane);
        }
    }

    private List<String> tabPlaces() throws Exception {
        return fx(() -> app.main().current().orElseThrow().root().lookupAll(".dock-tabs .toggle-button").stream()
                .filter(Node::isVisible).map(ToggleButton.class::cast)
                .map(t -> t.getText() + ((Text) t.lookup(".text")).getText().equals(t.getText())
                        + t.localToScene(t.getLayoutBounds()))
                .toList());
    }

    /// A double click, however slow the machine is.
    private void twice(String tab) throws Exception {
        clickOn(resting(() -> tab(tab)));
        fx(() -> {
            tab(tab).fireEvent(new MouseEvent(MouseEvent.MOUSE_CLICKED, 1, 1, 1, 1, MouseButton.PRIMARY, 2, false,
                    false, false, false, true, false, false, true, false, true, null));
            return null;
        });
    }

    private Void chosen(String tab, String item) {
        ((ToggleButton) tab(tab)).getContextMenu().getItems().stream().filter(i -> item.equals(i.getId())).findFirst()
                .orElseThrow().fire();
        return null;
    }

    private double dock() {
        return ((Region) tab(".dock")).getWidth();
    }

    @Test
    void anotherLanguageMakesOtherViewsOfTheSameScene() throws Exception {
        stopAt(7);
        Playback before = playback();
        Branch branch = picture().branch();
        fx(() -> {
            preferences.language().set(Language.CHINESE);
            return null;
        });
        until(() -> app.main().current().isPresent() && tab("#next") != null);
        assertSame(before, playback());
        assertSame(branch, picture().branch());
        assertEquals(Cursor.complete(7), picture().cursor());
        until(() -> ((Label) tab("#last")).getText().startsWith("第 7 帧完成。12 个粒子移动了"));
        assertTrue(((Label) tab("#next")).getText().startsWith("第 8 帧开始。"));
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(8)));
        fx(() -> {
            preferences.language().set(Language.ENGLISH);
            return null;
        });
        until(() -> app.main().current().isPresent() && tab("#last") instanceof Label l
                && l.getText().startsWith("Frame 8 is complete."));
    }

    @Test
    void theProjectorLookIsReadableFromTheBack() throws Exception {
        for (Theme theme : Theme.values()) {
            fx(() -> {
                preferences.theme().set(theme);
                return null;
            });
            WaitForAsyncUtils.waitForFxEvents();
            double size = ((Label) tab("#next")).getFont().getSize();
            assertTrue(size >= (theme == Theme.PROJECTOR ? 22 : 14), theme + " has text of " + size + " px");
        }
    }

    @Test
    void presentingLeavesSevenTenthsToTheView() throws Exception {
        type(KeyCode.P);
        until(() -> stage.isFullScreen());
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> {
            Region view = app.main().current().orElseThrow().viewport();
            return view.getWidth() * view.getHeight()
                    >= 0.7 * stage.getScene().getWidth() * stage.getScene().getHeight();
        });
        assertFalse(app.main().current().orElseThrow().playback().picture().get() == null);
        type(KeyCode.ESCAPE);
        until(() -> !stage.isFullScreen() && !preferences.presenting().get());
        assertEquals(Theme.DARK, preferences.theme().get());
    }

    @Test
    void penSpotlightAndBlankComeAndGoByTheirKeys() throws Exception {
        stopAt(3);
        var before = app.main().current().orElseThrow().viewport().projection();
        type(KeyCode.D);
        StatusBar line = lookup("#status").queryAs(StatusBar.class);
        assertEquals(Language.ENGLISH.words().getString("pen.how"), line.getText());
        Point2D middle = fx(() -> app.main().current().orElseThrow().viewport().localToScreen(200, 200));
        moveTo(middle).press(MouseButton.PRIMARY).moveBy(60, 30).release(MouseButton.PRIMARY);
        assertEquals(1, app.main().board().strokes());
        assertEquals(before, app.main().current().orElseThrow().viewport().projection(),
                "the pen draws, it does not turn the view");
        type(KeyCode.DELETE);
        assertEquals(0, app.main().board().strokes());
        moveTo(middle).press(MouseButton.PRIMARY).moveBy(60, 30);
        type(KeyCode.DELETE);
        moveBy(60, 30).release(MouseButton.PRIMARY);
        assertEquals(0, app.main().board().strokes(), "what is wiped away under the pen stays away");
        type(KeyCode.ESCAPE);
        assertFalse(app.main().board().pen().get());
        assertFalse(line.getText().contains("pen"), "it has ended");
        type(KeyCode.L);
        assertTrue(app.main().board().spotlight().get());
        type(KeyCode.L);
        assertFalse(app.main().board().spotlight().get());
        type(KeyCode.B);
        assertTrue(app.main().board().blank().get());
        type(KeyCode.SPACE);
        assertFalse(app.main().board().blank().get(), "any key raises the curtain");
        assertFalse(playback().playing().get(), "and does nothing else");
    }

    /// As the system reports a key that stays down.
    @Test
    void aKeyThatIsHeldDownStepsOnButTurnsThingsOnOnlyOnce() throws Exception {
        stopAt(3);
        hold(KeyCode.D, 4);
        assertTrue(app.main().board().pen().get());
        hold(KeyCode.D, 3);
        assertFalse(app.main().board().pen().get());
        hold(KeyCode.SPACE, 2);
        assertTrue(playback().playing().get());
        hold(KeyCode.SPACE, 2);
        assertFalse(playback().playing().get());
        stopAt(3);
        hold(KeyCode.RIGHT, 4);
        until(() -> picture().cursor().equals(Cursor.complete(7)));
    }

    /// Pressed again once a picture has been drawn.
    private void hold(KeyCode key, int times) throws Exception {
        var drawn = new AtomicBoolean();
        Runnable heard = () -> drawn.set(true);
        Node focus = fx(() -> stage.getScene().getFocusOwner());
        fx(() -> stage.getScene().addPostLayoutPulseListener(heard));
        for (int n = 0; n < times; n++) {
            fx(() -> {
                Event.fireEvent(focus, event(KeyEvent.KEY_PRESSED, key));
                drawn.set(false);
            });
            until(drawn::get);
        }
        fx(() -> {
            Event.fireEvent(focus, event(KeyEvent.KEY_RELEASED, key));
            stage.getScene().removePostLayoutPulseListener(heard);
        });
    }

    private static KeyEvent event(EventType<KeyEvent> type, KeyCode key) {
        return new KeyEvent(type, "", "", key, false, false, false, false);
    }

    @Test
    void anotherLanguageWhilePresentingGoesOnPresenting() throws Exception {
        type(KeyCode.P);
        until(() -> stage.isFullScreen());
        fx(() -> {
            preferences.language().set(Language.CHINESE);
            return null;
        });
        until(() -> app.main().current().isPresent() && app.main().current().orElseThrow().built());
        assertTrue(preferences.presenting().get() && stage.isFullScreen());
        type(KeyCode.ESCAPE);
        until(() -> !stage.isFullScreen());
    }

    /// Its owner is no longer there.
    @Test
    void aMenuThatIsOpenGoesWithThePaneItBelongsTo() throws Exception {
        clickOn("#dock-numbers");
        until(() -> visible("#numbers-measures"));
        clickOn("#numbers-measures");
        until(() -> menus() == 1);
        fx(() -> preferences.panes(Level.STEP).remove("numbers"));
        until(() -> menus() == 0);
    }

    private static long menus() {
        return Window.getWindows().stream().filter(w -> w instanceof ContextMenu && w.isShowing()).count();
    }

    @Test
    void hintsGoAwayOneByOneAndStayAway() throws Exception {
        for (int left = 3; left > 0; left--) {
            assertTrue(stage.getScene().lookup("#hint-done").isVisible());
            clickOn("#hint-done");
        }
        assertFalse(stage.getScene().lookup("#hint-done").isVisible());
        assertEquals(3, preferences.hints().size());
    }

    @Test
    void theViewOffersToStartWithWhatWasSetLater() throws Exception {
        stopAt(6);
        fx(() -> playback().gestures().set(playback().settings().parameter("iterations"), "3"));
        until(() -> picture().settings().text(playback().settings().parameter("iterations")).equals("3"));
        assertFalse(visible("#parameters-later-start"), "it holds already");
        fx(() -> playback().reset());
        until(() -> visible("#parameters-later-start"));
        clickOn("#parameters-later-start");
        until(() -> !visible("#parameters-later-start") && picture().cursor().equals(Cursor.START)
                && picture().settings().text(playback().settings().parameter("iterations")).equals("3"));
    }

    @Test
    void changingThePastAsksAndUndoOrKeepingAnswers() throws Exception {
        stopAt(12);
        stopAt(6);
        Branch first = picture().branch();
        fx(() -> {
            playback().gestures().move("end", new Vec(3, 1, 0));
            return null;
        });
        until(() -> visible("#past-keep"));
        clickOn("#past-undo");
        until(() -> picture().branch() == first && !visible("#past-keep"));
        fx(() -> {
            playback().gestures().move("end", new Vec(3, -1, 0));
            return null;
        });
        until(() -> visible("#past-keep"));
        clickOn("#past-keep");
        until(() -> !visible("#past-keep"));
        clickOn("#dock-past");
        until(() -> tab("#branches") instanceof TreeView<?> t && t.getRoot() != null);
        var tree = (TreeView<?>) tab("#branches");
        assertEquals(1, tree.getRoot().getChildren().size());
        assertEquals(1, tree.getRoot().getChildren().getFirst().getChildren().size(),
                "the new course hangs on the one it left");
        assertSame(first, tree.getRoot().getChildren().getFirst().getValue());
    }

    @Test
    void anExplosionStopsSaysByWhichFormulaAndLeadsBack() throws Exception {
        fx(() -> {
            app.main().open(Catalog.model("jelly"));
            return null;
        });
        until(() -> app.main().current().orElseThrow().built() && picture() != null);
        fx(() -> {
            playback().gestures().restart(preset("jelly", "unstable"));
            playback().playing().set(false);
            playback().goFrame(2000);
            return null;
        });
        until(() -> picture().divergence().isPresent() && visible("#exploded-lower"));
        // c = 130/s, k = 60/s², h = 1/60 s: 60/3600 + 2·130/60 = 4.35
        assertTrue(((Label) tab("#notice")).getText().startsWith("k·h² + 2·c·h = 4.35"),
                ((Label) tab("#notice")).getText());
        Cursor calm = picture().divergence().orElseThrow().calm();
        // the state is finite, but a million metres away
        assertEquals(calm, app.main().current().orElseThrow().viewport().picture().get().cursor());
        assertTrue(((Label) tab("#notice")).getText()
                .endsWith("The view shows frame " + calm.frame() + ", before the scene flew apart."));
        clickOn("#exploded-began");
        until(() -> picture().divergence().isEmpty() && !picture().cursor().betweenFrames());
        assertTrue(picture().cursor().compareTo(calm) < 0, "it began at " + picture().cursor());
        assertEquals("spring", picture().path().slot().phase().name());
        fx(() -> {
            playback().goFrame(2000);
            return null;
        });
        until(() -> picture().divergence().isPresent() && visible("#exploded-lower"));
        clickOn("#exploded-stay");
        until(() -> !visible("#exploded-lower"));
        fx(() -> {
            playback().go(calm);
            return null;
        });
        until(() -> picture().cursor().equals(calm));
        assertEquals(Optional.of(calm.frame()), playback().calmAhead());
        fx(() -> {
            playback().playing().set(true);
            return null;
        });
        until(() -> picture().divergence().isPresent() && visible("#exploded-lower"));
        assertEquals(Optional.empty(), playback().calmAhead());
        clickOn("#exploded-lower");
        until(() -> picture().cursor().equals(calm) && picture().divergence().isEmpty() && !visible("#exploded-lower"));
        fx(() -> {
            playback().goFrame(3000);
            return null;
        });
        until(() -> picture().cursor().frame() == 3000);
        assertEquals(Optional.empty(), picture().divergence());
    }

    @Test
    void aBookmarkLeadsBackToItsMoment() throws Exception {
        clickOn("#dock-past");
        stopAt(9);
        until(() -> lookup("#bookmark-name").tryQuery().filter(Node::isVisible).isPresent()); // a pane is built later
        clickOn("#bookmark-name").write("before it swings");
        clickOn("#bookmark");
        stopAt(30);
        until(() -> !playback().past().bookmarks().isEmpty());
        Fx.doubleClick(lookup("before it swings").query());
        until(() -> picture().cursor().equals(Cursor.complete(9)));
    }

    @Test
    void whatNobodyExpectedIsReportedOnceAndTheRunIsKept() throws Exception {
        stopAt(5);
        for (String planted : List.of("planted first", "planted second")) Platform.runLater(() -> {
            throw new IllegalStateException(planted);
        });
        until(() -> lookup("#report").tryQuery().isPresent());
        WaitForAsyncUtils.clearExceptions();
        assertEquals(1, Window.getWindows().stream().filter(w -> w.getScene().lookup("#failure") != null).count(),
                "one dialog, however many failures");
        clickOn("#copy-report");
        String copied = fx(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(copied.contains("planted first") && copied.contains("planted second")
                && copied.contains("java.version"), copied);
        type(KeyCode.ESCAPE);
        until(() -> lookup("#report").tryQuery().isEmpty());
        assertEquals(Cursor.complete(5), picture().cursor());
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(6)));
        assertTrue(complaints.heard().size() >= 2, complaints.heard().toString());
        assertEquals(List.of(), complaints.heard().stream().filter(line -> !line.contains("planted")).toList());
        complaints.heard().clear();
    }

    @Test
    void aClickerStepsAndShiftRPutsTheSceneBack() throws Exception {
        stopAt(4);
        type(KeyCode.PAGE_DOWN);
        until(() -> picture().cursor().equals(Cursor.complete(5)));
        type(KeyCode.PAGE_UP);
        until(() -> picture().cursor().equals(Cursor.complete(4)));
        fx(() -> {
            playback().gestures().restart(preset("rope", "hook"));
            app.main().current().orElseThrow().viewport().choose("velocity", true);
            return null;
        });
        until(() -> picture().settings().equals(preset("rope", "hook")));
        press(KeyCode.SHIFT, KeyCode.R).release(KeyCode.R, KeyCode.SHIFT);
        until(() -> picture().settings().equals(preset("rope", "thick")));
        assertFalse(app.main().current().orElseThrow().viewport().showing().names().contains("velocity"));
    }

    // ---- what the robot does

    private void stopAt(int frame) throws Exception {
        fx(() -> {
            playback().playing().set(false);
            playback().goFrame(frame);
            return null;
        });
        until(() -> picture().cursor().equals(Cursor.complete(frame)) && picture().next().isPresent());
    }

    private static limber.engine.settings.Settings preset(String model, String name) {
        return Catalog.model(model).presets().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow()
                .settings();
    }

    private Node tab(String query) {
        return app.main().current().orElseThrow().root().lookup(query);
    }

    private boolean visible(String query) {
        return inSight(tab(query));
    }
}
