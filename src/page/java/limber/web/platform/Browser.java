package limber.web.platform;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import limber.engine.platform.Platform;
import limber.engine.platform.Records;
import limber.engine.platform.Worker;
import org.teavm.jso.JSBody;

/// A browser. It has no services and no compiler: all that a page has is compiled into it, and each phase runs as it
/// ships. Twins were woven when the page's engine was built.
public final class Browser implements Platform {
    private static final long MEMORY = 512L << 20;

    /// What a page may use of a small phone's memory, bytes.
    @Override
    public long memory() {
        return MEMORY;
    }

    @Override
    public <T> List<T> services(Class<T> type, ClassLoader loader) {
        return List.of();
    }

    @Override
    public <T> Optional<Supplier<T>> service(Class<T> type) {
        return Optional.empty();
    }

    @Override
    public ResourceBundle words(String name, Locale locale, ClassLoader loader) {
        return PageResources.words(name, locale)
                .orElseThrow(() -> new MissingResourceException("no bundle " + name, name, ""));
    }

    @Override
    public long fingerprint(String text) {
        return PageResources.whole(Sha256.first(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public String plain(String text) {
        return normalized(text);
    }

    @JSBody(params = "text", script = "return text.normalize('NFKC');")
    private static native String normalized(String text);

    @Override
    public Worker worker(String name, int priority, BooleanSupplier jobs) {
        return new SliceWorker(jobs);
    }

    /// The class itself: a page knows files by the names of classes.
    @Override
    public Class<?> host(Class<?> type) {
        return type;
    }

    @Override
    public boolean ships(Class<?> beside, String path) {
        return PageResources.source(path).isPresent();
    }

    @Override
    public Optional<String> shipped(Class<?> beside, String path) {
        return PageResources.source(path);
    }

    @Override
    public boolean contained(Class<?> phase) {
        return true;
    }

    /// A page knows only the fields of a record.
    @Override
    public List<Records.Part> parts(Class<?> type) {
        return fields(type).stream().map(f -> new Records.Part(f.getName(), f.getType())).toList();
    }

    private static List<Field> fields(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields()).filter(f -> !Modifier.isStatic(f.getModifiers())).toList();
    }

    @Override
    public Object[] values(Object record) {
        return fields(record.getClass()).stream().map(f -> value(record, f)).toArray();
    }

    private static Object value(Object record, Field field) {
        try {
            field.setAccessible(true);
            return field.get(record);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(record.getClass() + "." + field.getName() + " cannot be read", e);
        }
    }

    @Override
    public Records.Maker maker(Class<?> type, Class<?> record) {
        return values -> Objects.requireNonNull(Woven.make(record.getName(), values), record.getName());
    }

    /// A twin that reports loads in any case.
    @Override
    public Class<?> twin(Class<?> type, boolean loads) {
        Class<?> twin = Woven.twin(type.getName());
        if (twin == null) throw new IllegalStateException("no twin of " + type.getName());
        return twin;
    }

    @Override
    public Set<String> locals(Class<?> type) {
        String names = Woven.locals(type.getName());
        return names.isEmpty() ? Set.of() : new TreeSet<>(List.of(names.split(" ")));
    }
}
