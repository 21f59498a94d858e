package limber.engine.platform;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/// The virtual machine: its memory, its services, its tables of characters.
public final class Machine {
    private static final ResourceBundle.Control NO_DETOUR = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private Machine() {}

    /// The memory that may be used, bytes.
    public static long memory() {
        return Runtime.getRuntime().maxMemory();
    }

    /// One of each kind of service of this type that a class loader finds.
    public static <T> List<T> services(Class<T> type, ClassLoader loader) {
        return ServiceLoader.load(type, loader).stream().map(ServiceLoader.Provider::get).toList();
    }

    /// A maker of services of this type that Limber itself brings; empty where there is none.
    public static <T> Optional<Supplier<T>> service(Class<T> type) {
        return ServiceLoader.load(type, type.getClassLoader()).stream().findFirst().map(found -> found::get);
    }

    /// The words of a bundle in a language; those without a language where it is missing.
    ///
    /// @param name with dots, such as `limber.models.rope.words`
    /// @throws java.util.MissingResourceException if there are none
    public static ResourceBundle words(String name, Locale locale, ClassLoader loader) {
        return ResourceBundle.getBundle(name, locale, loader, NO_DETOUR);
    }

    /// The first eight bytes of the SHA-256 of a text in UTF-8.
    public static long fingerprint(String text) {
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)))
                    .getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The lines of a text, without what ends them.
    public static List<String> lines(String text) {
        return text.lines().toList();
    }

    /// A text in plain characters: wide and other forms of a character become the usual one (Unicode's form NFKC).
    public static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
