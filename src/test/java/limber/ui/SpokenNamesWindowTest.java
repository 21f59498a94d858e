package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.controls.Strip;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The window at level Inspect with a lesson, step by step and pane by pane: whatever can have the focus has a text and
/// a role for a screen reader, and neighbours in a row of controls can be told apart.
@Tag("wide")
@OpensWindow
class SpokenNamesWindowTest extends ApplicationTest {
    private final Preferences preferences = Opened.preferences();
    private App app;
    private Scene scene;

    @Override
    public void start(Stage stage) {
        preferences.level().set(Level.INSPECT);
        app = Opened.contents(stage, Catalog.MODELS, preferences);
        stage.setWidth(1280);
        stage.setHeight(720);
        scene = stage.getScene();
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    @ParameterizedTest
    @EnumSource
    void allThatCanHaveTheFocusSpeaksAndNeighboursDiffer(Language language) throws Exception {
        var wrong = new LinkedHashSet<String>();
        fx(() -> preferences.language().set(language));
        for (String page : List.of("path", "glossary")) {
            fx(() -> lookup("#contents-" + page).queryAs(ToggleButton.class).fire());
            until(() -> lookup("#" + page).tryQuery().isPresent());
            judge(page, wrong);
        }
        fx(() -> app.main().opening().lesson(Path.of("lessons/12-two-threads-one-cable")));
        until(() -> app.main().current().filter(SceneController::built).isPresent()
                && app.main().current().orElseThrow().playback().picture().get() != null);
        int steps = fx(() -> lesson().lesson().steps().size());
        for (int step = 0; step < steps; step++) {
            int to = step;
            fx(() -> lesson().go(to));
            judge("step " + step, wrong);
            fx(() -> scene.getRoot().lookupAll("*").stream()
                    .filter(n -> n.getId() != null && n.getId().startsWith("skip-")).toList()
                    .forEach(n -> ((Hyperlink) n).fire()));
            judge("answered step " + step, wrong);
        }
        for (String pane : Opened.PANES) {
            fx(() -> {
                preferences.level().set(Level.INSPECT);
                preferences.open(List.of(pane));
            });
            WaitForAsyncUtils.waitForFxEvents();
            until(() -> app.main().current().orElseThrow().built());
            judge(pane, wrong);
        }
        assertEquals(Set.of(), wrong);
    }

    private LessonSession lesson() {
        return app.sessions().lessonSession(Catalog.MODELS.getFirst()).orElseThrow();
    }

    private void judge(String where, Set<String> wrong) throws Exception {
        WaitForAsyncUtils.waitForFxEvents(2);
        fx(() -> {
            Controls.unfold(scene);
            for (Node node : Controls.of(scene.getRoot())) {
                if (Controls.name(node).isBlank())
                    wrong.add(where + ": no name: " + Controls.kind(node) + " " + node.getId());
                if (Set.of(AccessibleRole.NODE, AccessibleRole.PARENT).contains(node.getAccessibleRole()))
                    wrong.add(where + ": no role: " + Controls.kind(node) + " " + node.getId());
            }
            twins(scene.getRoot(), where, wrong);
        });
    }

    /// Controls of one row that are called alike.
    private static void twins(Node node, String where, Set<String> wrong) {
        if (!(node instanceof Parent parent) || !node.isVisible()) return;
        if (node instanceof Strip) {
            var names = new HashSet<String>();
            for (Node control : Controls.of(node))
                if (!names.add(Controls.name(control)))
                    wrong.add(where + ": twice in a row: " + Controls.name(control));
        }
        parent.getChildrenUnmodifiable().forEach(child -> twins(child, where, wrong));
    }
}
