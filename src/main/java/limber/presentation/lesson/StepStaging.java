package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import limber.engine.run.Picture;
import limber.lesson.Camera;
import limber.lesson.Compare;
import limber.lesson.Step;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;
import limber.presentation.play.Playback;
import limber.presentation.view.StepLook;

/// The setup of a scene for a step of a lesson.
final class StepStaging {
    private final Playback playback;
    private final LessonScene scene;
    /// What would play by itself and waits for its user.
    private Optional<Step.Play> offered = Optional.empty();
    /// The speed before a step set its own.
    private OptionalDouble speed = OptionalDouble.empty();

    StepStaging(Playback playback, LessonScene scene) {
        this.playback = playback;
        this.scene = scene;
    }

    /// Sets the scene in the order of the format: scene, inputs, moment, step size, what is shown, camera, panel,
    /// comparison.
    ///
    /// @param names the names of a comparison's sides
    /// @throws limber.engine.text.BadInput if the student's scene contradicts what a step that keeps it needs
    void set(Step step, List<String> names) {
        offered = Optional.empty();
        boolean held = playback.rules().held().get();
        playback.rules().release();
        playback.rules().panel(Optional.empty());
        scene.sweep(Optional.empty());
        playback.playing().set(false);
        speed.ifPresent(playback.player().speed()::set); // the speed of the step before was for it alone
        speed = OptionalDouble.empty();
        if (step.scene().isPresent()) // the old variant may contradict the new scene, and its failure ends a comparison
            scene.compare(Optional.empty(), names, false);
        StagedScene staged = step.staged(step.scene().orElseGet(() -> new SceneStart(playback.settings(), List.of())));
        SceneStart start = staged.scene();
        if (step.scene().isPresent()) playback.open(start.settings(), start.inputs());
        else playback.gestures().set(start.settings());
        if (held && step.scene().isEmpty()) // the picture that is kept lacks what the question withheld
            Optional.ofNullable(playback.picture().get()).map(Picture::cursor).ifPresent(playback::go);
        step.go().ifPresent(scene.played()::go);
        step.size().ifPresent(playback.transport().stepSize()::set);
        // a scene of its own does not depend on the step that was open before
        if (step.scene().isPresent()) scene.played().view().showing().again();
        if (step.scene().isPresent() && step.show().flatMap(Step.Show::plots).isEmpty())
            scene.about(new StepSubject(step).measures());
        step.show().ifPresent(this::show);
        scene.played().view().fixed().set(step.camera().filter(Camera::lock).isPresent());
        scene.played().look(step.camera(), step.scene().isPresent(), scene::begun);
        playback.rules().panel(step.panel());
        scene.compare(staged.comparison(), names, step.compare().filter(Compare::overlaid).isPresent());
    }

    private void show(Step.Show show) {
        show.tools().ifPresent(playback.tools()::set);
        show.overlays().map(StepLook::layers).ifPresent(scene.played().view().showing()::only);
        scene.show(show);
    }

    /// Plays if the step says so, and runs its sweep; it has the answer in it, so that it waits for predictions. Where
    /// nothing moves by itself the play is offered.
    void play(Step step) {
        if (step.sweep().isPresent()) scene.sweep(step.sweep());
        if (scene.calm()) offered = step.play();
        else step.play().ifPresent(this::begin);
    }

    /// Whether a play is offered.
    boolean offers() {
        return offered.isPresent();
    }

    /// The user plays: to the end of what is offered.
    void taken() {
        Optional<Step.Play> play = offered;
        offered = Optional.empty();
        play.ifPresent(this::begin);
    }

    private void begin(Step.Play play) {
        speed = OptionalDouble.of(playback.player().speed().get());
        playback.player().playTo(play.to(), play.speed());
    }
}
