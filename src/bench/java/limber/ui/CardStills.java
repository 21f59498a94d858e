package limber.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.camera.SceneBounds;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.preferences.Theme;

/// The stills of the cards on the contents page: the first scene of each model in each theme.
///
/// @param folder that they go to
record CardStills(Stage stage, Path folder) {
    static final int WIDTH = 600, HEIGHT = 320;
    /// Until the picture, its ground and its shadow have been drawn.
    private static final int PULSES = 20;

    void make() throws IOException {
        for (Model model : Catalog.MODELS) for (Theme theme : Theme.values()) make(model, theme);
    }

    private void make(Model model, Theme theme) throws IOException {
        SceneBounds.of(model, model.firstScene().preset().settings()); // so that it is framed before it is drawn
        LivingPicture picture = ScriptedWindow.on(() -> picture(model));
        ScriptedWindow.does(() -> {
            var scene = new Scene(new StackPane(picture), WIDTH, HEIGHT);
            theme.apply(scene);
            stage.setScene(scene);
            stage.sizeToScene();
            stage.show();
        });
        ScriptedWindow.until("the scene is there", () -> picture.framed().get()
                && picture.playback().picture().get().cursor().frame() == model.firstScene().preset().frame());
        ScriptedWindow.pulses(PULSES);
        BufferedImage drawn = ScriptedWindow.picture(stage);
        ScriptedWindow.does(picture::close);
        Path file = folder.resolve(CardPicture.path(model, theme));
        Files.createDirectories(file.getParent());
        if (!ImageIO.write(drawn, "jpg", file.toFile())) throw new IOException("no writer of JPEG");
    }

    /// The first scene of a model as its card shows it, standing still.
    private static LivingPicture picture(Model model) {
        return new LivingPicture(model, new Wording(model, Language.ENGLISH.words()), new SimpleBooleanProperty(),
                e -> {
                    throw new IllegalStateException(model.name(), e);
                });
    }
}
