package limber.ui;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.ref.WeakReference;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import limber.OpensWindow;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// A window that has been closed is let go of, with the runs of all scenes that it has shown.
@OpensWindow
class ClosedWindowTest extends ApplicationTest {
    private static final int TRIES = 100;

    private Stage stage;

    @Override
    public void start(Stage shown) {
        stage = shown;
    }

    @Test
    void nothingKeepsAClosedWindow() throws Exception {
        var closed = new WeakReference<>(opened());
        for (int n = 0; n < TRIES && closed.get() != null; n++) {
            System.gc();
            WaitForAsyncUtils.waitForFxEvents();
            Thread.sleep(50);
        }
        assertNull(closed.get());
    }

    /// In a method of its own, so that no local variable keeps it.
    private App opened() throws Exception {
        App app = fx(() -> Opened.on(stage, 1280, 720, Opened.preferences()));
        Fx.until(() -> app.main().current().orElseThrow().built());
        fx(() -> {
            app.stop();
            stage.setScene(new Scene(new Pane()));
        });
        Fx.forgetEvents(stage);
        return app;
    }
}
