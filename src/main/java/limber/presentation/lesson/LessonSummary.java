package limber.presentation.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// A summary of a lesson for its last step: what a student has predicted, beside what the runs gave.
public final class LessonSummary {
    /// The most letters of an answer, such as of many elements.
    private static final int LONGEST = 80;

    private final LessonWalk walk;
    private final Wording words;

    /// A question that has been answered or skipped.
    ///
    /// @param own the first answer, in a sentence
    /// @param run what the run gave, in a sentence; empty as long as it is not known
    /// @param right whether the first answer counts as right; empty as long as it has no score
    public record Row(String step, String ask, String own, String run, Optional<Boolean> right) {}

    public LessonSummary(LessonWalk walk) {
        this.walk = walk;
        words = walk.words();
    }

    /// Its rows in the order of the lesson; none before the last step, and before its questions are answered.
    public List<Row> rows() {
        var rows = new ArrayList<Row>();
        if (!walk.last() || walk.predictions().waiting()) return rows;
        List<Step> steps = walk.lesson().steps();
        for (int s = 0; s < steps.size(); s++) {
            LessonWords.OfStep telling = walk.telling().steps().get(s);
            for (int q = 0; q < steps.get(s).questions().size(); q++) {
                Question question = steps.get(s).questions().get(q);
                LessonWords.OfQuestion told = telling.questions().get(q);
                walk.answer(steps.get(s), question)
                        .ifPresent(marked -> rows.add(row(telling.heading(), question, told, marked)));
            }
        }
        return rows;
    }

    private Row row(String step, Question question, LessonWords.OfQuestion told, MarkedAnswer marked) {
        QuestionState<?> state = QuestionState.of(walk, question, told);
        String own = marked.answer().map(a -> words.get("lesson.summary.own").formatted(said(state, a)))
                .orElseGet(() -> words.get("lesson.summary.skipped"));
        boolean drawn = state instanceof DrawnState<?> || state instanceof CurveState;
        boolean pictured = drawn && marked.answer().isEmpty(); // its sentence speaks of a picture
        String run = question instanceof CodeQuestion || pictured ? "" // a code would have to be judged again
                : marked.truth().map(truth -> state.happened(marked.answer(), truth)
                        .replace(state.pointing(), "").strip()).orElse("");
        return new Row(step, told.ask(), own, run, marked.right());
    }

    private String said(QuestionState<?> state, Answer answer) {
        String text = answer instanceof Answer.Written ? words.get("lesson.summary.code") : state.inWords(answer);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    /// How many of the first answers were right; empty where none has a score.
    public String count(List<Row> rows) {
        long known = rows.stream().filter(r -> r.right().isPresent()).count(),
                right = rows.stream().filter(r -> r.right().equals(Optional.of(true))).count();
        return known == 0 ? "" : words.get("lesson.summary.count").formatted(right, known);
    }
}
