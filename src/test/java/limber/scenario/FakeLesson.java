package limber.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.lesson.answers.AnswersText;
import limber.lesson.check.GoalPar;
import limber.lesson.question.CodeJudge;
import limber.lesson.source.LessonWords;
import limber.presentation.Work;
import limber.presentation.lesson.Answering;
import limber.presentation.lesson.GoalState;
import limber.presentation.lesson.HintsState;
import limber.presentation.lesson.Journal;
import limber.presentation.lesson.LessonSummary;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.StepText;
import limber.presentation.play.Playback;
import limber.presentation.prose.Plain;
import limber.presentation.words.Wording;

/// A lesson that nobody sees: the walk through it, its questions, and the answers that are kept.
final class FakeLesson {
    private final Journal journal;
    private final FakeLessonScene scene;
    private final Wording words;
    private final LessonWalk walk;
    private final Map<String, FakeQuestion> questions = new LinkedHashMap<>();
    private Optional<GoalState> goal = Optional.empty();

    FakeLesson(Lesson lesson, Playback playback, FakeView view, Wording words, Work work, Consumer<Throwable> failed) {
        scene = new FakeLessonScene(playback, view);
        this.words = words;
        journal = Journal.inMemory(failed);
        var answering = new Answering(journal, () -> "", () -> "2026-11-29T08:00:00Z", work,
                Optional.of(CodeJudge::verdict), failed);
        walk = new LessonWalk(lesson, playback, scene, answering, FakeLesson::par,
                new SimpleStringProperty(""), new SimpleBooleanProperty(), words);
        walk.entries().subscribe((_, _) -> entered());
        walk.news().subscribe((_, _) -> look());
        walk.go(0);
    }

    private static OptionalDouble par(Lesson lesson, int step) {
        return GoalPar.of(lesson.model(), StepEntry.of(lesson).get(step)).map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }

    private LessonWords.OfStep telling() {
        return walk.telling().steps().get(walk.index());
    }

    private void entered() {
        questions.values().forEach(FakeQuestion::leave);
        questions.clear();
        walk.questions().forEach(state -> questions.put(state.question().id(), new FakeQuestion(state, scene)));
        goal = walk.step().goal()
                .map(g -> new GoalState(walk::predictions, walk.goal(), g, telling().hint(), words));
        look();
    }

    private void look() {
        questions.values().forEach(FakeQuestion::look);
        goal.ifPresent(GoalState::look);
    }

    private HintsState hints() {
        return new HintsState(walk.predictions(), telling().hints(), words);
    }

    // ---- hands ----

    void hint() {
        hints().openNext();
    }

    void turn(int by) {
        walk.turn(by);
    }

    /// @param stroke draws in the view
    void ask(String question, Act act, Runnable stroke) {
        FakeQuestion asked = questions.get(question);
        if (asked == null) throw new IllegalArgumentException("no question " + question + " is asked here, but "
                + questions.keySet());
        asked.perform(act, stroke);
    }

    // ---- what is to be seen ----

    void tell(Seen seen) {
        var text = new StepText(walk);
        seen.text("title", text.title());
        seen.text("step", text.heading());
        String before = text.first() ? Plain.of(walk.telling().introduction()) + " " : "";
        seen.text("prose", before + Plain.of(telling().blocks()));
        if (text.after()) seen.text("after", Plain.of(telling().after()));
        seen.text("count", text.count());
        questions.values().forEach(q -> q.tell(seen));
        seen.texts("hints", hints().open());
        seen.texts("summary", new LessonSummary(walk).rows().stream()
                .flatMap(row -> Stream.of(row.own(), row.run())).filter(line -> !line.isEmpty()).toList());
        if (hints().more()) seen.text("hint", hints().label());
        goal.ifPresent(g -> {
            seen.text("goal", g.title());
            seen.texts("goal parts", g.parts().stream().map(GoalState.Part::text).toList());
            seen.text("goal frames", g.frames());
            seen.text("goal best", g.best());
        });
    }

    List<String> journal() {
        return Face.timeless(AnswersText.of(journal.all(walk.lesson())));
    }

    void close() {
        walk.close();
    }
}
