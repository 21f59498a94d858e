package limber.ui;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.lesson.Answer;
import limber.lesson.Marked;
import limber.lesson.Question;
import limber.lesson.Telling;

/// A question: what is asked, something to answer with, and beside the answer, once it has happened, what happened.
abstract class QuestionBox<Q extends Question> extends VBox {
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right"), WRONG = PseudoClass.getPseudoClass("wrong");

    final Walk walk;
    final Q question;
    final Telling.OfQuestion telling;
    final Wording words;
    private final Button commit = new Button();
    private final Hyperlink skip = new Hyperlink(), reveal = new Hyperlink();
    private final Label result = new Label();

    QuestionBox(Walk walk, Q question, Telling.OfQuestion telling, Wording words) {
        this.walk = walk;
        this.question = question;
        this.telling = telling;
        this.words = words;
        setId("question-" + question.id());
        getStyleClass().add("question-box");
        var ask = new Label(telling.ask());
        ask.setWrapText(true);
        ask.getStyleClass().add("question-ask");
        commit.setId("commit-" + question.id());
        commit.getStyleClass().add("commit");
        commit.setOnAction(_ -> commit());
        skip.setId("skip-" + question.id());
        skip.setText(words.get("lesson.skip"));
        skip.setOnAction(_ -> commit(Optional.empty()));
        reveal.setId("reveal-" + question.id());
        reveal.setText(words.get("lesson.reveal"));
        reveal.setOnAction(_ -> {
            walk.predictions().reveal(question);
            stepOn();
        });
        result.setId("result-" + question.id());
        result.setWrapText(true);
        result.getStyleClass().add("question-result");
        result.managedProperty().bind(result.visibleProperty());
        for (Node link : new Node[] {skip, reveal}) link.managedProperty().bind(link.visibleProperty());
        var deeds = new HBox(commit, skip, reveal);
        deeds.getStyleClass().add("question-deeds");
        getChildren().addAll(ask, deeds, result);
    }

    /// Commits what is given, if it is an answer.
    final void commit() {
        given().ifPresent(a -> commit(Optional.of(a)));
    }

    private void commit(Optional<Answer> answer) {
        walk.predictions().commit(question, answer);
        stepOn();
    }

    /// Once nothing is waited for, the keys are the scene's: a button that goes would leave them to whatever comes next, such
    /// as the notes.
    private void stepOn() {
        if (!walk.predictions().waiting()) walk.session().viewport().requestFocus();
    }

    /// Puts in what one answers with.
    final void answerWith(Node body) {
        getChildren().add(1, body);
    }

    /// What has been chosen, typed or drawn; empty as long as it is no answer.
    abstract Optional<Answer> given();

    /// Shows an answer and, where it is known, the truth.
    abstract void show(Optional<Answer> answer, Optional<Answer> truth);

    /// What happened, in a sentence.
    abstract String happened(Optional<Answer> answer, Answer truth);

    /// Called whenever what is given has changed.
    final void changed() {
        commit.setDisable(given().isEmpty() || given().equals(walk.predictions().marked(question).flatMap(Marked::latest)));
    }

    /// Shows what is known by now.
    final void show() {
        Optional<Marked> marked = walk.predictions().marked(question);
        boolean answered = walk.predictions().answered(question);
        Optional<Answer> truth = walk.predictions().truth(question);
        commit.setText(words.get(marked.flatMap(Marked::latest).isPresent() ? "lesson.revise" : "lesson.commit"));
        skip.setVisible(!answered);
        reveal.setVisible(answered && truth.isEmpty());
        show(marked.flatMap(Marked::latest), truth);
        changed();
        result.setVisible(answered);
        result.setText(!answered ? "" : truth.map(t -> happened(marked.flatMap(Marked::latest), t) + score(marked)).orElseGet(() -> words.get(marked.flatMap(Marked::latest).isPresent() ? "lesson.committed" : "lesson.skipped")));
        Optional<Double> score = truth.flatMap(t -> marked.flatMap(Marked::latest).map(a -> question.score(a, t)));
        result.pseudoClassStateChanged(RIGHT, score.filter(s -> s >= 0.5).isPresent());
        result.pseudoClassStateChanged(WRONG, score.filter(s -> s < 0.5).isPresent());
    }

    /// What the first commit scored, where a later one is shown.
    private String score(Optional<Marked> marked) {
        return marked.filter(m -> m.revised().isPresent()).flatMap(Marked::score).map(s -> " " + words.get("lesson.revised").formatted(Math.round(100 * s))).orElse("");
    }
}
