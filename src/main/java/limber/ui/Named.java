package limber.ui;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import limber.engine.BadInput;

/// A choice with a word in settings files and bundles.
interface Named {
    String name();

    default String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @throws BadInput naming the words there are
    static <T extends Enum<T> & Named> T read(Class<T> choices, String word) {
        return Arrays.stream(choices.getEnumConstants()).filter(c -> c.word().equals(word)).findFirst()
                .orElseThrow(() -> new BadInput("'" + word + "' is not one of " + Arrays.stream(choices.getEnumConstants()).map(Named::word).collect(Collectors.joining(", "))));
    }
}
