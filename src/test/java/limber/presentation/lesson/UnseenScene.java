package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.lesson.Camera;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.presentation.view.SceneView;
import limber.presentation.view.UnseenView;

/// The scene of a lesson on a face that only writes down what it is to say and who has the keyboard.
class UnseenScene implements LessonScene {
    final SceneView view;
    /// What the face was told since the step was entered.
    final List<String> said;

    UnseenScene(Model model, List<String> said) {
        view = UnseenView.of(model);
        this.said = said;
    }

    @Override public SceneView view() {
        return view;
    }

    @Override public void show(Step.Show show) {}

    @Override public void look(Optional<Camera> camera, boolean begun) {
        said.add("look " + begun);
    }

    @Override public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {}

    @Override public Optional<Variant> rival() {
        return Optional.empty();
    }

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
