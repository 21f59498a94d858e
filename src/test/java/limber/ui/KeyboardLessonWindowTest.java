package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.run.Picture;
import limber.lesson.question.MarkedAnswer;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// A shipped lesson with a curve, a number, choices and a goal, from the contents page to its last step by keyboard
/// alone. Whatever has the focus on the way has a role and a text in the language of the window.
@OpensWindow
@Tag("wide")
class KeyboardLessonWindowTest extends ApplicationTest {
    private static final int MANY_TABS = 150;

    private final Preferences preferences = Opened.preferences();
    private App app;
    private Scene scene;

    @Override
    public void start(Stage stage) {
        app = Opened.contents(stage, Catalog.MODELS, preferences);
        stage.setWidth(1280);
        stage.setHeight(720);
        scene = stage.getScene();
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    @Test
    void aWholeLessonWithoutTheMouse() throws Exception {
        lesson(Language.ENGLISH);
    }

    @Test
    @Tag("long")
    void theSameInChinese() throws Exception {
        lesson(Language.CHINESE);
    }

    private void lesson(Language language) throws Exception {
        fx(() -> preferences.language().set(language));
        until(() -> lookup("#lessons-rope").query().isVisible());
        tabTo("lessons-rope");
        type(KeyCode.ENTER);
        until(() -> lookup("#lesson-points-that-remember").tryQuery().isPresent());
        type(KeyCode.ENTER); // the list has the keyboard, on its first lesson
        until(() -> app.main().current().filter(SceneController::built).isPresent() && picture() != null);
        step(1, "lesson-heading"); // to play in
        type(KeyCode.PAGE_DOWN);
        step(2, "lesson-heading");
        curve();
        type(KeyCode.PAGE_DOWN);
        step(3, "lesson-heading");
        formula();
        operation();
        type(KeyCode.PAGE_DOWN);
        step(4, "lesson-heading");
        number();
        type(KeyCode.PAGE_DOWN);
        step(5, "lesson-heading");
        choose("after", 3);
        heard("lesson.committed");
        type(KeyCode.RIGHT);
        result("after");
        type(KeyCode.PAGE_DOWN);
        step(6, "lesson-heading");
        goal();
        type(KeyCode.PAGE_DOWN);
        step(7, "lesson-heading"); // to remember
        assertTrue(fx(() -> app.sessions().lessonSession(Catalog.MODELS.getFirst()).orElseThrow().answers()).stream()
                .filter(MarkedAnswer.class::isInstance).map(MarkedAnswer.class::cast)
                .allMatch(a -> a.score().filter(s -> s > 0.9).isPresent()), "all answers were right");
    }

    /// A line from 0 to 9.81 m/s: it is drawn with keys, point by point, and then typed as two numbers.
    private void curve() throws Exception {
        tabTo("sketch-speed");
        until(() -> { // the axes come once the answer has been run
            type(KeyCode.UP);
            return !lookup("#commit-speed").queryButton().isDisabled();
        });
        speaks();
        String first = spoken();
        type(KeyCode.ENTER);
        until(() -> !spoken().equals(first));
        speaks();
        tabTo("numbers-speed");
        write("0 9.81");
        type(KeyCode.ENTER);
        tabTo("commit-speed");
        type(KeyCode.ENTER);
        heard("lesson.committed");
        play("speed");
        assertTrue(spoken().contains("0.59 m/s"), spoken()); // 6 % of 9.81 m/s
    }

    /// What a key does to the scene is read with the view, which F6 finds.
    private void operation() throws Exception {
        region("viewport");
        int before = picture().cursor().element();
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().element() != before && picture().next().isPresent());
        assertTrue(spoken().contains(words().getString("caption.last")), spoken());
        assertTrue(spoken().contains(words().getString("caption.next")), spoken());
    }

    /// The operation that is asked about comes next, so that the truth is known at once.
    private void formula() throws Exception {
        region("question-ask");
        tabTo("formula-next");
        write("2*py-oldy");
        type(KeyCode.ENTER);
        String right = words().getString("lesson.formula.right");
        until(() -> spoken().contains(right.substring(0, right.indexOf('%'))));
        speaks();
    }

    private void number() throws Exception {
        region("question-ask");
        tabTo("number-fallen");
        write("5.003");
        type(KeyCode.ENTER);
        heard("lesson.committed");
        play("fallen");
        result("fallen");
    }

