package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.tool.Tools;
import limber.presentation.camera.Projection;
import limber.presentation.play.Playback;
import limber.presentation.view.Layout;
import limber.presentation.words.Language;
import limber.ui.controls.Page;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.TextSize;
import limber.ui.preferences.Theme;
import limber.ui.scene.Session;
import limber.ui.tab.SceneController;
import limber.ui.viewport.Viewport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// A robot and one window, opened once for all tests of a class on the first model's scene. Each test finds that scene
/// stopped at its start and everything as the first test found it, or fails before it begins.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@OpensWindow
abstract class SharedWindow extends FxRobot {
    private final List<Model> models;
    final Preferences preferences = Opened.preferences();
    Stage stage;
    App app;
    private Map<Level, Set<String>> panes;
    private Level level;
    private List<Measure> plotted;
    private double width, height;
    private Session session;
    private Map<String, Object> atFirst;
    private State begun;
    /// Where the camera looks at first.
    private Vec ahead;

    /// @param models those of the window; the first one's scene is looked at
    SharedWindow(List<Model> models) {
        this.models = models;
    }

    /// Sets the preferences before the window opens.
    void lay() {}

    /// Prefers one open pane, at level Inspect.
    final void prefer(String pane) {
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).clear();
        preferences.panes(Level.INSPECT).add(pane);
    }

    /// Sizes the window once it is open.
    void size() {}

    /// Clicks on the first visible node that a query finds, once it stands still.
    @Override public FxRobot clickOn(String query, MouseButton... buttons) {
        try {
            clickOn(Fx.resting(() -> lookup(query).match(Node::isVisible).tryQuery().orElse(null)), buttons);
            return this;
        } catch (Exception e) {
            throw new IllegalStateException(query + " cannot be clicked on", e);
        }
    }

    @BeforeAll final void openOnce() throws Exception {
        stage = FxToolkit.registerPrimaryStage();
        StretchedTexts.ifAsked();
        lay();
        panes = new EnumMap<>(preferences.allPanes());
        level = preferences.level().get();
        FxToolkit.setupFixture(() -> {
            app = Opened.on(stage, models, preferences);
            size();
        });
        session = fx(() -> scene().session());
        until(() -> scene().built() && picture() != null && picture().cursor().frame() > 1);
        width = stage.getWidth();
        height = stage.getHeight();
        fx(this::putBack);
        still();
        WaitForAsyncUtils.waitForFxEvents();
        ahead = fx(() -> viewport().projection().forward());
        begun = picture().state();
        plotted = List.copyOf(session.plotting().curves());
        atFirst = fx(this::found);
    }

    @AfterAll final void shut() throws Exception {
        fx(app::stop);
        FxToolkit.cleanupStages();
    }

    @AfterEach final void letGo() {
        FxToolkit.cleanupInput(this);
    }

    @BeforeEach final void asAtFirst() throws Exception {
        app.hearFailures(); // there is one handler in a process, and others set it too
        Fx.forgetEvents(stage);
        moveTo(new Point2D(stage.getX() + width - 2, stage.getY() + height - 2)); // over nothing
        fx(this::putBack);
        fx(() -> ShuffledListeners.ifAsked(playback(), playback().player(), playback().transport(), preferences,
                session, viewport()));
        still();
        try {
            until(() -> fx(this::other).isEmpty());
        } catch (TimeoutException e) {
            assertEquals(Map.of(), fx(this::other), "not as the first test found it");
        }
    }

    /// Stopped at the start, with the camera at rest.
    private void still() throws Exception {
        until(() -> scene().built() && picture() != null && picture().cursor().equals(Cursor.START)
                && picture().next().isPresent() && picture().branch() == playback().past().branch()
                && session.fitted());
    }

    private void putBack() {
        List.copyOf(Window.getWindows()).stream().filter(PopupWindow.class::isInstance).forEach(Window::hide);
        Page.of(stage.getScene()).ifPresent(Page::clear);
        app.main().board().pen().set(false);
        app.main().board().spotlight().set(false);
        app.main().board().blank().set(false);
        preferences.presenting().set(false);
        preferences.theme().set(Theme.DARK);
        preferences.text().set(TextSize.USUAL);
        preferences.language().set(Language.ENGLISH);
        preferences.level().set(level);
        preferences.motion().set(false);
        preferences.tone().set(false);
        preferences.hints().clear();
        preferences.splits().clear();
        preferences.lay(panes);
        stage.setWidth(width);
        stage.setHeight(height);
        app.main().tab(1);
        viewport().requestFocus();
        scenePutBack();
        app.main().say("");
    }

    private void scenePutBack() {
        playback().playing().set(false);
        playback().player().speed().set(1);
        playback().transport().stepSize().set(StepSize.FRAME);
        playback().transport().everyStep().set(false);
        playback().selected().set(Optional.empty());
        session.questions().forget();
        playback().stops().all().clear();
        playback().player().repeat(Optional.empty());
        session.comparison().clear();
        session.otherNumbers().close();
        session.sceneInput().letGo();
        playback().past().bookmarks().clear();
        Settings settings = playback().model().firstScene().preset().settings();
        playback().gestures().begin(settings, playback().model().opening(settings));
        viewport().pointed().lock().set(Optional.empty());
        if (plotted != null) session.plotting().curves().setAll(plotted);
        viewport().showing().again();
        playback().tools().set(Tools.NONE);
        viewport().comparison().layout().set(Layout.SIDE_BY_SIDE);
        if (ahead != null)
            viewport().framing().look(Math.toDegrees(Math.atan2(-ahead.x(), -ahead.z())),
                    Math.toDegrees(Math.asin(-ahead.y())));
    }

    /// What is not as the first test found it, and how that was.
    private Map<String, Object> other() {
        Map<String, Object> other = found();
        other.entrySet().removeIf(e -> e.getValue().equals(atFirst.get(e.getKey())));
        other.replaceAll((name, now) -> now + " instead of " + atFirst.get(name));
        return other;
    }

    /// All that a test may find otherwise than the one before.
    private Map<String, Object> found() {
        var found = new TreeMap<String, Object>();
        Playback p = session.playback();
        found.put("tab", app.main().tab());
        found.put("size", stage.getWidth() + " × " + stage.getHeight());
        found.put("windows", Window.getWindows().stream().filter(Window::isShowing).count());
        found.put("desk",
                List.of(preferences.level().get(), preferences.theme().get(), preferences.language().get(),
                        preferences.motion().get(),
                        preferences.presenting().get(), Set.copyOf(preferences.hints()), preferences.allPanes()));
        found.put("board", List.of(app.main().board().strokes(), app.main().board().pen().get(),
                app.main().board().spotlight().get(), app.main().board().blank().get()));
        found.put("settings", p.settings());
        found.put("base", p.base());
        found.put("inputs", p.picture().get().branch().inputs());
        found.put("state", begun.sameBits(p.picture().get().state()));
        found.put("cursor", p.picture().get().cursor());
        found.put("compared with", p.picture().get().comparison().isPresent());
        found.put("courses", p.past().branches().size());
        found.put("left", p.past().left().get().isPresent());
        found.put("bookmarks", p.past().bookmarks().size());
        found.put("playing",
                p.playing().get() + " at " + p.player().speed().get() + " by " + p.transport().stepSize().get());
        found.put("selected", p.selected().get());
        found.put("compared", session.comparison().now().get().isPresent() || session.comparison().right().get());
        found.put("overlays", Set.copyOf(viewport().showing().names()));
        found.put("trails", Set.copyOf(viewport().showing().trails()));
        found.put("tools", p.tools().get());
        found.put("lock", viewport().pointed().lock().get());
        found.put("arrangement", viewport().comparison().layout().get());
        found.put("camera", camera(viewport().projection()));
        found.put("plotted", List.copyOf(session.plotting().curves()));
        return found;
    }

    /// How far away it stands depends on how much the machine found out ahead, and how large its picture is on whether
    /// rows of the window have once been short of room.
    private static String camera(Projection p) {
        return "along %.5f %.5f %.5f".formatted(p.forward().x() + 0.0, p.forward().y() + 0.0, p.forward().z() + 0.0);
    }

    // ---- what the tests are made of

    SceneController scene() {
        return app.main().current().orElseThrow();
    }

    Playback playback() {
        return scene().playback();
    }

    Viewport viewport() {
        return scene().viewport();
    }

    Picture picture() {
        return playback().picture().get();
    }

    void go(int frame) throws Exception {
        go(Cursor.complete(frame));
    }

    void go(Cursor cursor) throws Exception {
        fx(() -> playback().go(cursor));
        until(() -> picture().cursor().equals(cursor) && picture().next().isPresent());
    }
}
