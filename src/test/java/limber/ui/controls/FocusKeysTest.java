package limber.ui.controls;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioButton;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import limber.OpensWindow;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// What Enter does on macOS, where JavaFX leaves it out.
@OpensWindow
class FocusKeysTest extends ApplicationTest {
    private final AtomicInteger fired = new AtomicInteger();
    private Button button;
    private RadioButton choice;
    private MenuButton menu;

    @Override
    public void start(Stage stage) {
        button = new Button("Commit");
        button.setOnAction(_ -> fired.incrementAndGet());
        choice = new RadioButton("none");
        menu = new MenuButton("Lesson", null, new MenuItem("Steps"));
        stage.setScene(new Scene(new VBox(button, choice, menu), 200, 100));
        stage.show();
    }

    @Test
    void enterPressesButtonsChoicesAndMenus() throws Exception {
        fx(() -> FocusKeys.press(button));
        assertEquals(1, fired.get());
        fx(() -> FocusKeys.press(choice));
        assertTrue(choice.isSelected());
        fx(() -> FocusKeys.press(menu));
        assertTrue(fx(menu::isShowing));
        fx(menu::hide);
    }
}
