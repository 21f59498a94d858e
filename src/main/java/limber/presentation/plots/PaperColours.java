package limber.presentation.plots;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;

/// The colours of the light theme, read from its style sheet, for drawings that leave the window.
public final class PaperColours {
    private static final Pattern COLOUR = Pattern.compile("-limber-([a-z0-9-]+):\\s*(#[0-9a-f]+|rgba\\([^)]*\\));");

    private PaperColours() {}

    /// @return without a background, which paper has
    public static Palette palette() {
        var palette = new Palette();
        try (InputStream css = PaperColours.class.getResourceAsStream("/limber/css/light.css")) {
            byte[] text = Objects.requireNonNull(css, "light.css").readAllBytes();
            Matcher found = COLOUR.matcher(new String(text, StandardCharsets.UTF_8));
            while (found.find()) palette.ink(found.group(1), Ink.of(found.group(2)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        palette.ink("background", Ink.CLEAR);
        return palette;
    }
}
