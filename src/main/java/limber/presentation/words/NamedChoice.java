package limber.presentation.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;

/// A choice with a word for settings files and bundles.
public interface NamedChoice {
    String name();

    default String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @throws BadInput naming the words there are
    static <T extends Enum<T> & NamedChoice> T read(Class<T> choices, String word) {
        return Arrays.stream(choices.getEnumConstants()).filter(c -> c.word().equals(word)).findFirst()
                .orElseThrow(() -> new BadInput("'" + BadInput.brief(word) + "' is not one of " + Arrays
                        .stream(choices.getEnumConstants()).map(NamedChoice::word).collect(Collectors.joining(", "))));
    }
}
