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
import limber.lesson.GoalProgress;
import limber.presentation.lesson.GoalSentences;
import limber.presentation.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// The goal of a step: its conditions, which of them hold at the newest frame, and whether it has been reached.
final class GoalBox extends VBox {
    private static final PseudoClass REACHED = PseudoClass.getPseudoClass("reached"),
            HOLDS = PseudoClass.getPseudoClass("holds");

    private final LessonSession lessonSession;
    private final GoalSentences sentences;
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
        sentences = new GoalSentences(target, words);
        parts = sentences.parts();
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
        frames.setText(sentences.frames(progress));
        best.setText(sentences.best(lessonSession.goal().par(), lessonSession.predictions().best()));
        state.setAccessibleText(sentences.spoken(state.getText(), hint, progress, best.getText()));
        return news ? Optional.of(state) : Optional.empty();
    }

    private void show(int i, Optional<GoalProgress> progress) {
        Optional<GoalProgress.Condition> now = progress.map(p -> p.conditions().get(i));
        boolean holds = now.map(GoalProgress.Condition::holds).orElse(false);
        signs.get(i).setIconLiteral(now.isEmpty() ? "fth-circle" : holds ? "fth-check" : "fth-x");
        signs.get(i).pseudoClassStateChanged(HOLDS, holds);
        conditions.get(i).setText(GoalSentences.part(parts.get(i), now));
    }
}
