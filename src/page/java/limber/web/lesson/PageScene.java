package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.model.Variant;
import limber.lesson.Camera;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.presentation.lesson.LessonScene;

/// The scene of a lesson in a page, with the line that says something about it.
record PageScene(Stage stage, Consumer<String> line) implements LessonScene {
    @Override
    public void show(Step.Show show) {
        stage.show(show);
    }

    @Override
    public void look(Optional<Camera> camera, boolean begun) {
        stage.look(camera, begun);
    }

    @Override
    public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {
        stage.compare(right, names, overlaid);
    }

    @Override
    public Optional<Variant> rival() {
        return stage.rival();
    }

    @Override
    public void sweep(Optional<Step.Sweep> sweep) {
        stage.sweep(sweep);
    }

    /// A page has no compiler: a code is shown in its question.
    @Override
    public void code(Lesson lesson, int step) {}

    @Override
    public void leave() {
        say("");
        stage.want(Optional.empty());
        stage.draw(Optional.empty());
    }

    @Override
    public void say(String said) {
        line.accept(said);
    }

    @Override
    public void waitedEnough() {
        say("");
    }
}
