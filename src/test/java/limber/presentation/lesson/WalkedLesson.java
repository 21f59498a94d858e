package limber.presentation.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.engine.run.Picture;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import limber.presentation.TestLater;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;

/// A lesson that is walked through with a face that only writes down what it is to show.
final class WalkedLesson implements AutoCloseable {
    final TestLater later = new TestLater();
    final WaitingWork work = new WaitingWork();
    /// What the face was told since the step was entered.
    final List<String> said = new ArrayList<>();
    final UnseenScene scene;
    final List<Throwable> failures = new ArrayList<>();
    final SimpleStringProperty student = new SimpleStringProperty("");
    final SimpleBooleanProperty lifted = new SimpleBooleanProperty();
    final Journal journal = Journal.inMemory(failures::add);
    final Wording words;
    final Playback playback;
    final LessonWalk walk;

    /// Writes a lesson into a folder, and begins it.
    WalkedLesson(Path folder, String text) throws IOException, InterruptedException {
        this(read(folder, text));
    }

    private static Lesson read(Path folder, String text) throws IOException {
        Files.writeString(folder.resolve("lesson.md"), text);
        return LessonReader.read(Folder.of(folder)).lesson().orElseThrow();
    }

    /// Begins with the first step, and waits for its picture.
    WalkedLesson(Lesson lesson) throws InterruptedException {
        words = new Wording(lesson.model(), Language.ENGLISH.words());
        playback = new Playback(later, lesson.model(), lesson.model().defaults(), failures::add);
        scene = new Compared();
        var answering = new Answering(journal, student::get, () -> "2026-11-29T08:00:00Z", work, Optional.empty(),
                failures::add);
        walk = new LessonWalk(lesson, playback, scene, answering, (_, _) -> OptionalDouble.empty(), student, lifted,
                words);
        walk.go(0);
        later.until(() -> playback.picture().get() != null && picture().branch() == playback.past().branch());
    }

    /// A scene that can be compared with another one.
    private final class Compared extends UnseenScene {
        Compared() {
            super(playback, WalkedLesson.this.said);
        }

        @Override public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {
            if (right.isEmpty()) {
                if (playback.comparison().variant().isEmpty()) return; // as in the window: nothing is asked for
                said.add("alone");
            }
            playback.comparison().compare(right);
            if (right.isPresent()) said.add(names + " " + overlaid);
        }
    }

    Picture picture() {
        return playback.picture().get();
    }

    Cursor cursor() {
        return picture().cursor();
    }

    /// Waits, and works meanwhile.
    void until(BooleanSupplier holds) throws InterruptedException {
        later.until(() -> {
            work.all();
            return holds.getAsBoolean();
        });
    }

    /// Compares with something else, as a user does.
    void rival(Variant other) {
        playback.comparison().compare(Optional.of(other));
    }

    @Override public void close() {
        walk.close();
        playback.close();
    }
}
