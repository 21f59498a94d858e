package limber.ui.lesson;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.QuestionState;
import limber.presentation.words.Wording;
import limber.ui.controls.Announcement;
import org.kordamp.ikonli.javafx.FontIcon;

/// A question: its text, an answer control, and, once the run has passed that moment, the verdict with its reasons.
abstract class QuestionBox<S extends QuestionState<?>> extends VBox implements QuestionState.Face {
    private static final PseudoClass CORRECT = PseudoClass.getPseudoClass("right"),
            WRONG = PseudoClass.getPseudoClass("wrong");

    final S state;
    final Wording words;
    private final Button commit = new Button();
    private final Hyperlink skip = new Hyperlink(), reveal = new Hyperlink();
    private final Label result = new Label();
    private final Label because = new Label();
    private final VBox reasons = new VBox();
    private final ReadOnlyObjectWrapper<Optional<Boolean>> verdict = new ReadOnlyObjectWrapper<>(Optional.empty());

    QuestionBox(S state) {
        this.state = state;
        words = state.words();
        setId(id("question"));
        getStyleClass().add("question-box");
        var ask = new Label(state.telling().ask());
        ask.setWrapText(true);
        ask.getStyleClass().add("question-ask");
        ask.setFocusTraversable(true); // a choice alone does not say what is asked
        commit.setId(id("commit"));
        commit.getStyleClass().add("commit");
        commit.setOnAction(_ -> state.commit());
        skip.setId(id("skip"));
        skip.setText(words.get("lesson.skip"));
        skip.setOnAction(_ -> state.skip());
        reveal.setId(id("reveal"));
        reveal.setText(words.get("lesson.reveal"));
        reveal.setOnAction(_ -> state.reveal());
        result.setId(id("result"));
        result.setWrapText(true);
        result.getStyleClass().add("question-result");
        result.setFocusTraversable(true);
        because.setText(state.telling().because());
        because.setWrapText(true);
        because.getStyleClass().add("because");
        because.managedProperty().bind(because.visibleProperty());
        result.managedProperty().bind(result.visibleProperty());
        for (Node link : new Node[]{skip, reveal}) link.managedProperty().bind(link.visibleProperty());
        var buttons = new FlowPane(commit, skip, reveal);
        buttons.getStyleClass().add("question-buttons");
        reasons.getStyleClass().add("question-reasons");
        reasons.getChildren().add(because);
        reasons.managedProperty().bind(reasons.visibleProperty());
        getChildren().addAll(ask, buttons, result, reasons);
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) state.leave();
            else state.enter(this);
        });
    }

    /// The id of a node: each question has its own.
    final String id(String kind) {
        return kind + "-" + state.question().id();
    }

    /// Whether the answer is right; empty before that is known.
    final ReadOnlyObjectProperty<Optional<Boolean>> verdict() {
        return verdict.getReadOnlyProperty();
    }

    /// The sign of a verdict.
    static FontIcon sign(boolean right) {
        return new FontIcon(right ? "fth-check" : "fth-x");
    }

    /// A button that disappears would pass the focus to the next control, such as the notes.
    @Override public final void focusResult() {
        if (!result.isFocused()) Announcement.of(result);
    }

    @Override public final boolean resultFocused() {
        return result.isFocused();
    }

    /// Adds the answer control.
    final void answerWith(Node body) {
        getChildren().add(1, body);
    }

    /// Adds what is said before the question's own reason.
    final void explainFirst(Node node) {
        reasons.getChildren().add(reasons.getChildren().size() - 1, node);
    }

    /// Shows the answer and, where it is known, the truth.
    abstract void showAnswer();

    /// Shows what is said of the answer that is being given, and what is given in the scene.
    void showGiven() {}

    @Override public final void changed() {
        commit.setDisable(!state.canCommit());
        showGiven();
    }

    /// Shows the results known so far.
    ///
    /// @return the result, if it has become known since the last time
    final Optional<Node> show() {
        boolean news = state.look();
        commit.setText(state.commitLabel());
        skip.setVisible(state.canSkip());
        reveal.setVisible(state.canReveal());
        showAnswer();
        changed();
        result.setVisible(state.answered());
        result.setText(state.result());
        because.setVisible(state.because());
        reasons.setVisible(state.reasons());
        judge(state.verdict());
        result.setAccessibleText(state.spoken());
        return news ? Optional.of(result) : Optional.empty();
    }

    /// Shows whether the answer is right, by colour and by a sign; empty before that is known.
    private void judge(Optional<Boolean> right) {
        result.pseudoClassStateChanged(CORRECT, right.equals(Optional.of(true)));
        result.pseudoClassStateChanged(WRONG, right.equals(Optional.of(false)));
        result.setGraphic(right.map(QuestionBox::sign).orElse(null));
        verdict.set(right);
    }
}
