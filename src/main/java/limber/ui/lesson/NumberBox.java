package limber.ui.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.lesson.AnswerSentences;
import limber.presentation.words.Wording;

/// A question whose answer is a number with a unit.
final class NumberBox extends QuestionBox<Question.Number> {
    private final TextField field = new TextField();
    private final Label fault = new Label(), mistake = new Label();
    private boolean typed;

    NumberBox(QuestionContext context, Question.Number question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        field.setId("number-" + question.id());
        field.setAccessibleText((telling.ask() + " " + question.unit()).strip());
        field.setPrefColumnCount(8);
        field.textProperty().addListener((_, _, _) -> {
            typed = true;
            fault.setText(field.getText().isBlank() || given().isPresent() ? ""
                    : words.get("lesson.number.fault")
                            .formatted(question.unit().isEmpty() ? "0.25" : "0.25 " + question.unit()));
            changed();
        });
        field.setOnAction(_ -> commit());
        var row = new HBox(field, new Label(question.unit()));
        row.getStyleClass().add("number-row");
        fault.setWrapText(true);
        fault.getStyleClass().addAll("formula-fault", "short");
        answerWith(new VBox(row, fault));
        mistake.setId("mistake-" + question.id());
        mistake.setWrapText(true);
        mistake.getStyleClass().add("because");
        mistake.visibleProperty().bind(mistake.textProperty().isNotEmpty());
        mistake.managedProperty().bind(mistake.visibleProperty());
        explainFirst(mistake);
    }

    @Override Optional<Answer> given() {
        OptionalDouble v = TypedNumbers.one(field.getText(), question.unit());
        return v.isPresent() ? Optional.of(new Answer.Figure(v.getAsDouble())) : Optional.empty();
    }

    @Override void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (!typed && answer.isPresent())
            field.setText(AnswerSentences.written(((Answer.Figure) answer.get()).value()));
        mistake.setText(truth.map(t -> AnswerSentences.mistake(question, telling, answer, t)).orElse(""));
    }
}
