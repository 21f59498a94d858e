package limber.presentation.panes;

import java.util.List;
import java.util.Optional;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.lesson.Allowed;

/// The form in which a parameter is edited, by its kind.
public sealed interface ParameterForm {
    record Flag() implements ParameterForm {}

    /// One of several words.
    ///
    /// @param typed whether other text may be typed
    record Words(List<String> words, boolean typed) implements ParameterForm {}

    /// @param slider empty where the range has no end
    record Figure(Optional<SliderScale> slider) implements ParameterForm {}

    record Vector() implements ParameterForm {}

    /// A list of numbers or vectors.
    record Rows() implements ParameterForm {}

    /// @param part the allowed part of its range
    static ParameterForm of(Parameter<?> p, Allowed part) {
        return switch (p.kind()) {
            case Kind.Real _,Kind.Count _ -> {
                Range range = part.range().orElse(p.range());
                yield new Figure(range.bounded() ? Optional.of(SliderScale.of(p, range)) : Optional.empty());
            }
            case Kind.Flag _ -> new Flag();
            case Kind.Choice<?> c -> new Words(part.words().isEmpty() ? c.names() : part.words(), false);
            case Kind.WordOrFile w -> new Words(w.words(), true);
            case Kind.WordOrColour w -> new Words(w.words(), true);
            case Kind.Vector _ -> new Vector();
            case Kind.Vectors _,Kind.Numbers _ -> new Rows();
        };
    }
}
