package limber.ui.controls;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// Open menus, in a layout too.
@OpensWindow
class PopupsTest extends ApplicationTest {
    /// A pane that drops its children in its next layout, as a dock does that has no more room.
    private static final class Dropping extends Pane {
        private boolean drops;

        @Override
        protected void layoutChildren() {
            if (drops) getChildren().clear();
            else super.layoutChildren();
        }
    }

    private final List<Throwable> uncaught = new ArrayList<>();
    private Popups popups;
    private Dropping pane;

    @Override
    public void start(Stage stage) {
        popups = new Popups();
        pane = new Dropping();
        Thread.currentThread().setUncaughtExceptionHandler((_, e) -> uncaught.add(e));
        stage.setScene(new Scene(pane, 400, 300));
        stage.show();
    }

    @AfterEach
    void close() throws Exception {
        fx(() -> {
            popups.close();
            Thread.currentThread().setUncaughtExceptionHandler(null); // the thread is that of later tests too
        });
    }

    /// The scenes of a window and of its menus are laid out in an order that changes.
    @Test
    void aMenuWhoseOwnerGoesDuringALayoutGoesToo() throws Exception {
        for (int i = 0; i < 6; i++) {
            var inner = new Menu("inner", null, new MenuItem("leaf"));
            moveTo(pane); // away from where the menu opens
            fx(() -> {
                pane.drops = false;
                var button = new MenuButton("menu", null, inner);
                pane.getChildren().setAll(button);
                pane.applyCss();
                pane.layout();
                button.show();
            });
            until(() -> menus() == 1);
            WaitForAsyncUtils.waitForFxEvents();
            moveTo("inner");
            until(() -> menus() == 2);
            fx(() -> {
                pane.drops = true;
                pane.requestLayout();
            });
            until(() -> menus() == 0);
            WaitForAsyncUtils.waitForFxEvents();
        }
        assertEquals(List.of(), uncaught);
    }

    @Test
    void aSubmenuOpensAgainWithItsItems() throws Exception {
        var other = new MenuItem("other");
        var button = new MenuButton("menu", null, new Menu("inner", null, new MenuItem("leaf")), other);
        fx(() -> pane.getChildren().setAll(button));
        for (int i = 0; i < 2; i++) {
            moveTo(pane);
            fx(button::show);
            until(() -> menus() == 1);
            WaitForAsyncUtils.waitForFxEvents();
            moveTo("inner");
            until(() -> menus() == 2 && lookup("leaf").tryQuery().isPresent());
            moveTo("other");
            until(() -> menus() == 1);
            moveTo("inner");
            until(() -> menus() == 2 && lookup("leaf").tryQuery().isPresent());
            fx(popups::hide);
            until(() -> menus() == 0);
        }
        assertEquals(List.of(), uncaught);
    }

    private static long menus() {
        return Window.getWindows().stream().filter(w -> w instanceof ContextMenu && w.isShowing()).count();
    }
}
