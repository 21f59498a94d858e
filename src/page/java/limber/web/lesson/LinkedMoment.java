package limber.web.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.run.Branch;
import limber.engine.text.BadInput;
import limber.lesson.question.SceneStart;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.scene.SceneLink;
import limber.presentation.words.Wording;

/// The moments of a lesson that links lead to.
final class LinkedMoment {
    private final LessonWalk walk;
    private final Stage stage;
    private final StepPlace place;
    private final Wording words;
    private final Consumer<String> say;
    /// The scene before the first step.
    private final SceneStart begins;

    /// @param say shows a line
    LinkedMoment(LessonWalk walk, Stage stage, StepPlace place, Wording words, Consumer<String> say) {
        this.walk = walk;
        this.stage = stage;
        this.place = place;
        this.words = words;
        this.say = say;
        Branch begun = stage.playback().past().branch();
        begins = new SceneStart(begun.settings(), begun.inputs());
    }

    /// Goes where a link leads; says in a line where it leads nowhere.
    ///
    /// @param address what stands behind `#`
    void open(String address) {
        if (address.isEmpty()) return;
        try {
            SceneLink link = SceneLink.read(address);
            int step = link.step().isEmpty() ? walk.index() : place.step(link.step());
            if (step < 0) {
                say.accept(words.get("page.link.step").formatted(BadInput.brief(link.step())));
                return;
            }
            if (step != walk.index()) walk.go(step);
            if (link.at().isEmpty()) return;
            if (stage.playback().rules().held().get()) say.accept(words.get("lesson.held"));
            else link.open(stage.playback(), stage.played(), base());
        } catch (BadInput e) {
            say.accept(words.get("page.link.bad").formatted(words.refusal(e.getMessage())));
        }
    }

    /// The scene of the step, as a page has it that opens there.
    private SceneStart base() {
        return walk.step().staged(walk.step().scene().orElse(begins)).scene();
    }

    /// A link to what is shown; empty before anything is.
    Optional<SceneLink> now() {
        return Optional.ofNullable(stage.playback().picture().get())
                .map(now -> SceneLink.of(place.id(walk.index()), stage.playback().model(), now, base()));
    }
}
