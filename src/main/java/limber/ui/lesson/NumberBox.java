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
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// A question whose answer is a number with a unit.
final class NumberBox extends QuestionBox<Question.Number> {
    /// How many digits a result has.
    private static final int FEWEST = 3, MOST = 9;

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
        if (!typed && answer.isPresent()) field.setText(written(((Answer.Figure) answer.get()).value()));
        mistake.setText(truth.map(t -> mistake(answer, t)).orElse(""));
    }

    /// Why the answer is a common mistake; empty if it is none.
    private String mistake(Optional<Answer> answer, Answer truth) {
        return answer.flatMap(a -> question.mistake(a, truth)).map(telling.mistakes()::get).orElse("");
    }

    @Override String reason(Optional<Answer> answer, Answer truth) {
        return (mistake(answer, truth) + " " + super.reason(answer, truth)).strip();
    }

    /// All digits of a number: it must be the same when it is read again.
    private static String written(double value) {
        String digits = Quantity.digits(value);
        return Double.parseDouble(digits) == value ? digits : Double.toString(value);
    }

    @Override String happened(Optional<Answer> answer, Answer truth) {
        String is = number(truth, truth);
        if (answer.isEmpty()) return words.get("lesson.truth").formatted(is);
        return words.get(question.right(answer.get(), truth) ? "lesson.number.right" : "lesson.number.wrong")
                .formatted(is, number(answer.get(), truth));
    }

    /// An answer with as many digits as the tolerance has, and at least three.
    private String number(Answer answer, Answer truth) {
        double value = ((Answer.Figure) answer).value(), is = ((Answer.Figure) truth).value();
        double steps = Math.max(Math.abs(value), Math.abs(is)) / question.tolerance().of(is);
        int fine = (int) Math.ceil(Math.log10(Math.max(1, steps)));
        String digits = Quantity.digits(value, Math.clamp(fine, FEWEST, MOST));
        return question.unit().isEmpty() ? digits : digits + " " + question.unit();
    }
}
