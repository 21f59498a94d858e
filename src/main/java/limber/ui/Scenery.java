package limber.ui;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import javafx.application.Platform;
import javafx.util.Subscription;
import limber.engine.Settings;
import limber.lesson.Camera;
import limber.lesson.Goto;
import limber.lesson.SceneStart;
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

    /// In the order of the format: scene, inputs, moment, step size, what is shown, camera, panel.
    void set(Step step) {
        Playback playback = session.playback();
        playback.rules().release();
        playback.rules().panel(Optional.empty());
        playback.playing().set(false);
        speed.ifPresent(playback.speed()::set); // that of the step before was for it alone
        speed = OptionalDouble.empty();
        step.scene().ifPresentOrElse(scene -> begin(step, scene), () -> step.looks().forEach(playback.gestures()::set));
        step.go().ifPresent(this::go);
        step.size().ifPresent(playback.stepSize()::set);
        step.show().ifPresent(this::show);
        session.viewport().fixed().set(step.camera().map(Camera::lock).orElse(false));
        step.camera().ifPresent(this::aim);
        playback.rules().panel(step.panel());
    }

    private void begin(Step step, SceneStart scene) {
        Settings p = step.looking(scene.settings());
        session.playback().gestures().begin(step.compare().map(c -> c.left().of(p)).orElse(p), scene.inputs());
    }

    /// Sets two settings beside each other, or ends that.
    ///
    /// @param names of the two
    void compare(Step step, List<String> names) {
        step.compare().ifPresentOrElse(c -> {
            Settings p = step.scene().map(s -> step.looking(s.settings())).orElse(session.playback().settings());
            session.comparison().set(new Compared(names.getFirst(), names.getLast(), c.rival(p), c.overlaid() ? Layout.OVERLAID : Layout.SIDE_BY_SIDE));
        }, session.comparison()::clear);
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
