package limber.engine.text;

import java.util.function.Supplier;
import java.util.stream.Collectors;

/// An exception for user input that cannot be used. The message is one line: what is wrong, where, and what would be
/// right.
public class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int MOST_QUOTED = 60;

    /// @param message may quote a stranger's text, whose control characters are escaped
    public BadInput(String message) {
        super(escaped(message), null, false, false);
    }

    /// A text whose control characters are written as escapes, so that it cannot break its line or reach a terminal.
    public static String escaped(String text) {
        if (text.chars().noneMatch(Character::isISOControl)) return text;
        return text.codePoints()
                .mapToObj(c -> !Character.isISOControl(c) ? new String(Character.toChars(c))
                        : c == '\n' ? "\\n" : c == '\t' ? "\\t" : String.format("\\u%04x", c))
                .collect(Collectors.joining());
    }

    /// The quotation of a text in a message: the text, or its beginning where it is long.
    public static String brief(String text) {
        return text.length() <= MOST_QUOTED ? text : text.substring(0, MOST_QUOTED) + "…";
    }

    /// The same message with its position in front, such as `inputs.json:4:12`.
    public BadInput at(String place) {
        return new BadInput(place + ": " + getMessage());
    }

    /// Runs an attempt; a message it throws gets the position in front.
    public static void within(String place, Runnable attempt) {
        reading(place, () -> {
            attempt.run();
            return place;
        });
    }

    /// The same for an attempt with a result.
    public static <T> T reading(String place, Supplier<T> attempt) {
        try {
            return attempt.get();
        } catch (BadInput e) {
            throw e.at(place);
        }
    }
}
