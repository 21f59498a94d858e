package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.resting;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Quantity;
import limber.presentation.words.Shortcut;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Page;
import limber.ui.controls.Popups;
import limber.ui.controls.Sheet;
import limber.ui.preferences.Level;
import limber.ui.preferences.TextSize;
import limber.ui.preferences.Theme;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// The window's menus, the list of keys, and the tooltips that name keys.
@Tag("wide")
@Tag("pixels")
class MenuWindowTest extends SharedWindow {
    /// Buttons by the name of their key.
    private static final Map<String, String> KEYS = Map.of("play", "play", "forward", "forward", "back", "back",
            "start", "start", "approach", "approach", "undo", "undo", "redo", "redo", "fit", "fit", "help", "help");

    MenuWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    /// Also with the largest type, where the longest menu is higher than the room below its button.
    @Test
    void aMenuOpensBelowItsButtonAndInsideTheWindow() throws Exception {
        fx(() -> preferences.theme().set(Theme.PROJECTOR));
        for (String id : List.of("file-menu", "view-menu", "lessons", "actions")) {
            MenuButton button = lookup("#" + id).queryAllAs(MenuButton.class).stream().filter(Node::isVisible)
                    .filter(b -> b.localToScreen(b.getLayoutBounds()) != null && b.getWidth() > 0).findFirst()
                    .orElseThrow();
            clickOn(resting(() -> button));
            until(() -> fx(button::isShowing));
            fx(() -> {
                Window menu = Window.getWindows().stream().filter(ContextMenu.class::isInstance)
                        .filter(Window::isShowing).findFirst().orElseThrow();
                Bounds under = button.localToScreen(button.getLayoutBounds());
                double bottom = stage.getY() + stage.getScene().getY() + stage.getScene().getHeight(),
                        right = stage.getX() + stage.getScene().getX() + stage.getScene().getWidth();
                assertTrue(menu.getY() >= under.getMaxY() - 1, id + " opens at " + menu.getY() + ", below " + under);
                assertTrue(menu.getY() + menu.getHeight() <= bottom + 1,
                        id + " ends at " + (menu.getY() + menu.getHeight()));
                assertTrue(menu.getX() + menu.getWidth() <= right + 1,
                        id + " ends at " + (menu.getX() + menu.getWidth()));
            });
            type(KeyCode.ESCAPE);
            until(() -> fx(() -> !button.isShowing()));
        }
    }

