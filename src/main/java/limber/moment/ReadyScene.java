package limber.moment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A scene of several methods that ships with Limber, as the text of a moment.
public enum ReadyScene {
    CANTILEVER, MATERIALS, ROPE, TWIST, SHEET;

    /// Its word in bundles and in the name of its file.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The text of its moment.
    public String text() {
        try (InputStream in = ReadyScene.class.getResourceAsStream("/limber/scenes/" + word() + Moment.ENDING)) {
            if (in == null) throw new IllegalStateException("the scene " + word() + " is not there");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
