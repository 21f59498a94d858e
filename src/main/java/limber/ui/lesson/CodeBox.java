package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import limber.engine.Cursor;
import limber.presentation.lesson.CodeState;

/// A question that is answered by a code. It is written in the code pane; here it is judged, and its lines can be
/// asked for one by one.
final class CodeBox extends QuestionBox<CodeState> {
    private final LessonSession lessonSession;
    private final Label mistake = new Label(), solution = new Label();
    private final Hyperlink there = new Hyperlink();
    private final Button line = new Button();

    CodeBox(CodeState state, LessonSession lessonSession) {
        super(state);
        this.lessonSession = lessonSession;
        var open = new Hyperlink(words.get("lesson.code.open"));
        open.setId(id("open"));
        open.setOnAction(_ -> lessonSession.code().show());
        line.setId(id("line"));
        line.managedProperty().bind(line.visibleProperty());
        line.setOnAction(_ -> state.openLine());
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
        lessonSession.session().editing().text().when(sceneProperty().map(_ -> true).orElse(false))
                .subscribe(_ -> state.edited());
        showGiven();
    }

    @Override void showGiven() {
        solution.setText(state.lines());
        line.setVisible(state.moreLines());
        line.setText(state.lineLabel());
    }

    @Override void showAnswer() {
        mistake.setText(state.mistake());
        Optional<Cursor> wrong = state.wrong();
        there.setVisible(wrong.isPresent());
        there.setOnAction(_ -> wrong.ifPresent(lessonSession.session().playback()::go));
    }
}
