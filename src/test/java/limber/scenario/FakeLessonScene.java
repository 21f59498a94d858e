package limber.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeGap;
import limber.lesson.question.CodeQuestion;
import limber.presentation.lesson.LessonScene;
import limber.presentation.play.Playback;
import limber.presentation.scene.PlayedView;

/// What a lesson shows beside its scene, on a face that shows no panes.
final class FakeLessonScene implements LessonScene {
    private final Playback playback;
    private final FakeView view;
    /// The file that is edited, with the place of what is asked for; empty where no code is.
    private Optional<CodeGap> gap = Optional.empty();
    private String file = "";

    FakeLessonScene(Playback playback, FakeView view) {
        this.playback = playback;
        this.view = view;
    }

    @Override public void show(Step.Show show) {}

    @Override public void about(List<Measure> subject) {}

    @Override public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {
        playback.comparison().compare(right);
    }

    @Override public void sweep(Optional<Step.Sweep> sweep) {}

    @Override public void code(Lesson lesson, int step) {
        gap = lesson.steps().get(step).questions().stream()
                .flatMap(q -> q instanceof CodeQuestion code ? Stream.of(code.gap()) : Stream.empty()).findFirst();
        gap.ifPresent(g -> write(g, g.start()));
    }

    @Override public Optional<String> written(CodeQuestion question) {
        return gap.filter(question.gap()::equals).map(_ -> file);
    }

    /// The scene runs what is written.
    void write(CodeGap place, String written) {
        file = place.with(written).text();
        playback.gestures().code(p -> p.with(place.with(written)));
    }

    @Override public PlayedView played() {
        return view.played();
    }

    @Override public void hear(String line) {}

    @Override public void focus() {}

    @Override public void leave() {}

    @Override public void say(String line) {}

    @Override public void waitedEnough() {}
}
