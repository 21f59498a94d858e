package limber.ui.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import limber.lesson.Lesson;
import limber.lesson.Recap;
import limber.lesson.Step;
import limber.lesson.question.MarkedAnswer;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.Recalled;
import limber.ui.controls.Background;
import limber.ui.preferences.Preferences;
import limber.ui.render.RenderJob;
import limber.ui.render.Rendering;

/// The questions of earlier lessons that the steps of a lesson ask again. They are chosen when a step is first entered,
/// and stay while the lesson is open.
final class Recalls {
    /// Pixels of the picture of a scene.
    private static final int WIDTH = 440, HEIGHT = 196;

    private final Answering answering;
    private final Preferences preferences;
    private final Executor thread;
    private final Map<String, List<Recap>> chosen = new HashMap<>();
    private final List<Recalled> asked = new ArrayList<>();
    /// How often a step has been left; changed on the FX thread alone.
    private volatile long left;

    /// @param thread reads lessons and runs their scenes
    Recalls(Answering answering, Preferences preferences, Executor thread) {
        this.answering = answering;
        this.preferences = preferences;
        this.thread = thread;
    }

    /// Finds what a step asks again.
    ///
    /// @param ready called with it on the FX thread, later
    void choose(Lesson lesson, Step step, String seed, Consumer<List<Recap>> ready) {
        Optional<List<Recap>> known = Optional.ofNullable(chosen.get(seed));
        if (known.isPresent()) {
            ready.accept(known.get());
            return;
        }
        String student = preferences.student().get();
        Background.outcome(() -> Recap.of(lesson).stream().map(r -> r.forStudent(student)).toList(), thread,
                all -> ready.accept(chosen.computeIfAbsent(seed,
                        _ -> Recap.chosen(all, step.recap(), seed, this::standing))),
                answering.failed());
    }

    private Recap.Standing standing(Recap recap) {
        Optional<MarkedAnswer> marked = answering.journal().find(recap.lesson(), recap.asks().id(), recap.asked().id());
        if (marked.isEmpty()) return Recap.Standing.OPEN;
        boolean right = marked.flatMap(m -> m.latest().flatMap(a -> m.truth().map(t -> recap.asked().right(a, t))))
                .orElse(false);
        return right ? Recap.Standing.RIGHT : Recap.Standing.WRONG;
    }

    /// A question that is asked again.
    ///
    /// @param news called whenever more is known
    Recalled ask(Recap recap, LessonWalk around, Runnable news) {
        var recalled = new Recalled(recap, around, news);
        asked.add(recalled);
        return recalled;
    }

    /// Draws the scene of a question, unless the step has been left before its turn comes.
    ///
    /// @param drawn called with a PNG file on the FX thread, later
    void picture(Recap recap, Consumer<byte[]> drawn) {
        var language = preferences.language().get();
        var theme = preferences.theme().get();
        long entered = left;
        Background.outcome(() -> entered != left ? Optional.<byte[]>empty()
                : Optional.of(Rendering.png(
                        RenderJob.of(recap.lesson(), recap.entry(), false, WIDTH, HEIGHT).in(theme), language)),
                thread, png -> png.ifPresent(drawn), answering.failed());
    }

    /// Gives up what is still running for the step that has been left.
    void leave() {
        left++;
        asked.forEach(Recalled::close);
        asked.clear();
    }

    /// Forgets the choices, for another student.
    void clear() {
        leave();
        chosen.clear();
    }
}
