package limber.ui.course;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.image.Image;
import limber.ui.prose.Prose;

/// A reader of a guide or of the glossary, who can open a lesson or a term in its text.
///
/// @param named the id of the term with some words
/// @param term opens a term by its id
/// @param lesson opens a lesson by its id
record CourseReader(Function<String, Optional<String>> named, Consumer<String> term, Consumer<String> lesson)
        implements
        Prose.Reader {
    private static final String LESSON = "lesson:";

    @Override public void follow(String destination) {
        if (destination.startsWith(LESSON)) lesson.accept(destination.substring(LESSON.length()));
    }

    @Override public void explain(String id) {
        term.accept(id);
    }

    @Override public Optional<String> term(String words) {
        return named.apply(words);
    }

    /// No code pane is beside these texts.
    @Override public void point(Optional<String> symbol) {}

    @Override public Optional<Image> picture(String destination) {
        return Optional.empty();
    }

    /// Its source is shown instead, which says enough.
    @Override public void slow(String tex) {}
}
