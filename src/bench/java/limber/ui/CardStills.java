package limber.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.camera.SceneBounds;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.preferences.Theme;

/// Makes the stills of the cards on the contents page: the first scene of each model in each theme. The folder that
/// they go to is the only argument.
public final class CardStills extends Application {
    static final int WIDTH = 600, HEIGHT = 320;
    /// Until the picture, its ground and its shadow have been drawn.
    private static final int PULSES = 20;

    private record Still(Model model, Theme theme) {}

    private final Deque<Still> waiting = new ArrayDeque<>();

    @Override public void start(Stage stage) {
        for (Model model : Catalog.MODELS) for (Theme theme : Theme.values()) waiting.add(new Still(model, theme));
        next(stage);
    }

    private void next(Stage stage) {
        if (waiting.isEmpty()) {
            Platform.exit();
            return;
        }
        Still still = waiting.remove();
        Model model = still.model();
        SceneBounds.of(model, model.firstScene().preset().settings()); // so that it is framed before it is drawn
        LivingPicture picture = picture(model);
        var scene = new Scene(new StackPane(picture), WIDTH, HEIGHT);
        still.theme().apply(scene);
        stage.setScene(scene);
        stage.show();
        new AnimationTimer() {
            private int pulses;

            @Override public void handle(long now) {
                boolean there = picture.living()
                        && picture.playback().picture().get().cursor().frame() == model.firstScene().preset().frame();
                if (!there || ++pulses < PULSES) return;
                stop();
                save(scene.getRoot().snapshot(null, new WritableImage(WIDTH, HEIGHT)), still);
                picture.close();
                Platform.runLater(() -> next(stage));
            }
        }.start();
    }

    /// The first scene of a model as its card shows it, standing still.
    static LivingPicture picture(Model model) {
        return new LivingPicture(model, new Wording(model, Language.ENGLISH.words()), new SimpleBooleanProperty(),
                e -> {
                    throw new IllegalStateException(model.name(), e);
                });
    }

    private void save(WritableImage image, Still still) {
        var copy = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        PixelReader pixels = image.getPixelReader();
        for (int y = 0; y < HEIGHT; y++) for (int x = 0; x < WIDTH; x++) copy.setRGB(x, y, pixels.getArgb(x, y));
        Path file = Path.of(getParameters().getRaw().getFirst(), CardPicture.path(still.model(), still.theme()));
        try {
            Files.createDirectories(file.getParent());
            if (!ImageIO.write(copy, "jpg", file.toFile())) throw new IOException("no writer of JPEG");
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
