package limber.web.lesson;

import java.util.function.Consumer;
import limber.lesson.Question;
import limber.presentation.lesson.Drafts;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.Predictions;
import org.teavm.jso.dom.html.HTMLElement;

/// The step of a lesson, where its questions are asked beside the scene.
///
/// @param hear lets something be read aloud that is to be seen already
record StepContext(LessonWalk walk, Stage stage, Consumer<String> hear) implements PartContext {
    @Override
    public Predictions predictions() {
        return walk.predictions();
    }

    @Override
    public Drafts drafts() {
        return walk.drafts();
    }

    @Override
    public String seed() {
        return walk.seed();
    }

    @Override
    public String place(Question q) {
        return walk.place(q);
    }

    /// One step is shown at a time.
    @Override
    public String name(Question q) {
        return q.id();
    }

    /// Lets the result be read aloud, and gives the keyboard to the scene, which plays now.
    @Override
    public void complete(HTMLElement result) {
        hear.accept(result.getTextContent());
        stage.focus();
    }
}
