package limber.ui.lesson;

import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// A question whose answer is a number with a unit.
final class NumberBox extends QuestionBox<Question.Number> {
    private final TextField field = new TextField();
    private boolean typed;

    NumberBox(LessonSession lessonSession, Question.Number question, LessonWords.OfQuestion telling, Wording words) {
        super(lessonSession, question, telling, words);
        field.setId("number-" + question.id());
        field.setAccessibleText((telling.ask() + " " + question.unit()).strip());
        field.setPrefColumnCount(8);
        field.textProperty().addListener((_, _, _) -> {
            typed = true;
            changed();
        });
        field.setOnAction(_ -> commit());
        var row = new HBox(field, new Label(question.unit()));
        row.getStyleClass().add("number-row");
        answerWith(row);
    }

    /// Accepts a comma or a point.
    @Override Optional<Answer> given() {
        try {
            double v = Double.parseDouble(field.getText().strip().replace(',', '.').replace('−', '-'));
            return Double.isFinite(v) ? Optional.of(new Answer.Figure(v)) : Optional.empty();
        } catch (NumberFormatException notYet) {
            return Optional.empty();
        }
    }

    @Override void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (!typed && answer.isPresent()) field.setText(Quantity.digits(((Answer.Figure) answer.get()).value()));
    }

    @Override String happened(Optional<Answer> answer, Answer truth) {
        String is = number(truth);
        if (answer.isEmpty()) return words.get("lesson.truth").formatted(is);
        return words.get(question.score(answer.get(), truth) > 0 ? "lesson.number.right" : "lesson.number.wrong")
                .formatted(is, number(answer.get()));
    }

    private String number(Answer answer) {
        String digits = Quantity.digits(((Answer.Figure) answer).value());
        return question.unit().isEmpty() ? digits : digits + " " + question.unit();
    }
}
