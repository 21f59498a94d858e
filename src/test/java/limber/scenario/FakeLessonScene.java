package limber.scenario;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Variant;
import limber.lesson.Camera;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.presentation.lesson.LessonScene;
import limber.presentation.play.Playback;

/// What a lesson shows beside its scene, on a face that shows no panes.
final class FakeLessonScene implements LessonScene {
    private final Playback playback;
    private final FakeView view;
    private Optional<Variant> rival = Optional.empty();

    FakeLessonScene(Playback playback, FakeView view) {
        this.playback = playback;
        this.view = view;
    }

    @Override public void show(Step.Show show) {}

    @Override public void look(Optional<Camera> camera, boolean begun) {
        view.look(camera, begun);
    }

    @Override public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {
        rival = right;
        playback.comparison().compare(right);
    }

    @Override public Optional<Variant> rival() {
        return rival;
    }

    @Override public void sweep(Optional<Step.Sweep> sweep) {}

    @Override public void code(Lesson lesson, int step) {}

    @Override public void leave() {}

    @Override public void say(String line) {}

    @Override public void waitedEnough() {}
}
