package limber.ui.controls;

import java.util.function.Function;
import javafx.util.StringConverter;

/// A one-way converter from a value to its name; typed text is not converted.
public final class NamedConverter<T> extends StringConverter<T> {
    private final Function<T, String> name;

    public NamedConverter(Function<T, String> name) {
        this.name = name;
    }

    @Override public String toString(T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override public T fromString(String text) {
        throw new UnsupportedOperationException("chosen, not typed");
    }
}
