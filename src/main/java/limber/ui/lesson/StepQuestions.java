package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import limber.lesson.Step;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;
import limber.ui.preferences.Preferences;

/// The questions and the goal of a step, with their results.
final class StepQuestions {
    private final LessonSession lessonSession;
    private final Wording words;
    private final List<QuestionBox<?>> questions = new ArrayList<>();
    private final Optional<GoalBox> goal;
    private final QuestionTabs tabs;
    /// The question that was waited for last.
    private Question wanted;

    StepQuestions(LessonSession lessonSession, Preferences preferences, Wording words, LessonWords.OfStep telling) {
        this.lessonSession = lessonSession;
        this.words = words;
        Step step = lessonSession.step();
        for (int i = 0; i < step.questions().size(); i++)
            questions.add(box(step.questions().get(i), telling.questions().get(i), preferences));
        tabs = new QuestionTabs(questions, words);
        goal = step.goal().map(g -> new GoalBox(lessonSession, g, telling.hint(), words));
    }

    private QuestionBox<?> box(Question question, LessonWords.OfQuestion telling, Preferences preferences) {
        return switch (question) {
            case Question.Choices q -> new ChoicesBox(lessonSession.asking(), q, telling, words, preferences.voting());
            case Question.Number q -> new NumberBox(lessonSession.asking(), q, telling, words);
            case Question.Curve q -> new CurveBox(lessonSession.asking(), q, telling, words);
            case ElementQuestion q -> new ElementBox(lessonSession.asking(), q, telling, words);
            case ArrowQuestion _,ShapeQuestion _ -> new SceneBox(lessonSession.asking(), question, telling, words);
            case FormulaQuestion q -> new FormulaBox(lessonSession.asking(), q, telling, words);
            case CodeQuestion q -> new CodeBox(lessonSession, q, telling, words);
        };
    }

    List<? extends Node> questions() {
        return questions;
    }

    /// The buttons that put one of several questions in sight.
    List<? extends Node> tabs() {
        return tabs.buttons();
    }

    /// What is said of the answers, for the text.
    List<? extends Node> reasons() {
        return questions.stream().map(QuestionBox::reasons).toList();
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
        if (other) questions.stream().filter(box -> box.state.question().equals(question)).forEach(tabs::front);
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
