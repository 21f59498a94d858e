package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.StepEntry;
import limber.lesson.source.Folder;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.controls.FileDialog;
import limber.ui.preferences.Preferences;
import limber.ui.render.RenderJob;
import limber.ui.render.Rendering;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;

/// A handout made from the menu of a lesson in the real window, with its pictures.
@OpensWindow
@Tag("wide")
@Tag("pixels")
class HandoutWindowTest extends ApplicationTest {
    private static final String LESSON = """
            ---
            format: 1
            id: fall
            title: A fall
            model: rope
            set: {segments: 4, iterations: 4}
            ---
            ## Before
            ```limber
            id: before
            show: {overlays: [particles]}
            camera: front
            ```
            ## Later
            ```limber
            id: later
            goto: {frame: 30}
            ```
            ## Told
            Nothing happens here.
            ## Both
            ```limber
            id: both
            goto: {frame: 30}
            compare: {names: [soft, stiff], left: {iterations: 1}, right: {iterations: 32}}
            ```
            """;

    private final Preferences preferences = Opened.preferences();
    @TempDir Path folder;
    private Path asked, printed;
    private App app;

    /// Saves where the test wants it.
    private final class Saving implements FileDialog {
        @Override
        public Optional<Path> open(String title, Window over, String... endings) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, Window over, String name, String ending) {
            asked = folder.resolve(name);
            return Optional.of(asked);
        }

        @Override
        public void show(Path page) {
            printed = page;
        }
    }

    @Override
    public void start(Stage stage) throws IOException {
        Opened.fresh(stage);
        app = new App();
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        app.open(stage, Catalog.MODELS, preferences, new Saving(), Optional.of(folder.resolve("answers")));
    }

    @BeforeEach
    void opened() throws Exception {
        fx(() -> {
            app.main().opening().dropped(folder);
            return null;
        });
        until(() -> app.sessions().lessonSession(Catalog.model("rope")).isPresent()
                && app.main().current().filter(SceneController::built).isPresent());
    }

    @AfterEach
    void shut() throws Exception {
        fx(() -> {
            app.stop();
            return null;
        });
    }

    /// Chooses an entry of the lesson's menu.
    private void choose(String id) throws Exception {
        fx(() -> lookup("#lesson-menu").queryAs(MenuButton.class).getItems().stream()
                .filter(i -> id.equals(i.getId())).findFirst().orElseThrow().fire());
    }

    @Test
    void theMenuMakesThePageWhileTheWindowGoesOn() throws Exception {
        choose("lesson-handout");
        assertEquals("fall.html", asked.getFileName().toString());
        until(() -> Files.exists(asked));
        String page = Files.readString(asked);
        List<byte[]> pictures = Pattern.compile("class=\"scene\" src=\"data:image/png;base64,([^\"]*)\"").matcher(page)
                .results().map(m -> Base64.getDecoder().decode(m.group(1))).toList();
        assertEquals(3, pictures.size(), "one a step that acts");
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(pictures.get(1)));
        assertEquals(0xffffffff, image.getRGB(image.getWidth() - 2, 2), "white behind the scene");
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        assertTrue(Arrays.stream(pixels).distinct().count() > 1000, "a lit form");
        assertTrue(page.contains("left: soft · right: stiff"));
        try (var files = Files.list(asked.getParent())) {
            assertTrue(files.noneMatch(f -> f.toString().endsWith(".part")));
        }
    }

    /// What tells the answers is behind a switch of its own.
    @Test
    void aStudentIsNotOfferedTheAnswers() throws Exception {
        assertEquals(Set.of("lesson-lift", "lesson-vote", "lesson-teacher", "lesson-key", "lesson-print-key"),
                hidden());
        CheckMenuItem teaching = (CheckMenuItem) lookup("#lesson-menu").queryAs(MenuButton.class).getItems().stream()
                .filter(i -> "lesson-teaching".equals(i.getId())).findFirst().orElseThrow();
        fx(() -> teaching.setSelected(true));
        assertEquals(Set.of(), hidden());
        fx(() -> teaching.setSelected(false));
        assertEquals(5, hidden().size());
    }

    private Set<String> hidden() throws Exception {
        return fx(() -> lookup("#lesson-menu").queryAs(MenuButton.class).getItems().stream()
                .filter(i -> !i.isVisible()).map(MenuItem::getId).collect(Collectors.toSet()));
    }

    @Test
    void printingOpensThePageInTheBrowser() throws Exception {
        choose("lesson-print-key");
        until(() -> fx(() -> printed != null));
        assertEquals("fall-answers.html", printed.getFileName().toString());
        assertTrue(Files.readString(printed).contains("A fall"));
    }

    @Test
    void theMenuSavesTheLessonAsAWebPage() throws Exception {
        choose("lesson-page-save");
        assertEquals("fall.html", asked.getFileName().toString());
        until(() -> Files.exists(asked));
        String page = Files.readString(asked);
        assertTrue(page.contains("<title>A fall</title>") && page.contains("id=\"limber-engine\""));
    }

    /// The page of the scene begins at the moment that is shown.
    @Test
    void theMenuSavesTheSceneAsAWebPage() throws Exception {
        fx(() -> app.main().current().orElseThrow().playback().go(Cursor.complete(7)));
        until(() -> fx(() -> app.main().current().orElseThrow().playback().picture().get().cursor()
                .equals(Cursor.complete(7))));
        fx(() -> lookup("#file-menu").queryAs(MenuButton.class).getItems().stream()
                .filter(i -> "save-page".equals(i.getId())).findFirst().orElseThrow().fire());
        assertEquals("rope.html", asked.getFileName().toString());
        until(() -> Files.exists(asked));
        String page = Files.readString(asked);
        assertTrue(page.contains("id=\"limber-data\"") && page.contains("id=\"limber-engine\""));
    }

    @Test
    void aStepIsDrawnAtItsMomentWithWhatItShows() {
        Lesson lesson = LessonReader.read(new Folder(folder)).lesson().orElseThrow();
        List<RenderJob> jobs = StepEntry.of(lesson).stream().map(a -> RenderJob.of(lesson, a, true, 320, 200)).toList();
        RenderJob later = jobs.get(1);
        assertEquals(30, later.moment().frame());
        assertEquals(List.of("particles", "axes", "ground", "labels"), later.staging().orElseThrow().layers().get(),
                "what a step before has shown stays, and so does what every step has");
        assertEquals(Optional.of("front"), later.staging().orElseThrow().camera().orElseThrow().view());
        byte[] drawn = Rendering.png(later, Language.ENGLISH);
        assertArrayEquals(drawn, Rendering.png(jobs.getFirst().at(30), Language.ENGLISH),
                "the same scene at the same moment");
        assertFalse(Arrays.equals(drawn, Rendering.png(later.at(29), Language.ENGLISH)),
                "a frame earlier it hangs otherwise");
        assertFalse(Arrays.equals(drawn, Rendering.png(jobs.get(3), Language.ENGLISH)), "two beside each other");
    }
}
