package limber.scenario;

import java.util.List;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.ChoicesState;
import limber.presentation.lesson.CodeState;
import limber.presentation.lesson.CurveState;
import limber.presentation.lesson.DrawnState;
import limber.presentation.lesson.ElementState;
import limber.presentation.lesson.FormulaState;
import limber.presentation.lesson.NumberState;
import limber.presentation.lesson.QuestionState;

/// A question without a control: its state, and what a hand does to it.
final class FakeQuestion implements QuestionState.Face {
    private final QuestionState<?> state;
    private final FakeLessonScene scene;

    FakeQuestion(QuestionState<?> state, FakeLessonScene scene) {
        this.state = state;
        this.scene = scene;
        state.enter(this);
        look();
    }

    /// Looks at what is known by now.
    void look() {
        state.look();
    }

    void leave() {
        state.leave();
    }

    @Override public void changed() {}

    @Override public void focusResult() {}

    // ---- hands ----

    void perform(Act act, Runnable stroke) {
        switch (act) {
            case Act.Answer(String _, String text) -> type(text);
            case Act.Choose(String _, int choice) -> ((ChoicesState) state).choose(choice - 1);
            case Act.Pen _ -> drawn().draw(!drawn().drawing());
            case Act.Draw _ -> {
                drawn().draw(true);
                stroke.run();
            }
            case Act.Trace(String _, List<String> keys) -> keys.forEach(this::key);
            case Act.Edit(String _, String written) -> {
                scene.write(((CodeQuestion) state.question()).gap(), written);
                ((CodeState) state).edited();
            }
            case Act.Skip _ -> state.skip();
            case Act.Reveal _ -> state.reveal();
            default -> throw new IllegalArgumentException(act + " is not done to a question");
        }
        if (!(act instanceof Act.Skip || act instanceof Act.Reveal || act instanceof Act.Pen)) state.commit();
    }

    private DrawnState<?> drawn() {
        return (DrawnState<?>) state;
    }

    private void type(String text) {
        switch (state) {
            case NumberState number -> number.type(text);
            case FormulaState formula -> formula.type(text);
            case CurveState curve -> curve.type(text);
            case ElementState element -> element.type(text);
            case DrawnState<?> drawn -> drawn.type(text);
            case ChoicesState _,CodeState _ -> throw new IllegalArgumentException("nothing is typed there");
        }
    }

    private void key(String key) {
        var sketch = ((CurveState) state).sketch();
        if (key.equals("next")) sketch.go(true);
        else sketch.move(key.equals("up"));
    }

    // ---- what is to be seen ----

    void tell(Seen seen) {
        String id = state.question().id();
        seen.text("ask " + id, state.telling().ask());
        seen.text("commit " + id, state.commitLabel());
        seen.text("buttons " + id, String.join(" ", Stream.of(state.canCommit() ? "commit" : "",
                state.canSkip() ? "skip" : "", state.canReveal() ? "reveal" : "").filter(s -> !s.isEmpty()).toList()));
        if (state.answered()) seen.text("result " + id, state.result());
        state.verdict().ifPresent(right -> seen.text("verdict " + id, right ? "right" : "wrong"));
        seen.text("fault " + id, fault());
        seen.text("entry " + id, entry());
        seen.text("pen " + id, state instanceof DrawnState<?> drawn && drawn.drawing() ? "on" : "");
        if (state.reasons()) seen.texts("reasons " + id, reasons());
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
            case ChoicesState choices -> choices.order().stream().filter(choices::explained)
                    .map(choices.telling().choices()::get).map(LessonWords.OfChoice::because);
            default -> Stream.of();
        };
        return Stream.concat(own, state.because() ? Stream.of(state.telling().because()) : Stream.of()).toList();
    }
}
