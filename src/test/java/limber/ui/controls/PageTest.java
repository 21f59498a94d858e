package limber.ui.controls;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TextField;
import javafx.scene.input.ContextMenuEvent;
import javafx.stage.Stage;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// Fields that leave the page while they are asked for their menu.
@OpensWindow
class PageTest {
    private Stage stage;

    @BeforeEach
    void open() throws Exception {
        stage = FxToolkit.registerPrimaryStage();
    }

    private static void ask(TextField field) {
        Event.fireEvent(field, new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 1, 1, 1, 1, false, null));
    }

    @Test
    void aFieldThatIsGoneWhenItsMenuIsToBeShownShowsNone() throws Exception {
        boolean there = fx(() -> {
            var page = new Page();
            var field = new TextField();
            page.getChildren().add(field);
            stage.setScene(new Scene(page));
            field.setOnContextMenuRequested(_ -> {
                page.getChildren().remove(field);
                new ContextMenu().show(field, 0, 0); // as JavaFX does, after it has asked the clipboard
            });
            ask(field);
            return page.getChildren().contains(field);
        });
        assertFalse(there);
    }

    @Test
    void anotherFaultOfAMenuIsStillAFault() throws Exception {
        var thrown = fx(() -> {
            var page = new Page();
            var field = new TextField();
            page.getChildren().add(field);
            stage.setScene(new Scene(page));
            field.setOnContextMenuRequested(_ -> {
                throw new IllegalArgumentException("planted");
            });
            return assertThrows(IllegalArgumentException.class, () -> ask(field));
        });
        assertEquals("planted", thrown.getMessage());
    }
}
