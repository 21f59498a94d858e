package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.models.Catalog;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Page;
import limber.ui.controls.Sheet;
import limber.ui.tab.SceneController;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;

/// The pages of the course, by a robot: the path through the lessons, guides for teachers, and the glossary.
@OpensWindow
@Tag("wide")
class CourseWindowTest extends ApplicationTest {
    private static final PseudoClass OUTSIDE = PseudoClass.getPseudoClass("outside");
    /// How often a window that has opened something may be looked at until it rests.
    private static final int LOOKS = 20;

    private Optional<Path> file = Optional.empty();
    private App app;

    @Override
    public void start(Stage stage) {
        Opened.fresh(stage);
        app = new App();
        app.open(stage, Catalog.MODELS, Opened.preferences(), new FileDialog() {
            @Override
            public Optional<Path> open(String title, Window over, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, Window over, String name, String ending) {
                return file;
            }
        }, Optional.empty());
    }

    @BeforeEach
    void living() throws Exception {
        until(() -> app.main().pictured());
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    private <T extends Node> T there(String query) {
        return lookup(query).query();
    }

    private void path() throws Exception {
        clickOn("#contents-path");
        until(() -> lookup("#path-one-stick").tryQuery().isPresent());
    }

    @Test
    void aLessonStandsBelowWhatItNeedsAndOpensWithAClick() throws Exception {
        path();
        for (Lesson lesson : Lessons.shipped())
            for (Lesson.Need need : lesson.needs())
                assertTrue(top("#path-" + need.id()) < top("#path-" + lesson.id()),
                        lesson.id() + " needs " + need.id());
        Button stick = there("#path-one-stick");
        fx(stick::fire);
        until(() -> app.main().current().isPresent());
        assertEquals("rope", app.main().current().orElseThrow().playback().model().name());
        until(() -> lookup(".lesson-title").tryQuery().isPresent());
    }

    private double top(String query) throws Exception {
        return fx(() -> there(query).getLayoutY());
    }

    @Test
    void aCourseNumbersItsLessonsAndMakesTheOthersPale() throws Exception {
        path();
        assertFalse(there("#path-guide").isVisible(), "all lessons together have no guide");
        clickOn("#course-one-afternoon");
        assertTrue(there("#path-guide").isVisible());
        Label first = fx(() -> (Label) there("#path-points-that-remember").lookup(".path-title"));
        assertTrue(first.getText().startsWith("1. "), first.getText());
        Node outside = there("#path-engine-cable");
        assertTrue(outside.getPseudoClassStates().contains(OUTSIDE));
        clickOn("#course-all");
        assertFalse(outside.getPseudoClassStates().contains(OUTSIDE));
        assertFalse(first.getText().startsWith("1. "), first.getText());
    }

    @Test
    void eachPageHasItsLine() throws Exception {
        StatusBar status = there("#status");
        assertTrue(status.getText().startsWith("Click a picture"), status.getText());
        path();
        assertTrue(status.getText().startsWith("Click a lesson"), status.getText());
        clickOn("#contents-glossary");
        assertTrue(status.getText().startsWith("Choose a term"), status.getText());
        clickOn("#contents-models");
        assertTrue(status.getText().startsWith("Click a picture"), status.getText());
    }

    @Test
    void aGuideIsReadAndSaved(@TempDir Path folder) throws Exception {
        path();
        clickOn("#course-one-lesson");
        clickOn("#path-guide");
        assertTrue(fx(() -> Sheet.holds(there("#guide-save"))));
        Path page = folder.resolve("guide.html");
        file = Optional.of(page);
        clickOn("#guide-save");
        until(() -> Files.exists(page));
        String html = Files.readString(page);
        assertTrue(html.startsWith("<!DOCTYPE html>") && html.contains("<table>"), html.substring(0, 200));
        assertFalse(html.contains("http"), "nothing is fetched");
    }

    /// If each layout moved the sheet to the middle and back, each would ask for another one.
    @Test
    void anOpenGuideRests() throws Exception {
        path();
        clickOn("#course-one-lesson");
        clickOn("#path-guide");
        var page = (Page) fx(() -> there("#guide-save").getScene().getRoot());
        until(() -> page.sheet().isPresent());
        var again = new AtomicInteger();
        Runnable pass = () -> {
            if (page.isNeedsLayout()) again.incrementAndGet();
        };
        fx(() -> page.getScene().addPostLayoutPulseListener(pass));
        for (int looks = 0; looks < LOOKS; looks++) {
            again.set(0);
            pictures(15);
            if (again.get() == 0) return;
        }
        assertEquals(0, again.get(), "layouts that ask for another one");
    }

    @Test
    void theGlossaryIsSearchedAndLeadsToALesson() throws Exception {
        clickOn("#contents-glossary");
        until(() -> lookup("#glossary-search").tryQuery().isPresent());
        clickOn("#glossary-search").write("rest len");
        ListView<?> terms = there("#glossary-terms");
        until(() -> fx(() -> !terms.getItems().isEmpty())
                && fx(() -> ((Labeled) there("#glossary-title")).getText()).equals("rest length"));
        until(() -> lookup("#glossary-lesson-one-stick").tryQuery().isPresent());
        fx(() -> ((javafx.scene.control.Hyperlink) there("#glossary-lesson-one-stick")).fire());
        until(() -> app.main().current().isPresent());
    }

    @Test
    void aTermOfALessonOpensOnASheetAndFromThereTheGlossary() throws Exception {
        path();
        fx(() -> ((Button) there("#path-one-stick")).fire());
        until(() -> app.main().current().filter(SceneController::built).isPresent());
        fx(() -> app.sessions().lessonSession(Catalog.model("rope")).orElseThrow().go(1));
        until(() -> lookup(".prose-strong.prose-link").tryQuery().isPresent());
        Node term = fx(() -> lookup(".prose-strong").queryAll().stream()
                .filter(n -> n.getStyleClass().contains("prose-link")).findFirst().orElseThrow());
        clickOn(term);
        until(() -> lookup("#term-glossary").tryQuery().isPresent());
        fx(() -> ((Button) there("#term-glossary")).fire());
        until(() -> fx(() -> app.main().tab()) == 0 && lookup("#glossary-title").tryQuery().isPresent());
        assertTrue(fx(() -> ((TextInputControl) there("#glossary-search")).getText()).isEmpty());
        assertFalse(fx(() -> ((Labeled) there("#glossary-title")).getText()).isEmpty());
    }
}
