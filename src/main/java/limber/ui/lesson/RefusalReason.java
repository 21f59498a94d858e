package limber.ui.lesson;

import java.util.Set;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import limber.engine.settings.Parameter;
import limber.presentation.play.Rules;
import limber.presentation.words.Wording;
import limber.ui.scene.Session;

/// The reason why a lesson does not allow something, as a line of text.
///
/// @param questions the questions to answer first, which are highlighted
record RefusalReason(Session session, Node questions) implements Rules.Refusal {
    static final PseudoClass WANTED = PseudoClass.getPseudoClass("wanted");

    @Override public void held() {
        questions.pseudoClassStateChanged(WANTED, true);
        session.say().accept(session.wording().get("lesson.held"));
    }

    @Override public void fixed(Parameter<?> parameter, Set<Parameter<?>> open) {
        Wording words = session.wording();
        String titles = open.stream().map(p -> words.title("parameter", p.name())).collect(Collectors.joining(", "));
        session.say().accept(
                words.get("lesson.fixed").formatted(words.title("parameter", parameter.name()), titles));
    }
}
