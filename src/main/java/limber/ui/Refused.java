package limber.ui;

import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import limber.engine.Parameter;

/// Says why a lesson does not let something be done.
///
/// @param questions what is to be answered first; it lights up
record Refused(Walk walk, Node questions) implements Rules.Refusal {
    static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");

    @Override
    public void held() {
        questions.pseudoClassStateChanged(WANTED, true);
        walk.session().say().accept(walk.session().wording().get("lesson.held"));
    }

    @Override
    public void fixed(Parameter<?> parameter) {
        Wording words = walk.session().wording();
        String open = walk.session().playback().rules().panel().get().orElseThrow().keySet().stream().map(p -> words.title("parameter", p.name())).collect(Collectors.joining(", "));
        walk.session().say().accept(words.get("lesson.fixed").formatted(words.title("parameter", parameter.name()), open));
    }
}
