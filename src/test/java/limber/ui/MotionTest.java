package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.beans.property.SimpleBooleanProperty;
import limber.OpensWindow;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// Motion that only decorates can be switched off; that of the camera is in [ViewportWindowTest].
@OpensWindow
class MotionTest extends ApplicationTest {
    private static final int FIRST = Catalog.MODELS.getFirst().firstScene().preset().frame();

    private final SimpleBooleanProperty motion = new SimpleBooleanProperty();
    private LivingPicture picture;

    @AfterEach
    void close() throws Exception {
        fx(picture::close);
    }

    @Test
    void aPictureOfTheContentsRestsWithoutMotion() throws Exception {
        var rope = Catalog.MODELS.getFirst();
        picture = fx(() -> new LivingPicture(rope, new Wording(rope, Language.ENGLISH.words()), motion, e -> {
            throw new AssertionError(e);
        }));
        fx(() -> picture.play(true));
        until(() -> frame() == FIRST);
        pictures(5);
        assertEquals(FIRST, frame());
        assertFalse(picture.playback().playing().get());
        fx(() -> {
            motion.set(true);
            picture.play(true);
        });
        until(() -> frame() > 45);
    }

    private int frame() throws Exception {
        return fx(() -> picture.living() ? picture.playback().picture().get().cursor().frame() : 0);
    }
}
