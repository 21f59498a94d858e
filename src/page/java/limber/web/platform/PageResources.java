package limber.web.platform;

import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;

/// Contents that a page brings with it in the place of files beside classes: words, the sources of phases, and the
/// fingerprints of what it has in part.
public final class PageResources {
    private static final Map<String, Bundle> WORDS = new HashMap<>();
    private static final Map<String, String> SOURCES = new HashMap<>();
    private static final Map<Long, Long> HASHES = new HashMap<>();

    private PageResources() {}

    /// Words by key, in the page's language.
    private static final class Bundle extends ResourceBundle {
        private final Map<String, String> words;
        private final Locale locale;

        Bundle(Map<String, String> words, Locale locale) {
            this.words = words;
            this.locale = locale;
        }

        @Override
        public Locale getLocale() {
            return locale;
        }

        @Override
        protected Object handleGetObject(String key) {
            return words.get(key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(words.keySet());
        }
    }

    /// @param bundle with dots, such as `limber.models.rope.words`
    public static void words(String bundle, Locale locale, Map<String, String> words) {
        WORDS.put(bundle, new Bundle(words, locale));
    }

    /// @param path such as `limber/models/rope/Distance.java`
    public static void source(String path, String text) {
        SOURCES.put(path, text);
    }

    /// Has a shortened text count as the whole one.
    ///
    /// @param brief,whole their fingerprints, as hexadecimal numbers
    public static void hash(String brief, String whole) {
        HASHES.put(number(brief), number(whole));
    }

    /// The number of 16 hexadecimal digits.
    private static long number(String digits) {
        return Long.parseLong(digits.substring(0, 8), 16) << 32 | Long.parseLong(digits.substring(8), 16);
    }

    /// The fingerprint of a text that may have been shortened.
    static long whole(long fingerprint) {
        return HASHES.getOrDefault(fingerprint, fingerprint);
    }

    /// Words are there in the page's language only.
    static Optional<ResourceBundle> words(String bundle, Locale locale) {
        return Optional.ofNullable(WORDS.get(bundle));
    }

    static Optional<String> source(String path) {
        return Optional.ofNullable(SOURCES.get(path));
    }
}
