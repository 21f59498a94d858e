package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.controls.Page;
import limber.ui.controls.Sheet;
import limber.ui.preferences.Level;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// Sheets over the window's content: where they lie, what closes them, and where the keyboard is.
@Tag("wide")
class SheetWindowTest extends SharedWindow {
    SheetWindowTest() {
        super(Catalog.MODELS);
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @Test
    void everySheetLiesInsideTheWindowInTheLargestType() throws Exception {
        for (Language language : Language.values()) {
            fx(() -> {
                preferences.theme().set(Theme.PROJECTOR);
                preferences.language().set(language);
            });
            until(() -> app.main().current().isPresent() && scene().built());
            for (String owner : List.of("overlays", "help", "rows-shape")) {
                fx(() -> Controls.unfold(stage.getScene()));
                fx(() -> ((ButtonBase) stage.getScene().lookup("#" + owner)).fire());
                within(owner + " in " + language);
            }
            fx(() -> ((MenuButton) stage.getScene().lookup("#actions")).getItems().stream()
                    .filter(item -> "fire".equals(item.getId())).findFirst().orElseThrow().fire());
            within("an action's form in " + language);
        }
    }

    private void within(String what) throws Exception {
        WaitForAsyncUtils.waitForFxEvents(3);
        Sheet sheet = sheet().orElseThrow(() -> new AssertionError("no sheet: " + what));
        Bounds at = fx(() -> sheet.localToScene(sheet.getLayoutBounds()));
        assertTrue(at.getMinX() >= 0 && at.getMinY() >= 0 && at.getMaxX() <= stage.getScene().getWidth()
                && at.getMaxY() <= stage.getScene().getHeight(), what + " lies at " + at);
        assertTrue(at.getWidth() > 200 && at.getHeight() > 100, what + " is as small as " + at);
        assertEquals(1, Window.getWindows().stream().filter(Window::isShowing).count(), "no window of its own");
        assertEquals(AccessibleRole.DIALOG, sheet.getAccessibleRole());
        assertFalse(sheet.getAccessibleText().isBlank());
        assertEquals(List.of(), fx(() -> Controls.of(sheet).stream().filter(n -> Controls.name(n).isBlank())
                .map(Controls::kind).toList()), what);
    }

    /// As a list that another thread reads: Enter must open its first line, and not close the sheet.
    @Test
    void theKeyboardGoesToContentThatComesLater() throws Exception {
        var content = new VBox(new Label("Reading"));
        var sheet = fx(() -> {
            var made = new Sheet("List", Language.ENGLISH.words(), Sheet.Side.UNDER);
            made.setContent(content);
            made.show(lookup("#overlays").query());
            return made;
        });
        Fx.pictures(2);
        var first = new Button("first");
        fx(() -> content.getChildren().setAll(first));
        until(first::isFocused);
        type(KeyCode.TAB, KeyCode.TAB);
        fx(() -> content.getChildren().addFirst(new Button("earlier")));
        Fx.pictures(2);
        assertTrue(first.isFocused() || sheet.lookup("#sheet-close").isFocused(), "once moved, it stays");
        fx(sheet::close);
    }

    @Test
    void escapeClosesASheetAndTheKeyboardReturns() throws Exception {
        fx(() -> scene().root().lookup("#overlays").requestFocus()); // another tab may have one too
        type(KeyCode.ENTER);
        until(() -> sheet().isPresent());
        assertTrue(Sheet.holds(stage.getScene().getFocusOwner()));
        type(KeyCode.ESCAPE);
        until(() -> sheet().isEmpty());
        assertEquals("overlays", stage.getScene().getFocusOwner().getId());
    }

    @Test
    void escapeClosesASheetWhenTheKeyboardIsElsewhere() throws Exception {
        clickOn("#overlays");
        fx(() -> viewport().requestFocus());
        type(KeyCode.ESCAPE);
        until(() -> sheet().isEmpty());
    }

    @Test
    void aPressOutsideClosesASheetAndOneOnItsOwnerToo() throws Exception {
        clickOn("#overlays");
        clickOn("#show-wireframe");
        assertTrue(sheet().isPresent(), "a press inside leaves it open");
        clickOn(".bar .label"); // which does nothing itself
        until(() -> sheet().isEmpty());
        clickOn("#overlays");
        until(() -> sheet().isPresent());
        clickOn("#overlays");
        until(() -> sheet().isEmpty());
    }

    @Test
    void tabGoesRoundInsideASheet() throws Exception {
        clickOn("#overlays");
        Node first = fx(() -> stage.getScene().getFocusOwner());
        int stops = fx(() -> Controls.of(sheet().orElseThrow()).size());
        int steps = 0;
        do {
            type(KeyCode.TAB);
            steps++;
            assertTrue(Sheet.holds(fx(() -> stage.getScene().getFocusOwner())), "after " + steps + " times Tab");
        } while (fx(() -> stage.getScene().getFocusOwner()) != first && steps <= stops);
        assertTrue(steps > 5 && steps <= stops, steps + " of " + stops);
        press(KeyCode.SHIFT).type(KeyCode.TAB).type(KeyCode.TAB).type(KeyCode.TAB).release(KeyCode.SHIFT);
        assertTrue(Sheet.holds(fx(() -> stage.getScene().getFocusOwner())));
    }

    @Test
    void aSheetGoesWithItsOwner() throws Exception {
        fx(() -> {
            Controls.unfold(stage.getScene());
            ((ButtonBase) stage.getScene().lookup("#rows-shape")).fire();
        });
        until(() -> sheet().isPresent());
        fx(() -> preferences.panes(Level.STEP).remove("parameters"));
        until(() -> sheet().isEmpty());
        clickOn("#overlays");
        until(() -> sheet().isPresent());
        fx(() -> app.main().tab(2)); // its owner is hidden
        until(() -> sheet().isEmpty());
    }

    @Test
    void aSheetGoesWithThemeAndLanguage() throws Exception {
        clickOn("#overlays");
        fx(() -> preferences.theme().set(Theme.LIGHT));
        until(() -> sheet().isEmpty());
        clickOn("#overlays");
        until(() -> sheet().isPresent());
        fx(() -> preferences.language().set(Language.CHINESE));
        until(() -> sheet().isEmpty());
    }

    @Test
    void oneSheetAtATime() throws Exception {
        clickOn("#overlays");
        fx(() -> ((ButtonBase) stage.getScene().lookup("#help")).fire());
        assertEquals(1, fx(() -> stage.getScene().getRoot().getChildrenUnmodifiable().stream()
                .filter(Sheet.class::isInstance).count()));
        assertEquals("Keyboard shortcuts", sheet().orElseThrow().getAccessibleText());
    }

    @Test
    void aRefusalIsPartOfTheSceneAndGoesWhenItIsClicked() throws Exception {
        fx(() -> app.main().failed(new BadInput("mesh: '" + "1".repeat(100_000) + "' names no file")));
        WaitForAsyncUtils.waitForFxEvents(3);
        Bounds at = fx(() -> {
            Node said = stage.getScene().lookup(".notification");
            return said.localToScene(said.getLayoutBounds());
        });
        assertTrue(at.getMinX() >= 0 && at.getMaxX() <= stage.getScene().getWidth()
                && at.getMaxY() <= stage.getScene().getHeight(), at.toString());
        assertEquals(1, Window.getWindows().stream().filter(Window::isShowing).count());
        clickOn(stage.getX() + at.getCenterX(), stage.getY() + at.getMinY() + 20);
        until(() -> fx(() -> stage.getScene().lookup(".notification") == null));
    }

    private Optional<Sheet> sheet() throws Exception {
        return fx(() -> Page.of(stage.getScene()).flatMap(Page::sheet));
    }
}
