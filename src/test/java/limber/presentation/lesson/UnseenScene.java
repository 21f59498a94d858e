package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.presentation.play.Playback;
import limber.presentation.scene.PlayedView;
import limber.presentation.view.UnseenView;

/// The scene of a lesson on a face that only writes down what it is to say and who has the keyboard.
class UnseenScene implements LessonScene {
    private final PlayedView played;
    /// What the face was told since the step was entered.
    final List<String> said;
    /// Whether nothing is to move by itself.
    boolean calm;
    /// What the scene of the last step with one of its own is about.
    Optional<List<String>> about = Optional.empty();

    UnseenScene(Playback playback, List<String> said) {
        played = new PlayedView(playback, UnseenView.of(playback.model()), Runnable::run);
        this.said = said;
    }

    @Override public void begun() {
        said.add("begun");
    }

    @Override public PlayedView played() {
        return played;
    }

    @Override public boolean calm() {
        return calm;
    }

    @Override public void show(Step.Show show) {}

    @Override public void about(List<Measure> subject) {
        about = Optional.of(subject.stream().map(Measure::name).toList());
    }

    @Override public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {}

    @Override public void sweep(Optional<Step.Sweep> sweep) {}

    @Override public void code(Lesson lesson, int step) {
        said.add("code " + step);
    }

    @Override public Optional<String> written(CodeQuestion question) {
        return Optional.empty();
    }

    @Override public void leave() {
        said.clear();
    }

    @Override public void say(String line) {
        said.add(line);
    }

    @Override public void hear(String line) {
        said.add("heard " + line);
    }

    @Override public void focus() {
        said.add("focus");
    }

    @Override public void waitedEnough() {
        said.add("waited enough");
    }
}
