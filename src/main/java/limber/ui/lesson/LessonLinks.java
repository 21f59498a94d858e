package limber.ui.lesson;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.image.Image;
import limber.engine.text.BadInput;
import limber.lesson.source.Folder;
import limber.moment.MomentReader;
import limber.presentation.lesson.TextLinks;
import limber.ui.controls.Background;
import limber.ui.prose.Prose;
import limber.ui.scene.SceneMoments;
import limber.ui.scene.Session;

/// The effects of a lesson text's links, names and pictures on its scene.
///
/// @param other opens another lesson by its id
/// @param named the id of the term with some words
/// @param shown shows a term by its id
public record LessonLinks(LessonSession lessonSession, Consumer<String> other,
        Function<String, Optional<String>> named, Consumer<String> shown)
        implements Prose.Reader, TextLinks.Face {
    private static final double LARGEST = 2000;

    @Override public Optional<String> term(String words) {
        return named.apply(words);
    }

    @Override public void explain(String id) {
        shown.accept(id);
    }

    @Override public void follow(String destination) {
        new TextLinks(lessonSession.walk(), this).follow(destination);
    }

    @Override public void find(String condition) {
        lessonSession.find(condition);
    }

    @Override public void lesson(String id) {
        other.accept(id);
    }

    /// Shows a moment in the lesson's scene.
    @Override public void moment(Path file) {
        Session session = lessonSession.session();
        Background.outcome(() -> MomentReader.file(file), moment -> {
            if (moment.model().equals(session.model())) new SceneMoments(session).show(moment);
            else session.failed().accept(new BadInput(file.getFileName() + " is a moment of the "
                    + moment.model().name() + "; one of the " + session.model().name() + " would be right here"));
        }, session.failed());
    }

    @Override public void point(Optional<String> symbol) {
        lessonSession.session().reader().symbol().set(symbol);
    }

    @Override public void show() {
        lessonSession.code().show();
    }

    @Override public void slow(String tex) {
        lessonSession.session().failed().accept(slowFormula(tex));
    }

    /// The complaint about a formula that takes too long to draw.
    static BadInput slowFormula(String tex) {
        return new BadInput("'" + BadInput.brief(tex)
                + "' takes too long to draw; formulas are shown as text, and a shorter one would be right");
    }

    @Override public Optional<Image> picture(String destination) {
        return picture(lessonSession.lesson().folder(), destination);
    }

    /// A picture of a lesson's folder; empty if there is none.
    static Optional<Image> picture(Folder folder, String destination) {
        try {
            var bytes = new ByteArrayInputStream(folder.picture(destination));
            var image = new Image(bytes, LARGEST, LARGEST, true, true);
            return image.isError() ? Optional.empty() : Optional.of(image);
        } catch (BadInput notThere) { // the alternative text is shown instead
            return Optional.empty();
        }
    }
}
