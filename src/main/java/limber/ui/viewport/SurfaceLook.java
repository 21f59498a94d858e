package limber.ui.viewport;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import limber.engine.model.Appearance;
import limber.engine.model.Material;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;

/// The material of a body: the look that the settings ask for, or a colour map of values.
final class SurfaceLook {
    private final Palette palette;
    private final Material material;
    private final ObjectProperty<Optional<String>> trouble = new SimpleObjectProperty<>(Optional.empty());
    /// What the material shows; empty to apply it again.
    private Optional<Wanted> current = Optional.empty();
    private Optional<Pattern> latest = Optional.empty();

    /// @param map the map of values instead of texture and colour; empty for none
    private record Wanted(String texture, String map, Appearance look) {
        boolean tinted() {
            return map.isEmpty() && !look.colour().equals(Appearance.THEME);
        }
    }

    /// A texture with what it was made of: most changes of style leave it as it was.
    private record Pattern(String texture, Color plain, Color other, Image image) {
        boolean is(String texture, Color plain, Color other) {
            return texture.equals(this.texture) && plain.equals(this.plain) && other.equals(this.other);
        }
    }

    /// @param material what bodies are made of whose colour is that of the theme
    SurfaceLook(Palette palette, Material material) {
        this.palette = palette;
        this.material = material;
    }

    /// The last error, such as a texture that cannot be read.
    ObjectProperty<Optional<String>> trouble() {
        return trouble;
    }

    /// The colours have changed.
    void stale() {
        current = Optional.empty();
    }

    void cover(MeshBody body, Picture now, Optional<Colouring> map) {
        cover(body, now, map, Appearance.of(now.settings()));
    }

    /// The same in a tint of the palette, as one of several methods.
    ///
    /// @param role of the tint
    void cover(MeshBody body, Picture now, Optional<Colouring> map, String role) {
        Appearance own = Appearance.of(now.settings());
        String tint = "#" + palette.of(role).toString().substring(2, 8);
        cover(body, now, map, new Appearance(tint, own.smoothness(), own.metallic(), own.shadow()));
    }

    private void cover(MeshBody body, Picture now, Optional<Colouring> map, Appearance look) {
        var wanted = new Wanted(Look.texture(now.settings()), map.map(c -> c.signed() ? "signed" : "map").orElse(""),
                look);
        if (current.filter(wanted::equals).isPresent()) return;
        current = Optional.of(wanted);
        body.material().setDiffuseMap(map.map(c -> c.map(palette)).orElseGet(() -> pattern(wanted)));
        Color tint = wanted.tinted() ? Color.web(look.colour()) : Color.WHITE,
                own = wanted.tinted() ? tint : palette.of(material);
        // a metal would darken the colours of a map, so that its legend would be wrong
        Phong.of(map.isPresent() ? look.nonmetal() : look.of(material), tint, own).apply(body.material());
        if (map.isEmpty()) body.material().setDiffuseColor(clear(body.material().getDiffuseColor()));
    }

    /// A colour through which as much is seen as the material lets through.
    private Color clear(Color c) {
        return c.deriveColor(0, 1, 1, material.opacity());
    }

    private Image pattern(Wanted wanted) {
        Color plain = palette.of(material), other = palette.other(material);
        if (wanted.tinted()) {
            other = Color.gray(Math.min(1, other.getBrightness() / plain.getBrightness()));
            plain = Color.WHITE;
        }
        try {
            Image image = pattern(wanted.texture(), plain, other);
            trouble.set(Optional.empty());
            return image;
        } catch (BadInput e) {
            trouble.set(Optional.of(e.getMessage()));
            return pattern("none", plain, other);
        }
    }

    private Image pattern(String texture, Color plain, Color other) {
        Optional<Image> same = latest.filter(l -> l.is(texture, plain, other)).map(Pattern::image);
        if (same.isPresent()) return same.get();
        Image image = Textures.surface(texture, material.weave(), plain, other);
        latest = Optional.of(new Pattern(texture, plain, other, image));
        return image;
    }
}
