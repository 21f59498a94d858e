package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.ChoicesState;
import limber.presentation.lesson.CodeState;
import limber.presentation.lesson.CurveState;
import limber.presentation.lesson.DrawnState;
import limber.presentation.lesson.ElementState;
import limber.presentation.lesson.FormulaState;
import limber.presentation.lesson.NumberState;
import limber.presentation.lesson.QuestionState;
import limber.presentation.words.Wording;
import limber.ui.preferences.Preferences;

/// The questions and the goal of a step, with their results.
final class StepQuestions {
    private final LessonSession lessonSession;
    private final List<QuestionBox<?>> questions = new ArrayList<>();
    private final Optional<GoalBox> goal;
    private final QuestionTabs tabs;
    /// The question that was waited for last.
    private Question wanted;

    StepQuestions(LessonSession lessonSession, Preferences preferences, Wording words, LessonWords.OfStep telling) {
        this.lessonSession = lessonSession;
        for (QuestionState<?> state : lessonSession.walk().questions())
            questions.add(box(state, lessonSession, preferences.voting()));
        tabs = new QuestionTabs(questions, words);
        goal = lessonSession.step().goal().map(g -> new GoalBox(lessonSession, g, telling.hint(), words));
    }

    /// The box of a question.
    ///
    /// @param voting whether the votes of a class are counted
    static QuestionBox<?> box(QuestionState<?> question, LessonSession lessonSession, ReadOnlyBooleanProperty voting) {
        Consumer<String> say = lessonSession.session().say();
        return switch (question) {
            case ChoicesState state -> new ChoicesBox(state, lessonSession.votes(), voting);
            case NumberState state -> new NumberBox(state);
            case CurveState state -> new CurveBox(state, say);
            case ElementState state -> new ElementBox(state);
            case DrawnState<?> state -> new SceneBox(state, say);
            case FormulaState state -> new FormulaBox(state);
            case CodeState state -> new CodeBox(state, lessonSession);
        };
    }

    List<? extends Node> questions() {
        return questions;
    }

    /// The buttons that put one of several questions in sight.
    List<? extends Node> tabs() {
        return tabs.buttons();
    }

    List<? extends Node> goal() {
        return goal.stream().toList();
    }

    /// A line about a fault of the lesson.
    static Label fault(String line) {
        var label = new Label(line);
        label.setWrapText(true);
        label.getStyleClass().add("lesson-fault");
        return label;
    }

    /// Puts a question in sight, unless it has just been asked for another one.
    private void front(Question question) {
        boolean other = !question.equals(wanted);
        wanted = question;
        if (other) frontOpen();
    }

    /// Puts the question that is waited for in sight.
    void frontOpen() {
        lessonSession.predictions().open().ifPresent(open -> questions.stream()
                .filter(box -> box.state.question().equals(open)).forEach(tabs::front));
    }

    /// Shows how far the goal is.
    void showGoal() {
        goal.ifPresent(GoalBox::show);
    }

    /// Shows the results known so far.
    ///
    /// @return a result that has become known since the last time
    Optional<Node> show() {
        Optional<Node> news = Optional.empty();
        for (QuestionBox<?> question : questions) {
            Optional<Node> result = question.show();
            if (news.isEmpty() && result.isPresent()) {
                news = result;
                tabs.front(question);
            }
        }
        if (news.isEmpty()) lessonSession.predictions().open().ifPresent(this::front);
        Optional<Node> won = goal.flatMap(GoalBox::show);
        return news.isPresent() ? news : won;
    }
}
