package limber.presentation.words;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import limber.engine.settings.Parameter;
import limber.engine.settings.When;

/// The settings under which a parameter acts, as people read them: "Method: springs or block descent".
///
/// @param words with the titles of the model's parameters and of their values
public record Conditions(Wording words) {
    /// The whole chain: what the parameters that it names depend on comes first. Empty if it always holds.
    public String text(When when) {
        return switch (when) {
            case When.Is<?> is -> after(is.of(), said("is", is.of(),
                    joined(is.texts().stream().map(t -> words.choice(is.of().name(), t)), "or")));
            case When.Not<?> not ->
                    after(not.of(), said("not", not.of(), words.choice(not.of().name(), not.written())));
            case When.All(List<When> parts) -> joined(parts.stream().map(this::text), "and");
            case When.Any(List<When> parts) -> joined(parts.stream().map(this::text), "or");
        };
    }

    private String after(Parameter<?> of, String own) {
        String before = text(of.when());
        return before.isEmpty() ? own : pair("and").apply(before, own);
    }

    private String said(String form, Parameter<?> of, String values) {
        return words.get("acts." + form).formatted(words.title("parameter", of.name()), values);
    }

    private String joined(Stream<String> parts, String word) {
        return parts.reduce(pair(word)).orElse("");
    }

    private BinaryOperator<String> pair(String word) {
        return (a, b) -> words.get("acts." + word).formatted(a, b);
    }
}
