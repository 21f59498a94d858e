package limber.ui.prose;

import java.util.Optional;
import java.util.function.Function;
import limber.presentation.prose.ProseLimit;
import limber.ui.code.Formulas;

/// The context of one rendering: the listener, and how much may still be rendered.
record ProseContext(Prose.Reader reader, Function<String, Optional<String>> roles, Formulas formulas,
        ProseLimit limit) {
    Optional<String> role(String name) {
        return roles.apply(name);
    }
}
