package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import limber.engine.Cursor;
import limber.lesson.question.Answer;
import limber.lesson.question.CodeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.CodeState;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.scene.CodeEditing;

/// A question that is answered by a code. It is written in the code pane; here it is judged, and its lines can be
/// asked for one by one.
final class CodeBox extends QuestionBox<CodeState> {
    private final CodeEditing editing;
    private final Label mistake = new Label(), solution = new Label();
    private final Hyperlink there = new Hyperlink();
    private final Button line = new Button();

    CodeBox(LessonSession lessonSession, CodeQuestion question, LessonWords.OfQuestion telling, Wording words) {
        this(lessonSession, question, telling, words, lessonSession.session().editing());
    }

    private CodeBox(LessonSession lessonSession, CodeQuestion question, LessonWords.OfQuestion telling, Wording words,
            CodeEditing editing) {
        super(lessonSession.asking(), new CodeState(lessonSession.walk(), question, telling, words,
                () -> Optional.of(editing).filter(e -> edits(e, question)).map(e -> e.text().get())), words);
        this.editing = editing;
        var open = new Hyperlink(words.get("lesson.code.open"));
        open.setId(id("open"));
        open.setOnAction(_ -> lessonSession.code().show());
        line.setId(id("line"));
        line.managedProperty().bind(line.visibleProperty());
        line.setOnAction(_ -> {
            state.openLine();
            showLines();
            changed();
        });
        solution.setId(id("lines"));
        solution.getStyleClass().add("code-lines");
        for (Label label : List.of(mistake, solution)) {
            label.setWrapText(true);
            label.visibleProperty().bind(label.textProperty().isNotEmpty());
            label.managedProperty().bind(label.visibleProperty());
        }
        there.setId(id("there"));
        there.setText(words.get("lesson.code.there"));
        there.managedProperty().bind(there.visibleProperty());
        there.setVisible(false);
        mistake.setId(id("mistake"));
        mistake.getStyleClass().add("because");
        var links = new FlowPane(open, line);
        links.getStyleClass().add("question-buttons");
        answerWith(new VBox(links, solution));
        explainFirst(mistake);
        explainFirst(there);
        // the editor outlives the box, and is about the next step's gap before the box is gone
        editing.text().when(sceneProperty().map(_ -> true).orElse(false)).subscribe(_ -> {
            if (edits(editing, question)) changed();
        });
        showLines();
    }

    private void showLines() {
        solution.setText(state.lines());
        line.setVisible(state.moreLines());
        line.setText(state.lineLabel());
    }

    /// Whether the gap of a question is edited.
    private static boolean edits(CodeEditing editing, CodeQuestion question) {
        return editing.gap().get().equals(Optional.of(question.gap()));
    }

    /// It is judged on another thread first.
    @Override void commit() {
        Predictions now = context.predictions();
        state.given().ifPresent(a -> state.judge().ifPresent(j -> {
            var code = (Answer.Written) a;
            state.judging(true);
            changed();
            Background.outcome(() -> j.verdict(code.code()), verdict -> {
                state.judging(false);
                if (now != context.predictions()) return;
                state.commit(new Answer.Written(code.code(), code.lines(), verdict.right()));
                stepOn();
            }, e -> {
                state.judging(false);
                changed();
                context.session().failed().accept(e);
            });
        }));
    }

    @Override void showAnswer() {
        showLines();
        mistake.setText(state.mistake());
        Optional<Cursor> wrong = state.wrong();
        there.setVisible(wrong.isPresent());
        there.setOnAction(_ -> wrong.ifPresent(context.session().playback()::go));
    }
}
