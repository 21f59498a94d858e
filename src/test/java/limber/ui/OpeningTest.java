package limber.ui;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.control.Control;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.models.Catalog;
import limber.ui.preferences.Preferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The window before it is built.
@OpensWindow
class OpeningTest {
    private final List<Throwable> failures = new ArrayList<>();
    private final CountDownLatch drawn = new CountDownLatch(1);
    private Stage stage;

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private void show(Runnable then) throws Exception {
        stage = fx(() -> {
            var made = new Stage();
            Opening.show(made, Catalog.MODELS.getFirst(), new Preferences(), failures::add, then);
            return made;
        });
    }

    @AfterEach
    void hide() throws Exception {
        fx(() -> {
            stage.hide();
            return null;
        });
        assertEquals(List.of(), failures);
    }

    @Test
    void aLivingPictureIsDrawnWithoutAnyControl() throws Exception {
        var living = new AtomicBoolean();
        show(() -> {
            var picture = (LivingPicture) stage.getScene().getRoot().getChildrenUnmodifiable().getFirst();
            living.set(picture.living());
            drawn.countDown();
        });
        assertTrue(drawn.await(20, TimeUnit.SECONDS));
        assertTrue(living.get());
        fx(() -> {
            assertFalse(stage.getScene().getRoot().lookupAll("*").stream().anyMatch(Control.class::isInstance));
            return null;
        });
    }

    @Test
    void nothingFollowsAWindowThatWasClosed() throws Exception {
        var followed = new AtomicBoolean();
        show(() -> followed.set(true));
        fx(() -> {
            stage.hide();
            return null;
        });
        var other = new CountDownLatch(1);
        stage = fx(() -> {
            var made = new Stage();
            Opening.show(made, Catalog.MODELS.getFirst(), new Preferences(), failures::add, other::countDown);
            return made;
        });
        assertTrue(other.await(20, TimeUnit.SECONDS), "which would have come after the first");
        assertFalse(followed.get());
    }
}
