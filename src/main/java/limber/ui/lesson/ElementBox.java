package limber.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.engine.Element;
import limber.lesson.Answer;
import limber.lesson.ElementQuestion;
import limber.lesson.LessonWords;
import limber.presentation.words.Wording;
import limber.ui.viewport.SceneSketch;
import limber.ui.viewport.Sketched;

/// A question that is answered by a click on an element in the scene, or by its number.
final class ElementBox extends QuestionBox<ElementQuestion> {
    private final TextField number = new TextField();
    private final ObjectProperty<Optional<Element>> selected;
    private final ChangeListener<Optional<Element>> picked = (_, _, now) -> now.filter(this::asked)
            .filter(_ -> open()).ifPresent(e -> number(e.index()));

    ElementBox(QuestionContext context, ElementQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        selected = context.session().playback().selected();
        number.setId("element-" + question.id());
        number.setAccessibleText(telling.ask() + " " + words.get("of." + question.of()));
        number.setPrefColumnCount(6);
        number.textProperty().addListener((_, _, _) -> {
            given().ifPresent(a -> selected.set(Optional.of(element(((Answer.Pointed) a).elements().getFirst()))));
            changed();
        });
        number.setOnAction(_ -> commit());
        var row = new HBox(new Label(words.get("of." + question.of())), number);
        row.getStyleClass().add("number-row");
        var how = new Label(words.get("lesson.element.click"));
        how.setWrapText(true);
        how.getStyleClass().add("question-how");
        answerWith(new VBox(how, row));
        sceneProperty().addListener((_, _, scene) -> {
            if (scene != null) selected.addListener(picked);
            else {
                selected.removeListener(picked);
                sketch().show(question, List.of());
                sketch().want(question, Optional.empty());
            }
        });
    }

    private SceneSketch sketch() {
        return context.session().viewport().sketch();
    }

    private boolean asked(Element e) {
        return question.asks(e, context.session().model(), context.session().playback().settings());
    }

    private boolean open() {
        return context.predictions().open(question);
    }

    private Element element(int index) {
        return new Element(question.of(), index);
    }

    private void number(int index) {
        String text = String.valueOf(index);
        if (!number.getText().strip().equals(text)) number.setText(text);
    }

    @Override Optional<Answer> given() {
        String text = number.getText().strip();
        return text.matches("\\d{1,7}") ? Optional.of(new Answer.Pointed(List.of(Integer.valueOf(text))))
                : Optional.empty();
    }

    @Override void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (given().isEmpty()) answer.ifPresent(a -> number(((Answer.Pointed) a).elements().getFirst()));
        var rings = new ArrayList<Sketched>();
        truth.ifPresent(t -> ((Answer.Pointed) t).elements()
                .forEach(i -> rings.add(new Sketched.Ring(element(i), DrawnAnswer.TRUTH))));
        sketch().show(question, rings);
        sketch().want(question, Optional.of(question.of()).filter(_ -> open()));
    }
}
