package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import limber.lesson.Answer;
import limber.lesson.CodeCheck;
import limber.lesson.CodeJudge;
import limber.lesson.CodeQuestion;
import limber.lesson.CodeVerdict;
import limber.lesson.LessonWords;
import limber.lesson.MarkedAnswer;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.scene.CodeEditing;

/// A question that is answered by a code. It is written in the code pane; here it is judged, and its lines can be
/// asked for one by one.
final class CodeBox extends QuestionBox<CodeQuestion> {
    private final CodeEditing editing;
    private final Label mistake = new Label(), solution = new Label();
    private final Hyperlink there = new Hyperlink();
    private final Button line = new Button();
    private int lines;
    private boolean judging;

    CodeBox(LessonSession lessonSession, CodeQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(lessonSession, question, telling, words);
        editing = context.session().editing();
        var open = new Hyperlink(words.get("lesson.code.open"));
        open.setId("open-" + question.id());
        open.setOnAction(_ -> lessonSession.code().show());
        line.setId("line-" + question.id());
        line.managedProperty().bind(line.visibleProperty());
        line.setOnAction(_ -> {
            lines++;
            showLines();
            changed();
        });
        solution.setId("lines-" + question.id());
        solution.getStyleClass().add("code-lines");
        for (Label label : List.of(mistake, solution)) {
            label.setWrapText(true);
            label.visibleProperty().bind(label.textProperty().isNotEmpty());
            label.managedProperty().bind(label.visibleProperty());
        }
        there.setId("there-" + question.id());
        there.setText(words.get("lesson.code.there"));
        there.managedProperty().bind(there.visibleProperty());
        there.setVisible(false);
        mistake.setId("mistake-" + question.id());
        mistake.getStyleClass().add("because");
        var links = new FlowPane(open, line);
        links.getStyleClass().add("question-buttons");
        answerWith(new VBox(links, solution));
        explainFirst(mistake);
        explainFirst(there);
        // the editor outlives the box, and is about the next step's gap before the box is gone
        editing.text().when(sceneProperty().map(_ -> true).orElse(false)).subscribe(_ -> {
            if (ours()) changed();
        });
        showLines();
    }

    private void showLines() {
        List<String> all = question.gap().lines();
        lines = Math.min(lines, all.size());
        solution.setText(all.subList(0, lines).stream().map(String::strip).collect(Collectors.joining("\n")));
        line.setVisible(lines < all.size());
        line.setText(words.get("lesson.code.line").formatted(lines + 1, all.size()));
    }

    /// Whether the gap of this question is edited.
    private boolean ours() {
        return editing.gap().get().equals(Optional.of(question.gap()));
    }

    /// What stands in the gap; the latest answer itself where it says the same.
    @Override Optional<Answer> given() {
        if (judging || context.predictions().judge(question).isEmpty()
                || !ours())
            return Optional.empty();
        String code = question.gap().in(editing.text().get());
        return latest().filter(w -> w.code().equals(code)).map(Answer.class::cast)
                .or(() -> code.equals(question.gap().start()) ? Optional.empty()
                        : Optional.of(new Answer.Written(code, lines, 0)));
    }

    private Optional<Answer.Written> latest() {
        return context.predictions().marked(question).flatMap(MarkedAnswer::latest)
                .map(Answer.Written.class::cast);
    }

    /// It is judged on another thread first.
    @Override void commit() {
        Optional<CodeJudge> judge = context.predictions().judge(question);
        Predictions now = context.predictions();
        given().ifPresent(a -> judge.ifPresent(j -> {
            var code = (Answer.Written) a;
            judging = true;
            changed();
            Background.outcome(() -> j.verdict(code.code()), verdict -> {
                judging = false;
                if (now == context.predictions())
                    commit(Optional.of(new Answer.Written(code.code(), code.lines(), verdict.right())));
            }, e -> {
                judging = false;
                changed();
                context.session().failed().accept(e);
            });
        }));
    }

    @Override String commits(boolean again) {
        return again ? "lesson.code.again" : "lesson.code.check";
    }

    @Override void show(Optional<Answer> answer, Optional<Answer> truth) {
        lines = Math.max(lines, answer.map(a -> ((Answer.Written) a).lines()).orElse(0));
        showLines();
        Optional<CodeVerdict> verdict = truth.flatMap(t -> answer.map(a -> verdict(a, t)));
        mistake.setText(verdict.flatMap(CodeVerdict::mistake).map(telling.mistakes()::get).orElse(""));
        Optional<CodeVerdict.Wrong> wrong = verdict.flatMap(CodeVerdict::first)
                .filter(w -> question.over().get(w.scene()).set().isEmpty());
        there.setVisible(wrong.isPresent());
        there.setOnAction(_ -> wrong.ifPresent(w -> context.session().playback().go(w.before())));
    }

    private static CodeVerdict verdict(Answer answer, Answer truth) {
        return ((Answer.Worked) truth).judge().orElseThrow().verdict(((Answer.Written) answer).code());
    }

    @Override String reason(Optional<Answer> answer, Answer truth) {
        return (mistake.getText() + " " + super.reason(answer, truth)).strip();
    }

    @Override String happened(Optional<Answer> answer, Answer truth) {
        if (answer.isEmpty()) return words.get("lesson.code.skipped");
        CodeVerdict verdict = verdict(answer.get(), truth);
        return verdict.refused().map(r -> r.line() == 0 ? words.refusal(r.why())
                : words.get("edit.status.refused").formatted(r.line(), words.refusal(r.why())))
                .or(() -> verdict.first().map(w -> said(w, verdict.total())))
                .or(() -> verdict.broken().stream().findFirst().map(this::said))
                .orElseGet(() -> words.get("lesson.code.right").formatted(verdict.total()));
    }

    private String said(CodeVerdict.Wrong w, long total) {
        String where = words.get("lesson.code.wrong").formatted(w.number() + 1, total, place(w));
        if (!w.failed().isEmpty())
            return where + " " + words.get("edit.status.refused").formatted(w.line(), words.refusal(w.failed()));
        CodeVerdict.Wrote wrote = w.wrote().orElseThrow();
        List<String> sides = Quantity.apart(wrote.given(), wrote.right(), "");
        String values = words.get("lesson.code.wrote").formatted(words.quantity(wrote.channel()), wrote.element(),
                sides.getFirst(), sides.getLast());
        return where + " " + values + (w.line() > 0 ? " " + words.get("lesson.code.at").formatted(w.line())
                : " " + words.get("lesson.code.nothing"));
    }

    /// The frame, the rounds, the phase and its element.
    private String place(CodeVerdict.Wrong w) {
        String rounds = words.rounds(w.slot(), "caption.comma");
        return words.get("lesson.code.place").formatted(w.before().frame() + 1,
                rounds.isEmpty() ? "" : rounds + words.get("caption.comma"),
                words.title("phase", w.slot().phase().name()),
                words.kind(w.slot().phase().of()), w.element());
    }

    private String said(CodeCheck.Outcome o) {
        return words.get("lesson.code." + o.check().word()).formatted(o.at(), Quantity.digits(o.given()),
                Quantity.digits(o.right()));
    }
}
