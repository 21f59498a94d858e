package limber.engine.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// The Java virtual machine.
final class VirtualMachine implements Platform {
    private static final ResourceBundle.Control NO_DETOUR = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    /// The accessors of a record's components: Java makes them anew whenever it is asked.
    private static final ClassValue<Method[]> ACCESSORS = new ClassValue<>() {
        @Override protected Method[] computeValue(Class<?> type) {
            RecordComponent[] parts = type.getRecordComponents();
            if (parts == null) throw new IllegalArgumentException(type + " is not a record");
            Method[] accessors = Arrays.stream(parts).map(RecordComponent::getAccessor).toArray(Method[]::new);
            for (Method accessor : accessors) accessor.setAccessible(true);
            return accessors;
        }
    };

    @Override public long memory() {
        return Runtime.getRuntime().maxMemory();
    }

    @Override public <T> List<T> services(Class<T> type, ClassLoader loader) {
        return ServiceLoader.load(type, loader).stream().map(ServiceLoader.Provider::get).toList();
    }

    @Override public <T> Optional<Supplier<T>> service(Class<T> type) {
        return ServiceLoader.load(type, type.getClassLoader()).stream().findFirst().map(found -> found::get);
    }

    @Override public ResourceBundle words(String name, Locale locale, ClassLoader loader) {
        return ResourceBundle.getBundle(name, locale, loader, NO_DETOUR);
    }

    @Override public long fingerprint(String text) {
        try {
            return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)))
                    .getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override public String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    @Override public Worker worker(String name, int priority, BooleanSupplier jobs) {
        return new ThreadWorker(name, priority, jobs);
    }

    @Override public Class<?> host(Class<?> type) {
        return type.getNestHost();
    }

    @Override public boolean ships(Class<?> beside, String path) {
        return beside.getResource("/" + path) != null;
    }

    @Override public Optional<String> shipped(Class<?> beside, String path) {
        try (var in = beside.getResourceAsStream("/" + path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
    }

    /// Of a phase of a user's own its loader knows.
    @Override public boolean contained(Class<?> phase) {
        return !(phase.getClassLoader() instanceof OwnLoader own) || phase.isHidden() || own.contains(phase);
    }

    @Override public List<Records.Part> parts(Class<?> type) {
        return type.isRecord() ? Arrays.stream(type.getRecordComponents())
                .map(c -> new Records.Part(c.getName(), c.getType())).toList() : List.of();
    }

    @Override public Object[] values(Object record) {
        Method[] accessors = ACCESSORS.get(record.getClass());
        var values = new Object[accessors.length];
        for (int i = 0; i < accessors.length; i++) values[i] = value(record, accessors[i]);
        return values;
    }

    private static Object value(Object record, Method accessor) {
        try {
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(record.getClass() + "." + accessor.getName() + " cannot be read", e);
        }
    }

    @Override public Records.Maker maker(Class<?> type, Class<?> record) {
        try {
            Constructor<?> made = type.getDeclaredConstructor(
                    parts(record).stream().map(Records.Part::type).toArray(Class<?>[]::new));
            return Records.maker(made);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " cannot be made of a " + record, e);
        }
    }

    @Override public Class<?> twin(Class<?> type, boolean loads) {
        return Weaver.twin(type, loads);
    }

    @Override public Set<String> locals(Class<?> type) {
        return Weaver.locals(type);
    }
}
