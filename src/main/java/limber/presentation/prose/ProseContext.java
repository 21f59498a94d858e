package limber.presentation.prose;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// The context of a text: what it means where it stands.
///
/// @param role the role of a name of the model, such as `velocity`; `""` for one without a colour, empty for an unknown
///   name
/// @param term the id of the term that words in bold name; empty where they are no term
/// @param leads whether a link leads somewhere; of another one, the text is all that is shown
public record ProseContext(Function<String, Optional<String>> role, Function<String, Optional<String>> term,
        Predicate<String> leads) {
    /// Of a text that does nothing, as on paper.
    public static final ProseContext STILL = new ProseContext(_ -> Optional.empty(), _ -> Optional.empty(), _ -> false);
}