    /// A menu, and a menu inside it, has the size of the text that its button has.
    @Test
    void keysMakeTextLargerAlsoThatOfMenus() throws Exception {
        push(KeyCode.CONTROL, KeyCode.EQUALS);
        push(KeyCode.CONTROL, KeyCode.ADD);
        until(() -> fx(() -> size("#view-menu") > 1.29 * 14));
        assertEquals(TextSize.LARGER, preferences.text().get());
        assertEquals("Text size: 130 %. Ctrl+0 is the usual size.", lookup("#status").<StatusBar>query().getText());
        clickOn("#view-menu");
        until(() -> fx(() -> Popups.menuOver(stage)));
        type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.RIGHT);
        until(() -> fx(() -> menus().count() == 2));
        fx(() -> menus().forEach(menu -> menu.getScene().getRoot().lookupAll(".label").forEach(
                label -> assertEquals(1.3 * 14, ((Labeled) label).getFont().getSize(), 0.1, label.toString()))));
        type(KeyCode.ESCAPE, KeyCode.ESCAPE);
        until(() -> fx(() -> !Popups.menuOver(stage)));
        push(KeyCode.CONTROL, KeyCode.MINUS);
        assertEquals(TextSize.LARGE, preferences.text().get());
        push(KeyCode.CONTROL, KeyCode.DIGIT0);
        assertEquals(TextSize.USUAL, preferences.text().get());
    }

    /// As the button of the window's frame does: what would be asked then is asked now too.
    @Test
    void quittingAsksTheWindowToClose() throws Exception {
        var asked = new AtomicInteger();
        fx(() -> stage.setOnCloseRequest(e -> {
            asked.incrementAndGet();
            e.consume();
        }));
        push(KeyCode.CONTROL, KeyCode.Q);
        until(() -> asked.get() == 1);
        assertEquals("Ctrl+Q", item("menu-quit").getAccelerator().getDisplayText());
        fx(item("menu-quit")::fire);
        assertEquals(2, asked.get());
        fx(() -> stage.setOnCloseRequest(null));
    }

    private static Stream<Window> menus() {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance).filter(Window::isShowing);
    }

    private double size(String id) {
        return ((Labeled) stage.getScene().lookup(id)).getFont().getSize();
    }

    private MenuItem item(String id) {
        return Stream.of("#file-menu", "#view-menu", "#help-menu")
                .flatMap(menu -> ((MenuButton) stage.getScene().lookup(menu)).getItems().stream())
                .filter(i -> id.equals(i.getId())).findFirst().orElseThrow();
    }

    private Optional<Sheet> sheet() {
        return Page.of(stage.getScene()).flatMap(Page::sheet);
    }

    /// Nothing of it is seen before the run goes on.
    @Test
    void anActionInAStoppedRunTellsThatItWaits() throws Exception {
        go(3);
        fx(() -> ((MenuButton) stage.getScene().lookup("#actions")).getItems().stream()
                .filter(item -> "retract".equals(item.getId())).findFirst().orElseThrow().fire());
        until(() -> fx(() -> lookup("#status").<StatusBar>query().getText())
                .equals("The run is stopped. Play (Space) goes on from here."));
    }

    /// A lesson may play at a speed that is not in the list.
    @Test
    void eachSpeedIsNamed() throws Exception {
        for (double speed : new double[]{10, 0.3, 1}) {
            fx(() -> playback().player().speed().set(speed));
            var box = (ComboBox<?>) stage.getScene().lookup("#speed");
            String name = Quantity.digits(speed) + "×";
            until(() -> fx(() -> box.lookupAll(".list-cell").stream()
                    .anyMatch(cell -> name.equals(((Labeled) cell).getText()))));
            assertTrue(fx(() -> box.getItems().contains(speed)), speed + ": without its line the field may be empty");
        }
    }

    /// Also a menu of the bar, an open list, and what a right click on the view opens.
    @Test
    void anOpenMenuKeepsAllKeys() throws Exception {
        go(3);
        fx(() -> preferences.level().set(Level.STEP));
        for (String id : List.of("#file-menu", "#view-menu", "#views", "#speed")) {
            clickOn(id);
            typeAllKeys();
            type(KeyCode.ESCAPE);
            until(() -> fx(() -> Window.getWindows().stream().noneMatch(PopupWindow.class::isInstance)));
        }
        clickOn(viewport(), MouseButton.SECONDARY);
        until(() -> fx(() -> Popups.menuOver(stage)));
        typeAllKeys();
        type(KeyCode.ESCAPE);
        until(() -> fx(() -> !Popups.menuOver(stage)));
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(4)));
    }

    private void typeAllKeys() throws Exception {
        until(() -> fx(() -> Window.getWindows().stream().anyMatch(w -> w instanceof PopupWindow && w.isShowing())));
        type(KeyCode.HOME, KeyCode.RIGHT, KeyCode.LEFT, KeyCode.END, KeyCode.DIGIT1, KeyCode.DIGIT3, KeyCode.R,
                KeyCode.N, KeyCode.X, KeyCode.D, KeyCode.L, KeyCode.B, KeyCode.P, KeyCode.PAGE_DOWN,
                KeyCode.CLOSE_BRACKET);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Cursor.complete(3), picture().cursor());
        assertEquals(StepSize.FRAME, playback().transport().stepSize().get());
        assertFalse(playback().playing().get() || preferences.presenting().get()
                || app.main().board().pen().get() || app.main().board().blank().get());
    }

    @Test
    void eachRungShowsTheKeyThatChoosesIt() throws Exception {
        go(3);
        for (ToggleButton rung : fx(() -> lookup(".rungs .toggle-button").queryAllAs(ToggleButton.class))) {
            type(KeyCode.getKeyCode(fx(() -> ((Label) rung.getGraphic()).getText())));
            until(() -> fx(rung::isSelected));
        }
    }

    @Test
    void everyButtonWithAKeyNamesItInItsTooltip() throws Exception {
        for (Language language : Language.values()) {
            fx(() -> preferences.language().set(language));
            until(() -> app.main().current().isPresent() && scene().built());
            boolean chinese = language == Language.CHINESE;
            for (var button : KEYS.entrySet()) {
                Shortcut key = Shortcut.named(button.getValue(), language.words());
                String tip = fx(() -> ((Control) scene().root().lookup("#" + button.getKey())).getTooltip().getText());
                assertEquals(key.meaning() + (chinese ? "（" : " (") + key.key() + (chinese ? "）" : ")"), tip);
            }
        }
    }

    @Test
    void theMenuShowsKeysThatItDoesNotTakeFromFields() throws Exception {
        for (var named : Map.of("present", "P or F5", "pen", "D", "spotlight", "L", "blank", "B", "scene-again",
                "Shift+R", "menu-keys", "F1 or ?").entrySet())
            assertEquals(named.getValue(), item(named.getKey()).getAccelerator().getDisplayText());
        type(KeyCode.F1);
        until(() -> sheet().isPresent());
        write("pdl");
        assertEquals("pdl", ((TextField) stage.getScene().lookup("#keys-find")).getText());
        assertFalse(preferences.presenting().get() || app.main().board().pen().get()
                || app.main().board().spotlight().get());
    }

    @Test
    void f1AndAQuestionMarkOpenTheKeysAndPauseFindsSpace() throws Exception {
        type(KeyCode.F1);
        until(() -> sheet().isPresent());
        write("pause");
        TableView<?> table = lookup("#keys-table").query();
        until(() -> table.getItems().size() == 2);
        assertEquals("Space", ((Shortcut) table.getItems().getLast()).key());
        type(KeyCode.F1);
        until(() -> sheet().isEmpty());
        fx(() -> Event.fireEvent(viewport(),
                new KeyEvent(KeyEvent.KEY_TYPED, "?", "?", KeyCode.UNDEFINED, true, false, false, false)));
        until(() -> sheet().isPresent());
        assertEquals("", ((TextField) stage.getScene().lookup("#keys-find")).getText(), "it opens, and types nothing");
        type(KeyCode.ESCAPE);
        until(() -> sheet().isEmpty());
        fx(() -> app.main().tab(0));
        type(KeyCode.F1);
        until(() -> sheet().isPresent());
    }

    @Test
    void whatIsAboutASceneIsDisabledOnTheContentsPage() throws Exception {
        assertFalse(item("menu-save").isDisable() || item("scene-again").isDisable());
        fx(() -> app.main().tab(0));
        assertTrue(item("menu-save").isDisable() && item("scene-again").isDisable());
    }

    @Test
    void aPictureHasTheAskedSizeAndLeavesTheViewAsItWas() throws Exception {
        double width = viewport().getWidth(), height = viewport().getHeight();
        var before = fx(() -> viewport().projection());
        WritableImage once = fx(() -> ViewPicture.take(viewport(), PictureSize.ONCE)),
                twice = fx(() -> ViewPicture.take(viewport(), PictureSize.TWICE)),
                full = fx(() -> ViewPicture.take(viewport(), PictureSize.FULL));
        assertEquals(List.of(Math.round(width), Math.round(height)),
                List.of(Math.round(once.getWidth()), Math.round(once.getHeight())));
        assertEquals(Math.round(2 * width), twice.getWidth());
        assertEquals(List.of(1920.0, 1080.0), List.of(full.getWidth(), full.getHeight()));
        WaitForAsyncUtils.waitForFxEvents(3);
        assertEquals(width, viewport().getWidth());
        assertEquals(before, fx(() -> viewport().projection()));
        assertTrue(colours(once) > 50 && colours(twice) > 50 && colours(full) > 50, "they show something");
    }

    @Test
    void aPictureIsWrittenWholeOrNotAtAll(@TempDir Path folder) throws Exception {
        var said = new ArrayList<String>();
        var failed = new ArrayList<Throwable>();
        Path file = folder.resolve("rope.png"), blocked = file.resolve("inside.png");
        fx(() -> picture(file, said, failed).save(scene(), PictureSize.FULL));
        until(() -> fx(said::size) == 1);
        assertEquals(List.of("The picture is saved in rope.png."), said);
        assertEquals(1920, ImageIO.read(file.toFile()).getWidth());
        fx(() -> picture(blocked, said, failed).save(scene(), PictureSize.ONCE)); // a file is no folder
        until(() -> fx(failed::size) == 1);
        assertTrue(failed.getFirst() instanceof BadInput e && e.getMessage().contains("cannot be written"));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    private static ViewPicture picture(Path to, List<String> said, List<Throwable> failed) {
        return new ViewPicture(new FileDialog() {
            @Override
            public Optional<Path> open(String title, Window over, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, Window over, String name, String ending) {
                return Optional.of(to);
            }
        }, Language.ENGLISH.words(), said::add, failed::add);
    }

    /// Different colours on a grid of points.
    private static long colours(WritableImage image) {
        return IntStream.range(0, 10_000)
                .map(i -> image.getPixelReader().getArgb(i % 100 * (int) image.getWidth() / 100,
                        i / 100 * (int) image.getHeight() / 100))
                .distinct().count();
    }

    @Test
    void resetAllAsksFirst() throws Exception {
        Playback playing = playback();
        fx(() -> preferences.theme().set(Theme.LIGHT));
        fx(() -> item("everything-again").fire());
        clickOn("#answer-no");
        until(() -> sheet().isEmpty());
        assertEquals(Theme.LIGHT, preferences.theme().get());
        fx(() -> item("everything-again").fire());
        clickOn("#answer-yes");
        until(() -> sheet().isEmpty() && preferences.theme().get() == Theme.DARK);
        assertEquals(Level.WATCH, preferences.level().get());
        assertEquals(playing, playback());
    }

    @Test
    void aboutNamesTheLicencesOfAllThatShips() throws Exception {
        fx(() -> item("menu-about").fire());
        until(() -> sheet().isPresent());
        TextArea licences = lookup("#licences").query();
        for (String one : List.of("MIT License", "org.openjfx:javafx-controls", "GPL-2.0-with-classpath-exception",
                "org.snakeyaml:snakeyaml-engine"))
            assertTrue(licences.getText().contains(one), one);
        assertFalse(licences.getText().contains("junit") || licences.getText().contains("| "), licences.getText());
        assertFalse(licences.isEditable());
    }
}
