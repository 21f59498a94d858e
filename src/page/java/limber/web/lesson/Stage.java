package limber.web.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import limber.presentation.lesson.LessonScene;
import limber.presentation.paint.Palette;
import limber.presentation.play.Playback;
import limber.web.panes.StepParameters;

/// The scene beside a lesson in a page, with what is shown of it: the lesson's only way to it. All is called on the
/// page's one thread, and nothing waits.
public interface Stage extends LessonScene {
    Playback playback();

    /// Says who writes the lines of the lesson.
    ///
    /// @param said receives a line that is to be seen
    /// @param heard receives what is to be read aloud
    void tell(Consumer<String> said, Consumer<String> heard);

    /// The place of a step's parameters below its questions.
    StepParameters parameters();

    /// Points at a name of the model wherever it is shown, such as in the code; empty to point no more.
    void point(Optional<String> symbol);

    /// Whether the page lists where a condition holds.
    boolean finds();

    /// Lists where a condition holds.
    void find(String condition);

    /// The address of a picture of the scene as it is shown, which has it in it.
    String picture();

    /// The colours of the page.
    Palette palette();
}
