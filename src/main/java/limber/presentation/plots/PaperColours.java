package limber.presentation.plots;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The colours of the light theme by role, read from its style sheet, for drawings that leave the window.
final class PaperColours {
    private static final Pattern COLOUR = Pattern.compile("-limber-([a-z0-9-]+):\\s*(#[0-9a-f]{6});");

    private final Map<String, String> colours = new HashMap<>();

    PaperColours() {
        try (InputStream css = PaperColours.class.getResourceAsStream("/limber/css/light.css")) {
            byte[] text = Objects.requireNonNull(css, "light.css").readAllBytes();
            Matcher found = COLOUR.matcher(new String(text, StandardCharsets.UTF_8));
            while (found.find()) colours.putIfAbsent(found.group(1), found.group(2));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @return `#rrggbb`; that of `position` for an unknown role, as in the window
    String of(String role) {
        return colours.getOrDefault(role, colours.get("position"));
    }
}