    /// An author's wish: 50 frames of 5 substeps of 4 ms are 1 s, and g·h·t/2 = 1.96 cm is below 2 cm.
    private void goal() throws Exception {
        set("substep", "0.004");
        set("substeps", "5");
        type(KeyCode.SPACE);
        until(() -> owner().getStyleClass().contains("goal-state"));
        type(KeyCode.SPACE);
        assertTrue(spoken().startsWith(words().getString("lesson.goal.reached")), spoken());
    }

    private void set(String parameter, String value) throws Exception {
        tabTo(() -> owner().getStyleClass().contains("text-field") && inside("parameter-" + parameter),
                parameter);
        press(KeyCode.CONTROL, KeyCode.A).release(KeyCode.A, KeyCode.CONTROL);
        write(value);
        type(KeyCode.ENTER);
        until(() -> fx(() -> playback().settings().text(playback().settings().parameter(parameter))).equals(value));
        speaks();
    }

    // ---- what it is made of

    private void choose(String question, int choice) throws Exception {
        tabTo("choice-" + question + "-1");
        type(KeyCode.ENTER);
        for (int i = 1; i < choice; i++) type(KeyCode.DOWN);
        until(() -> focused("choice-" + question + "-" + choice));
        speaks();
        tabTo("commit-" + question);
        type(KeyCode.ENTER);
    }

    /// The view has the focus and begins with a line.
    private void heard(String word) throws Exception {
        until(() -> owner() == viewport() && spoken().startsWith(words().getString(word)));
        speaks();
    }

    private void play(String question) throws Exception {
        type(KeyCode.SPACE);
        until(() -> focused("result-" + question));
        until(() -> !playback().playing().get()); // it stops where the question is judged
        speaks();
    }

    private void result(String question) throws Exception {
        until(() -> focused("result-" + question));
        String right = words().getString("lesson.right");
        assertTrue(spoken().startsWith(right.substring(0, right.indexOf('%'))), spoken());
        speaks();
    }

    private void step(int number, String id) throws Exception {
        String begin = words().getString("lesson.spoken").formatted(number, 7, "").replaceAll("[.。]$", "");
        try {
            until(() -> focused(id) && spoken().startsWith(begin));
        } catch (TimeoutException e) {
            throw new AssertionError(owner() + " says '" + spoken() + "', not '" + begin + "'", e);
        }
        speaks();
    }

    /// F6 until something of a style has the focus.
    private void region(String style) throws Exception {
        for (int i = 0; i < 10 && !owner().getStyleClass().contains(style); i++) {
            type(KeyCode.F6);
            WaitForAsyncUtils.waitForFxEvents();
            speaks();
        }
        assertTrue(owner().getStyleClass().contains(style), "F6 leads to " + style);
    }

    private void tabTo(String id) throws Exception {
        tabTo(() -> focused(id), id);
    }

    /// Tab until something has the focus; everything on the way speaks.
    private void tabTo(Callable<Boolean> there, String what) throws Exception {
        for (int i = 0; i < MANY_TABS && !there.call(); i++) {
            type(KeyCode.TAB);
            WaitForAsyncUtils.waitForFxEvents();
            speaks();
        }
        if (!there.call()) throw new TimeoutException("Tab does not lead to " + what);
    }

    private void speaks() throws Exception {
        Node owner = owner();
        String name = spoken();
        assertFalse(name.isBlank(), owner + " says nothing");
        assertFalse(Set.of(AccessibleRole.NODE, AccessibleRole.PARENT).contains(fx(owner::getAccessibleRole)),
                owner + " has no role");
        assertFalse(foreign().contains(name), owner + " says '" + name + "' in another language");
    }

    /// The words of the other language.
    private Set<String> foreign() {
        ResourceBundle here = words(), other = (preferences.language().get() == Language.ENGLISH ? Language.CHINESE
                : Language.ENGLISH).words();
        return other.keySet().stream().filter(k -> !other.getString(k).equals(here.getString(k)))
                .map(other::getString).collect(Collectors.toSet());
    }

    private boolean focused(String id) throws Exception {
        return id.equals(owner().getId());
    }

    private boolean inside(String id) throws Exception {
        for (Node n = owner(); n != null; n = n.getParent()) if (id.equals(n.getId())) return true;
        return false;
    }

    private Node owner() throws Exception {
        return fx(scene::getFocusOwner);
    }

    private String spoken() throws Exception {
        return fx(() -> Controls.name(scene.getFocusOwner()));
    }

    private ResourceBundle words() {
        return preferences.language().get().words();
    }

    private Node viewport() {
        return app.main().current().orElseThrow().viewport();
    }

    private Playback playback() {
        return app.main().current().orElseThrow().playback();
    }

    private Picture picture() {
        return playback().picture().get();
    }
}
