package limber.ui.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.MarkedAnswer;
import limber.lesson.Question;
import limber.presentation.lesson.AnswerSentences;
import limber.presentation.words.Wording;
import limber.ui.controls.Announcement;
import org.kordamp.ikonli.javafx.FontIcon;

/// A question: its text, an answer control, and, once the run has passed that moment, the verdict. The reasons stand
/// apart.
abstract class QuestionBox<Q extends Question> extends VBox {
    private static final PseudoClass CORRECT = PseudoClass.getPseudoClass("right"),
            WRONG = PseudoClass.getPseudoClass("wrong");

    final QuestionContext context;
    final Q question;
    final LessonWords.OfQuestion telling;
    final Wording words;
    private final Button commit = new Button();
    private final Hyperlink skip = new Hyperlink(), reveal = new Hyperlink();
    private final Label result = new Label();
    private final Label because = new Label();
    private final VBox reasons = new VBox();
    private final String place;
    private final ReadOnlyObjectWrapper<Optional<Boolean>> verdict = new ReadOnlyObjectWrapper<>(Optional.empty());
    /// Whether the truth was known when results were shown last; empty before.
    private Optional<Boolean> before = Optional.empty();

    QuestionBox(QuestionContext context, Q question, LessonWords.OfQuestion telling, Wording words) {
        this.context = context;
        this.question = question;
        this.telling = telling;
        this.words = words;
        place = context.place(question);
        setId("question-" + question.id());
        getStyleClass().add("question-box");
        var ask = new Label(telling.ask());
        ask.setWrapText(true);
        ask.getStyleClass().add("question-ask");
        ask.setFocusTraversable(true); // a choice alone does not say what is asked
        commit.setId("commit-" + question.id());
        commit.getStyleClass().add("commit");
        commit.setOnAction(_ -> commit());
        skip.setId("skip-" + question.id());
        skip.setText(words.get("lesson.skip"));
        skip.setOnAction(_ -> commit(Optional.empty()));
        reveal.setId("reveal-" + question.id());
        reveal.setText(words.get("lesson.reveal"));
        reveal.setOnAction(_ -> context.predictions().reveal(question));
        result.setId("result-" + question.id());
        result.setWrapText(true);
        result.getStyleClass().add("question-result");
        result.setFocusTraversable(true);
        because.setText(telling.because());
        because.setWrapText(true);
        because.getStyleClass().add("because");
        because.managedProperty().bind(because.visibleProperty());
        result.managedProperty().bind(result.visibleProperty());
        for (Node link : new Node[]{skip, reveal}) link.managedProperty().bind(link.visibleProperty());
        var buttons = new FlowPane(commit, skip, reveal);
        buttons.getStyleClass().add("question-buttons");
        reasons.getStyleClass().add("question-reasons");
        reasons.getChildren().add(because);
        getChildren().addAll(ask, buttons, result);
    }

    /// What is said of the answer once it is known; it stands in the text, so that the question keeps its size.
    final VBox reasons() {
        return reasons;
    }

    /// Whether the answer is right; empty before that is known.
    final ReadOnlyObjectProperty<Optional<Boolean>> verdict() {
        return verdict.getReadOnlyProperty();
    }

    /// The sign of a verdict.
    static FontIcon sign(boolean right) {
        return new FontIcon(right ? "fth-check" : "fth-x");
    }

    /// Commits the input, if it is an answer.
    void commit() {
        given().ifPresent(a -> commit(Optional.of(a)));
    }

    final void commit(Optional<Answer> answer) {
        context.predictions().commit(question, answer);
        committed();
        stepOn();
    }

    /// Called when an answer has been committed or skipped.
    void committed() {}

    /// Returns the keys to the scene once nothing is waited for: a button that disappears would pass the focus to the
    /// next control, such as the notes. What gets the focus is read aloud, so it begins with the result.
    private void stepOn() {
        if (result.isFocused()) return;
        if (context.predictions().waiting()) {
            Announcement.of(result);
            return;
        }
        context.session().news(result.getText());
        context.session().viewport().requestFocus();
    }

