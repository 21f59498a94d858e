package limber.ui.viewport;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.image.Image;
import limber.engine.BadInput;
import limber.engine.Picture;

/// The material of a body: the texture that the settings name, or a colour map of values.
final class SurfaceLook {
    private final Palette palette;
    private final ObjectProperty<Optional<String>> trouble = new SimpleObjectProperty<>(Optional.empty());
    /// The current texture; empty to apply it again.
    private String texture = "";

    SurfaceLook(Palette palette) {
        this.palette = palette;
    }

    /// The last error, such as a texture that cannot be read.
    ObjectProperty<Optional<String>> trouble() {
        return trouble;
    }

    /// The colours have changed.
    void stale() {
        texture = "";
    }

    void cover(MeshBody body, Picture now, Optional<Colouring> map) {
        String wanted = map.map(c -> c.signed() ? "map:signed" : "map").orElseGet(() -> Look.texture(now.settings()));
        if (wanted.equals(texture)) return;
        texture = wanted;
        body.material().setDiffuseMap(map.map(c -> c.map(palette)).orElseGet(this::pattern));
    }

    private Image pattern() {
        try {
            Image pattern = Textures.surface(texture, palette);
            trouble.set(Optional.empty());
            return pattern;
        } catch (BadInput e) {
            trouble.set(Optional.of(e.getMessage()));
            return Textures.surface("none", palette);
        }
    }
}
