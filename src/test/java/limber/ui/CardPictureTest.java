package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import limber.OpensWindow;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.camera.SceneBounds;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.framework.junit5.ApplicationTest;

/// The pictures of the cards: stills that ship, and scenes that move while somebody is there.
@OpensWindow
@Tag("pixels")
class CardPictureTest extends ApplicationTest {
    private Stage stage;

    @Override
    public void start(Stage stage) {
        this.stage = stage;
    }

    @Test
    void everyModelHasAStillInEveryTheme() {
        for (Model model : Catalog.MODELS)
            for (Theme theme : Theme.values())
                assertNotNull(CardPicture.class.getResource(CardPicture.path(model, theme)),
                        "./limber pictures makes " + CardPicture.path(model, theme));
    }

    /// A scene is there only while it moves.
    @Test
    void aSceneIsThereWhileSomebodyIs() throws Exception {
        Model rope = Catalog.model("rope");
        var motion = new SimpleBooleanProperty(true);
        CardPicture card = fx(() -> new CardPicture(rope, new SimpleObjectProperty<>(Theme.DARK), () -> alive(rope,
                motion)));
        fx(() -> show(card));
        until(() -> fx(card::ready));
        assertEquals(Optional.empty(), fx(card::living), "it costs nothing");
        fx(() -> card.move(true));
        LivingPicture scene = fx(card::living).orElseThrow();
        until(() -> fx(() -> scene.living() && scene.playback().picture().get().cursor().frame() > 80));
        fx(() -> card.move(false));
        assertEquals(Optional.empty(), fx(card::living));
        fx(card::close);
    }

    /// A still is older than the window's look where more than a hundredth of its light is elsewhere. JPEG and another
    /// driver change less.
    @ParameterizedTest
    @ValueSource(strings = {"ball", "jelly", "strand"})
    void aStillIsWhatTheWindowDraws(String name) throws Exception {
        Model model = Catalog.model(name);
        SceneBounds.of(model, model.firstScene().preset().settings());
        LivingPicture picture = fx(() -> alive(model, new SimpleBooleanProperty()));
        fx(() -> show(picture));
        fx(() -> picture.play(true));
        until(() -> fx(() -> picture.framed().get() && picture.playback().picture().get().cursor().frame() == model
                .firstScene().preset().frame()));
        pictures(20);
        WritableImage drawn = fx(() -> picture.snapshot(null, new WritableImage(600, 320)));
        BufferedImage still = ImageIO.read(CardPicture.class.getResource(CardPicture.path(model, Theme.DARK)));
        long apart = 0;
        for (int y = 0; y < 320; y++)
            for (int x = 0; x < 600; x++)
                apart += Math.abs(light(still.getRGB(x, y)) - light(drawn.getPixelReader().getArgb(x, y)));
        double share = apart / (600 * 320 * 3 * 255.0);
        assertTrue(share < 0.01, "./limber pictures: " + share);
        fx(picture::close);
    }

    private static int light(int argb) {
        return (argb >> 16 & 255) + (argb >> 8 & 255) + (argb & 255);
    }

    /// In the size of a still, whatever size the stage has had before.
    private void show(Region what) {
        what.setPrefSize(600, 320);
        var scene = new Scene(new Group(what), 600, 320);
        Theme.DARK.apply(scene);
        stage.setScene(scene);
        stage.show();
    }

    private static LivingPicture alive(Model model, SimpleBooleanProperty motion) {
        return new LivingPicture(model, new Wording(model, Language.ENGLISH.words()), motion, e -> {
            throw new AssertionError(e);
        });
    }
}
