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
import limber.expression.Expression;
import limber.lesson.Goal;
import limber.lesson.GoalProgress;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// The goal of a step: its conditions, which of them hold at the newest frame, and whether it has been reached.
final class GoalBox extends VBox {
    private static final PseudoClass REACHED = PseudoClass.getPseudoClass("reached"),
            HOLDS = PseudoClass.getPseudoClass("holds");

    private final LessonSession lessonSession;
    private final Goal target;
    /// What the goal falls apart into, as text.
    private final List<String> parts;
    private final Wording words;
    private final String hint;
    private final FontIcon lamp = new FontIcon("fth-circle");
    private final Label state = new Label(), frames = line(""), best = line("");
    private final List<FontIcon> signs = new ArrayList<>();
    private final List<Label> conditions = new ArrayList<>();
    /// Whether the goal was reached when it was shown last; empty before.
    private Optional<Boolean> before = Optional.empty();

    GoalBox(LessonSession lessonSession, Goal target, String hint, Wording words) {
        this.lessonSession = lessonSession;
        this.target = target;
        parts = target.when().expression().conditions().stream().map(Expression::toString).toList();
        this.hint = hint;
        this.words = words;
        setId("goal");
        getStyleClass().add("goal");
        var head = new HBox(lamp, state);
        head.getStyleClass().add("goal-head");
        state.getStyleClass().add("goal-state");
        state.setFocusTraversable(true);
        getChildren().add(head);
        if (!hint.isEmpty()) getChildren().add(line(hint));
        for (String part : parts) getChildren().add(row(part));
        for (Label more : List.of(frames, best)) {
            more.managedProperty().bind(more.textProperty().isNotEmpty());
            getChildren().add(more);
        }
    }

    private static Label line(String text) {
        var label = new Label(text);
        label.setWrapText(true);
        return label;
    }

    private HBox row(String part) {
        var sign = new FontIcon("fth-circle");
        Label text = line(part);
        text.getStyleClass().add("goal-when");
        signs.add(sign);
        conditions.add(text);
        var row = new HBox(sign, text);
        row.getStyleClass().add("goal-row");
        return row;
    }

    /// Shows what is known so far.
    ///
    /// @return what says that it has been reached, if that has become known since the last time
    Optional<Node> show() {
        boolean reached = lessonSession.predictions().goalReached(),
                news = reached && before.equals(Optional.of(false));
        before = Optional.of(reached);
        pseudoClassStateChanged(REACHED, reached);
        lamp.setIconLiteral(reached ? "fth-check-circle" : "fth-circle");
        state.setText(words.get(reached ? "lesson.goal.reached" : "lesson.goal"));
        Optional<GoalProgress> progress = lessonSession.goal().progress().get();
        for (int i = 0; i < conditions.size(); i++) show(i, progress);
        frames.setText(frames(progress));
        best.setText(best());
        state.setAccessibleText(Stream.of(Stream.of(state.getText(), hint), spoken(progress).stream(),
                Stream.of(frames.getText(), best.getText())).flatMap(s -> s).filter(s -> !s.isEmpty())
                .map(s -> s.endsWith(".") || s.endsWith("。") ? s : s + ".").collect(Collectors.joining(" ")));
        return news ? Optional.of(state) : Optional.empty();
    }

    private void show(int i, Optional<GoalProgress> progress) {
        Optional<GoalProgress.Condition> now = progress.map(p -> p.conditions().get(i));
        boolean holds = now.map(GoalProgress.Condition::holds).orElse(false);
        signs.get(i).setIconLiteral(now.isEmpty() ? "fth-circle" : holds ? "fth-check" : "fth-x");
        signs.get(i).pseudoClassStateChanged(HOLDS, holds);
        conditions.get(i).setText(now.filter(c -> !Double.isNaN(c.value()))
                .map(c -> parts.get(i) + " (" + Quantity.digits(c.value()) + ")").orElse(parts.get(i)));
    }

    private List<String> spoken(Optional<GoalProgress> progress) {
        return progress.map(p -> p.conditions().stream()
                .map(c -> words.get(c.holds() ? "lesson.goal.holds" : "lesson.goal.fails").formatted(c.text()))
                .toList()).orElseGet(() -> List.of(target.when().expression().toString()));
    }

    /// The frame that counts, or how many frames in a row it has held.
    private String frames(Optional<GoalProgress> progress) {
        if (target.at().isPresent()) return words.get("lesson.goal.at").formatted(target.at().getAsInt());
        if (target.frames() == 1) return "";
        int held = progress.map(GoalProgress::held).orElse(0);
        return words.get("lesson.goal.held").formatted(Math.min(held, target.frames()), target.frames());
    }

    /// What is to be made small, with the par of the recorded solution and what the student has reached.
    private String best() {
        return target.best().map(what -> words.get("lesson.best").formatted(what.expression(),
                digits(lessonSession.goal().par()), digits(lessonSession.predictions().best()))).orElse("");
    }

    private static String digits(OptionalDouble value) {
        return value.isPresent() ? Quantity.digits(value.getAsDouble()) : "–";
    }
}
