package limber.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.run.Picture;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeGap;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.ChoicesState;
import limber.presentation.lesson.CodeState;
import limber.presentation.lesson.CurveState;
import limber.presentation.lesson.DrawnAnswer;
import limber.presentation.lesson.DrawnState;
import limber.presentation.lesson.ElementState;
import limber.presentation.lesson.FormulaState;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.lesson.NumberState;
import limber.presentation.lesson.QuestionState;
import limber.presentation.play.Playback;
import limber.presentation.view.SceneSketch;
import limber.presentation.words.Wording;

/// A question without a control: its state, and what a hand does to it.
final class FakeQuestion {
    private final LessonWalk walk;
    private final Playback playback;
    private final FakeView view;
    private final QuestionState<?> state;
    private Optional<DrawnAnswer> drawing = Optional.empty();
    /// While its button is pressed.
    private Optional<SceneSketch.Taker> pen = Optional.empty();
    /// The file that is edited; empty where no code is asked for.
    private String code = "";

    FakeQuestion(LessonWalk walk, Playback playback, FakeView view, Question question, LessonWords.OfQuestion telling,
            Wording words) {
        this.walk = walk;
        this.playback = playback;
        this.view = view;
        state = state(question, telling, words);
        look();
    }

    private QuestionState<?> state(Question question, LessonWords.OfQuestion telling, Wording words) {
        return switch (question) {
            case Question.Choices q -> new ChoicesState(walk, q, telling, words);
            case Question.Number q -> new NumberState(walk, q, telling, words);
            case Question.Curve q -> new CurveState(walk, q, telling, words);
            case ElementQuestion q -> new ElementState(walk, q, telling, words);
            case ArrowQuestion _,ShapeQuestion _ -> {
                drawing = Optional.of(DrawnAnswer.to(question, playback.model(), () -> 1));
                yield new DrawnState(walk, question, telling, words, drawing.get());
            }
            case FormulaQuestion q -> new FormulaState(walk, q, telling, words);
            case CodeQuestion q -> {
                write(q.gap(), q.gap().start());
                yield new CodeState(walk, q, telling, words, () -> Optional.of(code));
            }
        };
    }

    /// Looks at what is known by now.
    void look() {
        state.look();
        if (state instanceof CurveState curve) curve.showKnown();
        if (state instanceof ElementState element)
            view.sketch().want(state.question(), element.wanted());
        state.keepDraft();
    }

    /// Takes an element that was chosen in the scene.
    void pick() {
        if (state instanceof ElementState element) playback.selected().get()
                .ifPresent(e -> element.pick(e, playback.model(), playback.settings()));
        state.keepDraft();
    }

    // ---- hands ----

    void perform(Act act, Runnable stroke) {
        switch (act) {
            case Act.Answer(String _, String text) -> type(text);
            case Act.Choose(String _, int choice) -> ((ChoicesState) state).choose(choice - 1);
            case Act.Pen _ -> pen(pen.isEmpty());
            case Act.Draw _ -> draw(stroke);
            case Act.Trace(String _, List<String> keys) -> keys.forEach(this::key);
            case Act.Edit(String _, String written) -> write(((CodeQuestion) state.question()).gap(), written);
            case Act.Skip _ -> state.skip();
            case Act.Reveal _ -> state.reveal();
            default -> throw new IllegalArgumentException(act + " is not done to a question");
        }
        state.keepDraft();
        boolean answers = !(act instanceof Act.Skip || act instanceof Act.Reveal || act instanceof Act.Pen);
        if (answers && state.canCommit()) commit();
        if (!(act instanceof Act.Pen || act instanceof Act.Reveal)) pen(false);
    }

    private void type(String text) {
        switch (state) {
            case NumberState number -> number.type(text);
            case FormulaState formula -> formula.type(text);
            case CurveState curve -> curve.type(text);
            case ElementState element -> {
                element.type(text);
                element.element().ifPresent(e -> playback.selected().set(Optional.of(e)));
            }
            default -> drawing.orElseThrow().typed(text);
        }
    }

    /// The scene runs what is written.
    private void write(CodeGap gap, String written) {
        code = gap.with(written).text();
        playback.gestures().code(p -> p.with(gap.with(written)));
    }

    private void draw(Runnable stroke) {
        if (pen.isEmpty()) pen(true);
        stroke.run();
    }

    private void pen(boolean on) {
        pen.ifPresent(view.sketch()::release);
        pen = Optional.empty();
        if (!on) return;
        Picture now = playback.picture().get();
        DrawnAnswer answer = drawing.orElseThrow();
        var taker = new SceneSketch.Taker(answer.through(now), points -> answer.drawn(points, now),
                () -> pen = Optional.empty());
        pen = Optional.of(taker);
        view.sketch().take(taker);
    }

    private void key(String key) {
        var sketch = ((CurveState) state).sketch();
        if (key.equals("next")) sketch.go(true);
        else sketch.move(key.equals("up"));
    }

    private void commit() {
        if (!(state instanceof CodeState judged)) {
            state.commit();
            return;
        }
        var written = (Answer.Written) state.given().orElseThrow();
        var verdict = judged.judge().orElseThrow().verdict(written.code());
        state.commit(new Answer.Written(written.code(), written.lines(), verdict.right()));
    }

    // ---- what is to be seen ----

    void tell(Seen seen, boolean waiting) {
        String id = state.question().id();
        seen.text("ask " + id, state.telling().ask());
        seen.text("commit " + id, state.commitLabel());
        seen.text("buttons " + id, String.join(" ", Stream.of(state.canCommit() ? "commit" : "",
                state.canSkip() ? "skip" : "", state.canReveal() ? "reveal" : "").filter(s -> !s.isEmpty()).toList()));
        if (state.answered()) seen.text("result " + id, state.result());
        state.verdict().ifPresent(right -> seen.text("verdict " + id, right ? "right" : "wrong"));
        seen.text("fault " + id, fault());
        seen.text("entry " + id, entry());
        seen.text("pen " + id, pen.isPresent() ? "on" : "");
        if (state.truth().isPresent() && !waiting) seen.texts("reasons " + id, reasons());
    }

    /// What is typed or chosen.
    private String entry() {
        return switch (state) {
            case NumberState number -> number.text();
            case FormulaState formula -> formula.text();
            case ElementState element -> element.text();
            case ChoicesState choices -> choices.chosen() < 0 ? "" : String.valueOf(choices.chosen() + 1);
            default -> "";
        };
    }

    private String fault() {
        return switch (state) {
            case NumberState number -> number.fault();
            case FormulaState formula -> formula.fault();
            case CurveState curve -> curve.missing();
            default -> "";
        };
    }

    private List<String> reasons() {
        Stream<String> own = switch (state) {
            case NumberState number -> Stream.of(number.mistake());
            case CodeState judged -> Stream.of(judged.mistake());
            case ChoicesState choices -> IntStream.range(0, choices.telling().choices().size())
                    .filter(choices::explained).mapToObj(choices.telling().choices()::get)
                    .flatMap(c -> Stream.of(c.text(), c.because()));
            default -> Stream.of();
        };
        return Stream.concat(own, state.because() ? Stream.of(state.telling().because()) : Stream.of()).toList();
    }
}
