package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.lesson.Goal;
import limber.presentation.lesson.GoalState;
import limber.presentation.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// The goal of a step: its conditions, which of them hold at the newest frame, and whether it has been reached.
final class GoalBox extends VBox {
    private static final PseudoClass REACHED = PseudoClass.getPseudoClass("reached"),
            HOLDS = PseudoClass.getPseudoClass("holds");

    private final GoalState goal;
    private final FontIcon lamp = new FontIcon("fth-circle");
    private final Label state = new Label(), frames = line(""), best = line("");
    private final List<FontIcon> signs = new ArrayList<>();
    private final List<Label> conditions = new ArrayList<>();

    GoalBox(LessonSession lessonSession, Goal target, String hint, Wording words) {
        goal = new GoalState(lessonSession::predictions, lessonSession.goal(), target, hint, words);
        setId("goal");
        getStyleClass().add("goal");
        var head = new HBox(lamp, state);
        head.getStyleClass().add("goal-head");
        state.getStyleClass().add("goal-state");
        state.setFocusTraversable(true);
        getChildren().add(head);
        if (!hint.isEmpty()) getChildren().add(line(hint));
        for (GoalState.Part part : goal.parts()) getChildren().add(row(part.text()));
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
        boolean news = goal.look();
        pseudoClassStateChanged(REACHED, goal.reached());
        lamp.setIconLiteral(goal.reached() ? "fth-check-circle" : "fth-circle");
        state.setText(goal.title());
        List<GoalState.Part> parts = goal.parts();
        for (int i = 0; i < parts.size(); i++) show(i, parts.get(i));
        frames.setText(goal.frames());
        best.setText(goal.best());
        state.setAccessibleText(goal.spoken());
        return news ? Optional.of(state) : Optional.empty();
    }

    private void show(int i, GoalState.Part part) {
        boolean holds = part.holds().orElse(false);
        signs.get(i).setIconLiteral(part.holds().isEmpty() ? "fth-circle" : holds ? "fth-check" : "fth-x");
        signs.get(i).pseudoClassStateChanged(HOLDS, holds);
        conditions.get(i).setText(part.text());
    }
}
