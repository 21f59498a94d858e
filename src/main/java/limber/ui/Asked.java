package limber.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.lesson.Question;
import limber.lesson.Step;
import limber.lesson.Telling;
import org.kordamp.ikonli.javafx.FontIcon;

/// What a step asks: its questions and its goal, and what has become of them.
final class Asked {
    private static final PseudoClass REACHED = PseudoClass.getPseudoClass("reached");

    private final Walk walk;
    private final Wording words;
    private final List<QuestionBox<?>> questions = new ArrayList<>();
    private final List<Node> goal;
    private final FontIcon lamp = new FontIcon("fth-circle");
    private final Label state = new Label();

    Asked(Walk walk, Desk desk, Wording words, Telling.OfStep telling) {
        this.walk = walk;
        this.words = words;
        Step step = walk.step();
        for (int i = 0; i < step.questions().size(); i++) questions.add(box(step.questions().get(i), telling.questions().get(i), desk));
        goal = step.goal().map(g -> List.<Node>of(goal(telling.hint(), g.when().expression().toString()))).orElse(List.of());
    }

    private QuestionBox<?> box(Question question, Telling.OfQuestion telling, Desk desk) {
        return switch (question) {
            case Question.Choices q -> new ChoicesBox(walk, q, telling, words, desk.voting());
            case Question.Number q -> new NumberBox(walk, q, telling, words);
            case Question.Curve q -> new CurveBox(walk, q, telling, words);
        };
    }

    private VBox goal(String hint, String when) {
        var head = new HBox(lamp, state);
        head.getStyleClass().add("goal-head");
        state.getStyleClass().add("goal-state");
        var condition = new Label(when);
        condition.setWrapText(true);
        condition.getStyleClass().add("goal-when");
        var box = new VBox(head);
        if (!hint.isEmpty()) {
            var said = new Label(hint);
            said.setWrapText(true);
            box.getChildren().add(said);
        }
        box.getChildren().add(condition);
        box.setId("goal");
        box.getStyleClass().add("goal");
        return box;
    }

    List<? extends Node> questions() {
        return questions;
    }

    List<Node> goal() {
        return goal;
    }

    /// A line about what is wrong with the lesson.
    static Label fault(String line) {
        var label = new Label(line);
        label.setWrapText(true);
        label.getStyleClass().add("lesson-fault");
        return label;
    }

    /// Shows what is known by now.
    void show() {
        questions.forEach(QuestionBox::show);
        boolean reached = walk.predictions().goalReached();
        goal.forEach(box -> box.pseudoClassStateChanged(REACHED, reached));
        lamp.setIconLiteral(reached ? "fth-check-circle" : "fth-circle");
        state.setText(words.get(reached ? "lesson.goal.reached" : "lesson.goal"));
    }
}
