package limber.ui.lesson;

import java.util.Arrays;
import java.util.Optional;

/// A reader for numbers that a student types in a row.
final class TypedNumbers {
    private TypedNumbers() {}

    /// Numbers between blanks, commas and semicolons.
    ///
    /// @return empty if something else stands there, or nothing
    static Optional<double[]> read(String text) {
        try {
            double[] numbers = Arrays.stream(text.strip().replace('−', '-').split("[\\s;,，；]+"))
                    .mapToDouble(Double::parseDouble).toArray();
            return Arrays.stream(numbers).allMatch(Double::isFinite) ? Optional.of(numbers) : Optional.empty();
        } catch (NumberFormatException notYet) {
            return Optional.empty();
        }
    }
}
