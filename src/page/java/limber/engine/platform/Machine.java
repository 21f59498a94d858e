package limber.engine.platform;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import org.teavm.jso.JSBody;

/// A browser in the place of a virtual machine: it has no services.
public final class Machine {
    private static final long MEMORY = 512L << 20;

    private Machine() {}

    /// What a page may use of a small phone's memory, bytes.
    public static long memory() {
        return MEMORY;
    }

    /// None: all that a page has is compiled into it.
    public static <T> List<T> services(Class<T> type, ClassLoader loader) {
        return List.of();
    }

    /// Empty, for the same reason.
    public static <T> Optional<Supplier<T>> service(Class<T> type) {
        return Optional.empty();
    }

    /// The words of a bundle that the page brings, in its language.
    ///
    /// @throws MissingResourceException if there are none
    public static ResourceBundle words(String name, Locale locale, ClassLoader loader) {
        return Brought.words(name, locale)
                .orElseThrow(() -> new MissingResourceException("no bundle " + name, name, ""));
    }

    /// The first eight bytes of the SHA-256 of a text in UTF-8.
    public static long fingerprint(String text) {
        return Sha256.first(text.getBytes(StandardCharsets.UTF_8));
    }

    /// The lines of a text, without what ends them.
    public static List<String> lines(String text) {
        if (text.isEmpty()) return List.of();
        List<String> lines = List.of(text.split("\r\n|\r|\n", -1));
        return lines.getLast().isEmpty() ? lines.subList(0, lines.size() - 1) : lines;
    }

    /// A text in plain characters: wide and other forms of a character become the usual one (Unicode's form NFKC).
    @JSBody(params = "text", script = "return text.normalize('NFKC');") public static native String plain(String text);
}
