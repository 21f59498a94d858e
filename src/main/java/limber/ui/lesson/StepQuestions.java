package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.lesson.ArrowQuestion;
import limber.lesson.ElementQuestion;
import limber.lesson.FormulaQuestion;
import limber.lesson.Goal;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.lesson.ShapeQuestion;
import limber.lesson.Step;
import limber.ui.preferences.Preferences;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// The questions and the goal of a step, with their results.
final class StepQuestions {
    private static final PseudoClass REACHED = PseudoClass.getPseudoClass("reached");

    private final LessonSession lessonSession;
    private final Wording words;
    private final List<QuestionBox<?>> questions = new ArrayList<>();
    private final List<Node> goal;
    private final FontIcon lamp = new FontIcon("fth-circle");
    private final Label state = new Label(), best = new Label();
    /// Whether the goal was reached when it was shown last; empty before.
    private Optional<Boolean> before = Optional.empty();

    StepQuestions(LessonSession lessonSession, Preferences preferences, Wording words, LessonWords.OfStep telling) {
        this.lessonSession = lessonSession;
        this.words = words;
        Step step = lessonSession.step();
        for (int i = 0; i < step.questions().size(); i++)
            questions.add(box(step.questions().get(i), telling.questions().get(i), preferences));
        goal = step.goal().map(g -> List.<Node>of(goal(telling.hint(), g.when().expression().toString())))
                .orElse(List.of());
    }

    private QuestionBox<?> box(Question question, LessonWords.OfQuestion telling, Preferences preferences) {
        return switch (question) {
            case Question.Choices q -> new ChoicesBox(lessonSession, q, telling, words, preferences.voting());
            case Question.Number q -> new NumberBox(lessonSession, q, telling, words);
            case Question.Curve q -> new CurveBox(lessonSession, q, telling, words);
            case ElementQuestion q -> new ElementBox(lessonSession, q, telling, words);
            case ArrowQuestion q -> new ArrowBox(lessonSession, q, telling, words);
            case ShapeQuestion q -> new ShapeBox(lessonSession, q, telling, words);
            case FormulaQuestion q -> new FormulaBox(lessonSession, q, telling, words);
        };
    }

    private VBox goal(String hint, String when) {
        var head = new HBox(lamp, state);
        head.getStyleClass().add("goal-head");
        state.getStyleClass().add("goal-state");
        state.setFocusTraversable(true);
        state.accessibleTextProperty().bind(state.textProperty().map(
                text -> Stream.of(text, hint, when).filter(s -> !s.isEmpty()).collect(Collectors.joining(". "))));
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
        best.setWrapText(true);
        best.managedProperty().bind(best.textProperty().isNotEmpty());
        box.getChildren().add(best);
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

    /// A line about a fault of the lesson.
    static Label fault(String line) {
        var label = new Label(line);
        label.setWrapText(true);
        label.getStyleClass().add("lesson-fault");
        return label;
    }

    /// Shows the results known so far.
    ///
    /// @return a result that has become known since the last time
    Optional<Node> show() {
        Optional<Node> news = Optional.empty();
        for (QuestionBox<?> question : questions) {
            Optional<Node> result = question.show();
            if (news.isEmpty()) news = result;
        }
        Optional<Node> won = showGoal();
        return news.isPresent() ? news : won;
    }

    private Optional<Node> showGoal() {
        boolean reached = lessonSession.predictions().goalReached(),
                news = reached && before.equals(Optional.of(false));
        before = Optional.of(reached);
        goal.forEach(box -> box.pseudoClassStateChanged(REACHED, reached));
        lamp.setIconLiteral(reached ? "fth-check-circle" : "fth-circle");
        state.setText(words.get(reached ? "lesson.goal.reached" : "lesson.goal"));
        best.setText(best());
        return news && !goal.isEmpty() ? Optional.of(state) : Optional.empty();
    }

    /// What is to be made small, with the par of the recorded solution and what the student has reached.
    private String best() {
        Optional<String> what = lessonSession.step().goal().flatMap(Goal::best).map(b -> b.expression().toString());
        if (what.isEmpty()) return "";
        return words.get("lesson.best").formatted(what.get(), digits(lessonSession.par()),
                digits(lessonSession.predictions().best()));
    }

    private static String digits(OptionalDouble value) {
        return value.isPresent() ? Quantity.digits(value.getAsDouble()) : "–";
    }
}
