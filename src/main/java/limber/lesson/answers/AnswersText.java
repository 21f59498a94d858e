package limber.lesson.answers;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;
import limber.input.JsonText;
import limber.input.SourcePosition;
import limber.lesson.question.AnswersLine;
import org.jspecify.annotations.Nullable;

/// The text of an answers file: one JSON object for each [AnswersLine], in a line of its own. It is read and written
/// without a file, as a page needs it.
public final class AnswersText {
    private AnswersText() {}

    /// @param file how complaints call it
    /// @param number of the line in it, from 1
    /// @throws BadInput with file:line:column
    public static AnswersLine line(String file, int number, String text) {
        return AnswerForms.read(JsonText.read(file, text, number), new SourcePosition(file, number, 1));
    }

    /// Each line ends with a line break.
    public static String of(List<? extends AnswersLine> lines) {
        return lines.stream().map(line -> json(AnswerForms.of(line)) + "\n").collect(Collectors.joining());
    }

    /// The text of numbers, texts, lists, maps, arrays of numbers, and null.
    public static String json(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case String s -> quoted(s);
            case Double d when !Double.isFinite(d) -> quoted(d.toString());
            case double[] numbers -> json(Arrays.stream(numbers).boxed().toList());
            case List<?> list -> list.stream().map(AnswersText::json).collect(Collectors.joining(",", "[", "]"));
            case Map<?, ?> map -> map.entrySet().stream()
                    .map(e -> quoted(String.valueOf(e.getKey())) + ":" + json(e.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
            default -> String.valueOf(value);
        };
    }

    private static String quoted(String text) {
        var json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> json.append("\\\"");
                case '\\' -> json.append("\\\\");
                case '\n' -> json.append("\\n");
                case '\r' -> json.append("\\r");
                case '\t' -> json.append("\\t");
                default -> {
                    if (c >= ' ') json.append(c);
                    else json.append("\\u00").append(Character.forDigit(c >> 4, 16))
                            .append(Character.forDigit(c & 15, 16));
                }
            }
        }
        return json.append('"').toString();
    }
}
