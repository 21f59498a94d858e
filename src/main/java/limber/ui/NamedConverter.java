package limber.ui;

import java.util.function.Function;
import javafx.util.StringConverter;

/// Shows a value by its name; nothing is typed.
final class NamedConverter<T> extends StringConverter<T> {
    private final Function<T, String> name;

    NamedConverter(Function<T, String> name) {
        this.name = name;
    }

    @Override
    public String toString(T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("chosen, not typed");
    }
}
