package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.application.Platform;
import javafx.util.Subscription;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.lesson.Camera;
import limber.lesson.SceneStart;
import limber.lesson.StagedScene;
import limber.lesson.Step;
import limber.presentation.play.Playback;
import limber.presentation.words.NamedChoice;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.Session;
import limber.ui.viewport.StepLook;

/// The setup of a scene for a step of a lesson.
public final class StepStaging implements AutoCloseable {
    private final Session session;
    private final Preferences preferences;
    /// The speed before a step set its own.
    private OptionalDouble speed = OptionalDouble.empty();
    private Subscription aiming = Subscription.EMPTY;
    /// The number of the camera move that is waited for; it is another one once that has been made.
    private int aims;

    StepStaging(Session session, Preferences preferences) {
        this.session = session;
        this.preferences = preferences;
    }

    /// Sets the scene in the order of the format: scene, inputs, moment, step size, what is shown, camera, panel,
    /// comparison.
    ///
    /// @param names the names of a comparison's sides
    /// @throws BadInput if the student's scene contradicts what a step that keeps it needs
    void set(Step step, List<String> names) {
        Playback playback = session.playback();
        aiming.unsubscribe(); // a camera move that the step before still waits for
        aims++;
        playback.rules().release();
        playback.rules().panel(Optional.empty());
        playback.playing().set(false);
        speed.ifPresent(playback.player().speed()::set); // the speed of the step before was for it alone
        speed = OptionalDouble.empty();
        StagedScene staged = step.staged(step.scene().orElseGet(() -> new SceneStart(playback.settings(), List.of())));
        SceneStart start = staged.scene();
        if (step.scene().isPresent()) playback.open(start.settings(), start.inputs());
        else playback.gestures().set(start.settings());
        step.go().ifPresent(this::go);
        step.size().ifPresent(playback.transport().stepSize()::set);
        step.show().ifPresent(this::show);
        session.viewport().fixed().set(step.camera().map(Camera::lock).orElse(false));
        aim(step.camera(), step.scene().isPresent());
        playback.rules().panel(step.panel());
        staged.comparison().ifPresentOrElse(
                rival -> session.comparison()
                        .set(new ComparisonSetup(names.getFirst(), names.getLast(), rival, StepLook.layout(step))),
                session.comparison()::clear);
    }

    /// Moves the cursor.
    void go(Goto moment) {
        if (moment.betweenFrames()) session.playback().goFrame(moment.frame());
        else session.playback().transport().find(moment.frame(), moment.rounds(), moment.phase(), moment.element());
    }

    private void show(Step.Show show) {
        show.level().ifPresent(word -> preferences.level().set(NamedChoice.read(Level.class, word)));
        show.overlays().map(StepLook::layers).ifPresent(session.viewport().showing()::only);
        show.tools().ifPresent(session.playback().tools()::set);
        show.plots().ifPresent(session.plotting()::show);
        show.panes().ifPresent(names -> preferences.open(names));
    }

    /// Moves the camera once the scene of the step is shown: the picture of the step before may be of a body that was
    /// elsewhere, or of another size.
    ///
    /// @param begun whether the step has a scene of its own
    private void aim(Optional<Camera> camera, boolean begun) {
        if (!begun && session.playback().picture().get() != null) {
            camera.ifPresent(c -> session.viewport().scene().look(c));
            return;
        }
        int number = aims;
        aiming = session.playback().picture().subscribe(now -> {
            if (now != null && now.branch() == session.playback().past().branch()) Platform.runLater(() -> {
                if (number != aims) return; // done, or another step has been entered
                aims++;
                aiming.unsubscribe();
                session.begun();
                camera.ifPresent(c -> session.viewport().scene().look(c));
            });
        });
    }

    /// Plays if the step says so, and runs its sweep; it has the answer in it, so that it waits for predictions.
    void play(Step step) {
        step.sweep()
                .ifPresent(s -> session.sweeps().run(s.over().name(), s.values(), s.measure().toString(), s.frames(),
                        s.logarithmic()));
        step.play().ifPresent(p -> {
            speed = OptionalDouble.of(session.playback().player().speed().get());
            session.playback().player().playTo(p.to(), p.speed());
        });
    }

    @Override public void close() {
        aiming.unsubscribe();
        aims++;
    }
}
