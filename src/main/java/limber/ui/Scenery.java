package limber.ui;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.application.Platform;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.lesson.Camera;
import limber.lesson.Compare;
import limber.lesson.Goto;
import limber.lesson.SceneStart;
import limber.lesson.Staged;
import limber.lesson.Step;
import limber.ui.plots.Plotting;
import limber.ui.viewport.Layout;
import limber.ui.viewport.Shown;
import limber.ui.viewport.Viewport;

/// Sets a scene as a step of a lesson wants it.
final class Scenery implements AutoCloseable {
    private static final List<String> ALWAYS = List.of(Shown.AXES, Shown.GROUND, Shown.LABELS);

    private final Session session;
    private final Desk desk;
    /// How fast it played before a step said how.
    private OptionalDouble speed = OptionalDouble.empty();
    private Subscription aiming = Subscription.EMPTY;

    Scenery(Session session, Desk desk) {
        this.session = session;
        this.desk = desk;
    }

    /// In the order of the format: scene, inputs, moment, step size, what is shown, camera, panel; then what it is compared with.
    ///
    /// @param names what the sides of a comparison are called
    /// @throws BadInput if what a student has left does not hold what a step that keeps it wants
    void set(Step step, List<String> names) {
        Playback playback = session.playback();
        aiming.unsubscribe(); // what the step before still waits for
        playback.rules().release();
        playback.rules().panel(Optional.empty());
        playback.playing().set(false);
        speed.ifPresent(playback.speed()::set); // that of the step before was for it alone
        speed = OptionalDouble.empty();
        Staged staged = step.staged(step.scene().orElseGet(() -> new SceneStart(playback.settings(), List.of())));
        SceneStart start = staged.scene();
        if (step.scene().isPresent()) playback.gestures().begin(start.settings(), start.inputs());
        else playback.gestures().set(start.settings());
        step.go().ifPresent(this::go);
        step.size().ifPresent(playback.stepSize()::set);
        step.show().ifPresent(this::show);
        session.viewport().fixed().set(step.camera().map(Camera::lock).orElse(false));
        step.camera().ifPresent(this::aim);
        playback.rules().panel(step.panel());
        staged.rival().ifPresentOrElse(rival -> session.comparison().set(new Compared(names.getFirst(), names.getLast(), rival, layout(step))), session.comparison()::clear);
    }

    /// How two sides are shown, where a step compares.
    static Layout layout(Step step) {
        return step.compare().filter(Compare::overlaid).isPresent() ? Layout.OVERLAID : Layout.SIDE_BY_SIDE;
    }

    /// Moves the cursor.
    void go(Goto moment) {
        if (moment.betweenFrames()) session.playback().goFrame(moment.frame());
        else session.playback().find(moment.frame(), moment.substep(), moment.phase(), moment.sweep(), moment.element());
    }

    private void show(Step.Show show) {
        show.level().ifPresent(word -> desk.level().set(Named.read(Level.class, word)));
        show.overlays().ifPresent(names -> replace(session.viewport().shown(), names));
        show.plots().ifPresent(names -> session.plotting().curves().setAll(session.model().measures().stream().filter(m -> names.contains(m.name())).limit(Plotting.MOST).toList()));
        show.panes().ifPresent(names -> desk.open(names));
    }

    static void replace(Set<String> shown, List<String> names) {
        var wanted = new HashSet<>(names);
        wanted.addAll(ALWAYS);
        shown.retainAll(wanted);
        shown.addAll(wanted);
    }

    /// Once there is something to look at.
    private void aim(Camera camera) {
        aiming.unsubscribe();
        if (session.playback().picture().get() != null) look(session.viewport(), camera);
        else aiming = session.playback().picture().subscribe(now -> {
            if (now != null) Platform.runLater(() -> {
                aiming.unsubscribe();
                look(session.viewport(), camera);
            });
        });
    }

    static void look(Viewport viewport, Camera camera) {
        camera.eye().ifPresent(e -> viewport.look(e.eye(), e.target()));
        camera.view().ifPresent(view -> {
            switch (view) {
                case "front" -> viewport.look(0, 0);
                case "side" -> viewport.look(90, 0);
                case "top" -> viewport.look(0, 89);
                default -> viewport.look(18, 12);
            }
        });
    }

    /// Runs on where the step says so.
    void play(Step step) {
        step.play().ifPresent(p -> {
            speed = OptionalDouble.of(session.playback().speed().get());
            session.playback().playTo(p.to(), p.speed());
        });
    }

    @Override
    public void close() {
        aiming.unsubscribe();
    }
}
