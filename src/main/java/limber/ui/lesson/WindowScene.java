package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.presentation.lesson.LessonScene;
import limber.presentation.scene.PlayedView;
import limber.presentation.view.Layout;
import limber.presentation.words.NamedChoice;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.Session;

/// The scene of a lesson in the window.
final class WindowScene implements LessonScene {
    private final Session session;
    private final Preferences preferences;
    private final BiConsumer<Lesson, Integer> code;
    private final Runnable left;
    /// The names of the compared sides, as the step gives them.
    private List<String> names = List.of();

    /// @param code begins with the code of a step
    /// @param left called when a step is left
    WindowScene(Session session, Preferences preferences, BiConsumer<Lesson, Integer> code, Runnable left) {
        this.session = session;
        this.preferences = preferences;
        this.code = code;
        this.left = left;
    }

    @Override public void show(Step.Show show) {
        show.level().ifPresent(word -> preferences.level().set(NamedChoice.read(Level.class, word)));
        show.plots().ifPresent(session.plotting()::show);
        show.panes().ifPresent(preferences::open);
    }

    @Override public void about(List<Measure> subject) {
        session.plotting().about(subject);
    }

    @Override public void compare(Optional<Variant> right, List<String> told, boolean overlaid) {
        names = told;
        right.ifPresentOrElse(
                rival -> session.comparison().set(new ComparisonSetup(told.getFirst(), told.getLast(), rival,
                        overlaid ? Layout.OVERLAID : Layout.SIDE_BY_SIDE)),
                session.comparison()::clear);
    }

    /// Names the sides in another language, unless the user has named them.
    void speak(List<String> told) {
        List<String> before = names;
        names = told;
        session.comparison().now().get().filter(c -> List.of(c.left(), c.right()).equals(before))
                .ifPresent(_ -> session.comparison().name(told.getFirst(), told.getLast()));
    }

    /// The pane of sweeps keeps what it shows.
    @Override public void sweep(Optional<Step.Sweep> sweep) {
        sweep.ifPresent(s -> session.sweeps().run(s.over().name(), s.values(), s.measure().toString(), s.frames(),
                s.logarithmic()));
    }

    @Override public void code(Lesson lesson, int step) {
        code.accept(lesson, step);
    }

    @Override public void begun() {
        session.begun();
    }

    @Override public PlayedView played() {
        return session.played();
    }

    @Override public Optional<String> written(CodeQuestion question) {
        return Optional.of(session.editing()).filter(e -> e.gap().get().equals(Optional.of(question.gap())))
                .map(e -> e.text().get());
    }

    @Override public void leave() {
        left.run();
    }

    @Override public void say(String line) {
        session.say().accept(line);
    }

    @Override public void hear(String line) {
        session.news(line);
    }

    @Override public void focus() {
        session.viewport().requestFocus();
    }

    @Override public void waitedEnough() {
        session.say().accept(session.wording().get("hint"));
    }
}
