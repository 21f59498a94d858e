package limber.presentation.surface;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.model.Appearance;
import limber.engine.model.Material;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Texture;

/// The cover of a body: the look that the settings ask for, or a colour map of values.
public final class SurfaceLook {
    /// A body that a face draws.
    public interface Covered {
        /// @throws BadInput if its texture is not a picture
        public void cover(Cover cover);
    }

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
    private record Pattern(String texture, Ink plain, Ink other, Texture image) {
        boolean is(String texture, Ink plain, Ink other) {
            return texture.equals(this.texture) && plain.equals(this.plain) && other.equals(this.other);
        }
    }

    /// @param material what bodies are made of whose colour is that of the theme
    public SurfaceLook(Palette palette, Material material) {
        this.palette = palette;
        this.material = material;
    }

    /// The last error, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return trouble;
    }

    /// The colours have changed.
    public void stale() {
        current = Optional.empty();
    }

    public void cover(Covered body, Picture now, Optional<Colouring> map) {
        cover(body, now, map, Appearance.of(now.settings()));
    }

    /// The same in a tint of the palette, as one of several methods.
    ///
    /// @param role of the tint
    public void cover(Covered body, Picture now, Optional<Colouring> map, String role) {
        Appearance own = Appearance.of(now.settings());
        cover(body, now, map, new Appearance(palette.of(role).hex(), own.smoothness(), own.metallic(), own.shadow()));
    }

    private void cover(Covered body, Picture now, Optional<Colouring> map, Appearance look) {
        var wanted = new Wanted(Look.texture(now.settings()), map.map(c -> c.signed() ? "signed" : "map").orElse(""),
                look);
        if (current.filter(wanted::equals).isPresent()) return;
        current = Optional.of(wanted);
        Ink tint = wanted.tinted() ? Ink.of(look.colour()) : Ink.WHITE,
                own = wanted.tinted() ? tint : palette.of(material);
        // a metal would darken the colours of a map, so that its legend would be wrong
        if (map.isPresent())
            body.cover(new Cover(Optional.of(map.get().map(palette)), Phong.of(look.nonmetal(), tint, own)));
        else patterned(body, wanted, Phong.of(look.of(material), tint, own).clear(material.opacity()));
    }

    private void patterned(Covered body, Wanted wanted, Phong light) {
        try {
            body.cover(new Cover(Optional.of(pattern(wanted, wanted.texture())), light));
            trouble.set(Optional.empty());
        } catch (BadInput e) {
            trouble.set(Optional.of(e.getMessage()));
            body.cover(new Cover(Optional.of(pattern(wanted, "none")), light));
        }
    }

    private Texture pattern(Wanted wanted, String texture) {
        Ink plain = palette.of(material), other = palette.other(material);
        return wanted.tinted() ? pattern(texture, Ink.WHITE,
                Ink.grey(Math.min(1, other.brightness() / plain.brightness()))) : pattern(texture, plain, other);
    }

    private Texture pattern(String texture, Ink plain, Ink other) {
        Optional<Texture> same = latest.filter(l -> l.is(texture, plain, other)).map(Pattern::image);
        if (same.isPresent()) return same.get();
        Texture image = Textures.surface(texture, material.weave(), plain, other);
        latest = Optional.of(new Pattern(texture, plain, other, image));
        return image;
    }
}
