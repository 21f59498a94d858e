package limber.ui;

import java.net.URL;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.image.Image;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundImage;
import javafx.scene.layout.BackgroundPosition;
import javafx.scene.layout.BackgroundRepeat;
import javafx.scene.layout.BackgroundSize;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.ui.preferences.Theme;

/// The picture of a model on its card: a still that ships with the program, and over it the scene itself, which moves,
/// for as long as somebody is at the card. A model that ships without a still shows its scene from the start.
final class CardPicture extends StackPane implements AutoCloseable {
    private static final BackgroundSize COVER = new BackgroundSize(BackgroundSize.AUTO, BackgroundSize.AUTO, false,
            false, false, true);

    private final Model model;
    private final Supplier<LivingPicture> alive;
    private final Subscription themed;
    private Optional<Image> still = Optional.empty();
    private Optional<LivingPicture> living = Optional.empty();

    /// @param alive makes the scene
    CardPicture(Model model, ObservableValue<Theme> theme, Supplier<LivingPicture> alive) {
        this.model = model;
        this.alive = alive;
        themed = theme.subscribe(this::still);
        if (file(theme.getValue()).isEmpty()) live();
    }

    /// The path of a still, beside this class.
    static String path(Model model, Theme theme) {
        return "cards/" + model.name() + "-" + theme.word() + ".jpg";
    }

    private Optional<URL> file(Theme theme) {
        return Optional.ofNullable(CardPicture.class.getResource(path(model, theme)));
    }

    private void still(Theme theme) {
        still = file(theme).map(file -> new Image(file.toExternalForm(), true));
        still.ifPresent(image -> setBackground(new Background(new BackgroundImage(image, BackgroundRepeat.NO_REPEAT,
                BackgroundRepeat.NO_REPEAT, BackgroundPosition.CENTER, COVER))));
    }

    /// Whether there is something to see.
    boolean ready() {
        return still.map(image -> image.getProgress() == 1).or(() -> living.map(LivingPicture::living)).orElse(false);
    }

    private void live() {
        LivingPicture scene = alive.get();
        scene.visibleProperty().bind(scene.framed());
        getChildren().setAll(scene);
        living = Optional.of(scene);
    }

    /// The scene, while there is one.
    Optional<LivingPicture> living() {
        return living;
    }

    /// Lets it move, or ends that.
    void move(boolean on) {
        if (on && living.isEmpty()) live();
        living.ifPresent(scene -> scene.play(on));
        if (!on && getBackground() != null) end();
    }

    private void end() {
        living.ifPresent(LivingPicture::close);
        living = Optional.empty();
        getChildren().clear();
    }

    @Override public void close() {
        themed.unsubscribe();
        end();
    }
}
