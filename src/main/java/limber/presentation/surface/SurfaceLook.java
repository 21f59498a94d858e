package limber.presentation.surface;

import java.util.Optional;
import java.util.function.Consumer;
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
    private final Palette palette;
    private final Consumer<Texture> read;
    private final ObjectProperty<Optional<String>> trouble = new SimpleObjectProperty<>(Optional.empty());
    /// What the cover is for; empty to make it again.
    private Optional<Wanted> current = Optional.empty();
    private Cover cover = Cover.plain(Ink.GREY);
    private Optional<Pattern> latest = Optional.empty();

    /// @param map the map of values instead of texture and colour; empty for none
    private record Wanted(Material material, String texture, String map, Appearance look) {
        boolean tinted() {
            return map.isEmpty() && !look.colour().equals(Appearance.THEME);
        }
    }

    /// A texture with what it was made of: most changes of style leave it as it was.
    private record Pattern(String texture, Material.Weave weave, Ink plain, Ink other, Texture image) {
        boolean is(String texture, Material.Weave weave, Ink plain, Ink other) {
            return texture.equals(this.texture) && weave == this.weave && plain.equals(this.plain)
                    && other.equals(this.other);
        }
    }

    /// @param read throws [BadInput] if a file is not a picture
    public SurfaceLook(Palette palette, Consumer<Texture> read) {
        this.palette = palette;
        this.read = read;
    }

    /// The last error, such as a texture that cannot be read.
    public ObjectProperty<Optional<String>> trouble() {
        return trouble;
    }

    /// The colours have changed.
    public void stale() {
        current = Optional.empty();
    }

    /// The cover of a surface; the same object while nothing about it has changed.
    ///
    /// @param material what it is made of where its colour is that of the theme
    /// @param tint a role of the palette, as one of several methods has it; empty for its own colour
    public Cover cover(Material material, Picture now, Optional<Colouring> map, Optional<String> tint) {
        Appearance own = Appearance.of(now.settings());
        return cover(material, now, map, tint.map(role -> new Appearance(palette.of(role).hex(), own.smoothness(),
                own.metallic(), own.shadow())).orElse(own));
    }

    private Cover cover(Material material, Picture now, Optional<Colouring> map, Appearance look) {
        var wanted = new Wanted(material, Look.texture(now.settings()),
                map.map(c -> c.signed() ? "signed" : "map").orElse(""),
                look);
        if (current.filter(wanted::equals).isPresent()) return cover;
        current = Optional.of(wanted);
        Ink tint = wanted.tinted() ? Ink.of(look.colour()) : Ink.WHITE,
                own = wanted.tinted() ? tint : palette.of(material);
        // a metal would darken the colours of a map, so that its legend would be wrong
        cover = map.map(m -> new Cover(Optional.of(m.map(palette)), Phong.of(look.nonmetal(), tint, own)))
                .orElseGet(() -> new Cover(Optional.of(patterned(wanted)),
                        Phong.of(look.of(material), tint, own).clear(material.opacity())));
        return cover;
    }

    private Texture patterned(Wanted wanted) {
        try {
            Texture image = pattern(wanted, wanted.texture());
            trouble.set(Optional.empty());
            return image;
        } catch (BadInput e) {
            trouble.set(Optional.of(e.getMessage()));
            return pattern(wanted, "none");
        }
    }

    private Texture pattern(Wanted wanted, String texture) {
        Ink plain = palette.of(wanted.material()), other = palette.other(wanted.material());
        Material.Weave weave = wanted.material().weave();
        return wanted.tinted() ? pattern(texture, weave, Ink.WHITE,
                Ink.grey(Math.min(1, other.brightness() / plain.brightness()))) : pattern(texture, weave, plain, other);
    }

    private Texture pattern(String texture, Material.Weave weave, Ink plain, Ink other) {
        Optional<Texture> same = latest.filter(l -> l.is(texture, weave, plain, other)).map(Pattern::image);
        if (same.isPresent()) return same.get();
        Texture image = Textures.surface(texture, weave, plain, other);
        if (image instanceof Texture.File) read.accept(image);
        latest = Optional.of(new Pattern(texture, weave, plain, other, image));
        return image;
    }
}