    /// The key of what the button says.
    ///
    /// @param again whether there is an answer already
    String commits(boolean again) {
        return again ? "lesson.revise" : "lesson.commit";
    }

    /// Adds the answer control.
    final void answerWith(Node body) {
        getChildren().add(1, body);
    }

    /// Adds what is said before the question's own reason.
    final void explainFirst(Node node) {
        reasons.getChildren().add(reasons.getChildren().size() - 1, node);
    }

    /// The chosen, typed or drawn answer; empty while it is incomplete.
    abstract Optional<Answer> given();

    /// Shows an answer and, where it is known, the truth.
    abstract void show(Optional<Answer> answer, Optional<Answer> truth);

    /// The result in a sentence.
    String happened(Optional<Answer> answer, Answer truth) {
        return new AnswerSentences(words).happened(question, telling, answer, truth);
    }

    /// What is said of the answer beside the result; empty for nothing.
    String reason(Optional<Answer> answer, Answer truth) {
        return new AnswerSentences(words).reason(question, telling, answer, truth);
    }

    /// Called whenever the input has changed.
    final void changed() {
        Optional<Answer> other = given().filter(
                a -> !context.predictions().marked(question).flatMap(MarkedAnswer::latest)
                        .equals(Optional.of(a)));
        commit.setDisable(other.isEmpty());
        context.drafts().put(place, other);
    }

    /// Shows the results known so far.
    ///
    /// @return the result, if it has become known since the last time
    final Optional<Node> show() {
        Optional<MarkedAnswer> marked = context.predictions().marked(question);
        boolean answered = context.predictions().answered(question);
        Optional<Answer> truth = context.predictions().truth(question);
        commit.setText(words.get(commits(marked.flatMap(MarkedAnswer::latest).isPresent())));
        skip.setVisible(!answered);
        reveal.setVisible(answered && truth.isEmpty());
        if (before.isEmpty()) context.drafts().of(place).ifPresent(a -> show(Optional.of(a), Optional.empty()));
        show(marked.flatMap(MarkedAnswer::latest), truth);
        changed();
        result.setVisible(answered);
        result.setText(!answered ? ""
                : truth.map(t -> happened(marked.flatMap(MarkedAnswer::latest), t) + score(marked))
                        .orElseGet(() -> words
                                .get(marked.flatMap(MarkedAnswer::latest).isPresent() ? "lesson.committed"
                                        : "lesson.skipped")));
        Optional<Boolean> right =
                truth.flatMap(t -> marked.flatMap(MarkedAnswer::latest).map(a -> question.right(a, t)));
        because.setVisible(truth.isPresent() && !telling.because().isEmpty());
        judge(right);
        Optional<Answer> given = marked.flatMap(MarkedAnswer::latest);
        result.setAccessibleText(Stream.of(result.getText(), truth.map(t -> reason(given, t)).orElse(""))
                .filter(s -> !s.isBlank()).collect(Collectors.joining(" ")));
        boolean news = truth.isPresent() && before.equals(Optional.of(false));
        before = Optional.of(truth.isPresent());
        return news ? Optional.of(result) : Optional.empty();
    }

    /// Shows whether the answer is right, by colour and by a sign; empty before that is known.
    private void judge(Optional<Boolean> right) {
        result.pseudoClassStateChanged(CORRECT, right.equals(Optional.of(true)));
        result.pseudoClassStateChanged(WRONG, right.equals(Optional.of(false)));
        result.setGraphic(right.map(QuestionBox::sign).orElse(null));
        verdict.set(right);
    }

    /// The score of the first answer, where a later one is shown.
    private String score(Optional<MarkedAnswer> marked) {
        return marked.filter(m -> m.revised().isPresent()).flatMap(MarkedAnswer::score)
                .map(s -> " " + words.get("lesson.revised").formatted(Math.round(100 * s))).orElse("");
    }
}
