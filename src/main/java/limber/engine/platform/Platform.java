package limber.engine.platform;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// The machine that the program runs on: a virtual machine, or a browser, which lacks threads, files beside classes,
/// and classes that are made while it runs.
public interface Platform {
    /// The one that this program runs on.
    static Platform here() {
        return CurrentPlatform.PLATFORM;
    }

    /// The memory that may be used, bytes.
    long memory();

    /// One of each kind of service of this type that a class loader finds.
    <T> List<T> services(Class<T> type, ClassLoader loader);

    /// A maker of services of this type that Limber itself brings; empty where there is none.
    <T> Optional<Supplier<T>> service(Class<T> type);

    /// The words of a bundle in a language; those without a language where it is missing.
    ///
    /// @param name with dots, such as `limber.models.rope.words`
    /// @throws MissingResourceException if there are none
    ResourceBundle words(String name, Locale locale, ClassLoader loader);

    /// The first eight bytes of the SHA-256 of a text in UTF-8.
    long fingerprint(String text);

    /// A text in plain characters: wide and other forms of a character become the usual one (Unicode's form NFKC).
    String plain(String text);

    /// A worker for jobs beside all else.
    ///
    /// @param priority of its thread
    /// @param jobs does the next job; false if there is none
    Worker worker(String name, int priority, BooleanSupplier jobs);

    /// The outermost class around a class, in whose file it stands.
    Class<?> host(Class<?> type);

    /// Whether a source file ships beside a class.
    ///
    /// @param path such as `limber/models/rope/Distance.java`
    boolean ships(Class<?> beside, String path);

    /// The text of a source file that ships beside a class; empty where there is none.
    ///
    /// @param path such as `limber/models/rope/Distance.java`
    Optional<String> shipped(Class<?> beside, String path);

    /// Whether all that a phase does is seen and follows from the state, as of those that ship and of checked kernels.
    boolean contained(Class<?> phase);

    /// The components of a record in order; none of a class that is no record.
    List<Records.Part> parts(Class<?> type);

    /// What a record was made with.
    Object[] values(Object record);

    /// A maker of instances of a class from the components of a record, that class itself or one of which it is a copy.
    ///
    /// @param record whose components they are
    Records.Maker maker(Class<?> type, Class<?> record);

    /// The twin of a class; see [Weaver].
    ///
    /// @param loads whether loads from arrays are wanted too
    Class<?> twin(Class<?> type, boolean loads);

    /// The names of the local numbers that the methods of a class assign.
    Set<String> locals(Class<?> type);
}
