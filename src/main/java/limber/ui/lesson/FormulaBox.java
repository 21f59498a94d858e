package limber.ui.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import limber.lesson.Answer;
import limber.lesson.FormulaQuestion;
import limber.lesson.LessonWords;
import limber.presentation.words.Wording;

/// A question whose answer is a formula of the code, compared with every operation that ran.
final class FormulaBox extends QuestionBox<FormulaQuestion> {
    private final TextField field = new TextField();
    private final Label fault = new Label();
    private boolean typed;

    FormulaBox(QuestionContext context, FormulaQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        field.setId("formula-" + question.id());
        field.getStyleClass().add("formula-field");
        field.setAccessibleText(telling.ask());
        field.setPromptText(question.truth().expression() + " = …");
        field.textProperty().addListener((_, _, _) -> {
            typed = true;
            fault.setText(question.fault(field.getText()));
            changed();
        });
        field.setOnAction(_ -> commit());
        fault.setWrapText(true);
        fault.getStyleClass().add("formula-fault");
        var whole = new Tooltip();
        whole.textProperty().bind(fault.textProperty());
        fault.setTooltip(whole);
        String names = Stream.concat(question.names().numbers().stream(), question.names().vectors().stream())
                .collect(Collectors.joining(", "));
        var allowed = new Label(words.get("lesson.formula.names").formatted(names));
        allowed.setWrapText(true);
        allowed.getStyleClass().add("question-how");
        answerWith(new VBox(allowed, field, fault));
    }

    @Override Optional<Answer> given() {
        String text = field.getText().strip();
        return text.isEmpty() || !question.fault(text).isEmpty() ? Optional.empty()
                : Optional.of(new Answer.Typed(text));
    }

    @Override void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (!typed && answer.isPresent()) field.setText(((Answer.Typed) answer.get()).text());
    }
}
