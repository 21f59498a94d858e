package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.engine.Element;
import limber.lesson.question.ElementQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.DrawnAnswer;
import limber.presentation.lesson.ElementState;
import limber.presentation.view.SceneSketch;
import limber.presentation.view.Sketched;
import limber.presentation.words.Wording;

/// A question that is answered by a click on an element in the scene, or by its number.
final class ElementBox extends QuestionBox<ElementState> {
    private final TextField number = new TextField();
    private final ObjectProperty<Optional<Element>> selected;
    private final ChangeListener<Optional<Element>> picked = (_, _, now) -> now.ifPresent(this::pick);

    ElementBox(BoxContext context, ElementQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new ElementState(context.asked(), question, telling, words), words);
        selected = context.session().playback().selected();
        number.setId(id("element"));
        number.setAccessibleText(telling.ask() + " " + state.kind());
        number.setPrefColumnCount(6);
        number.textProperty().addListener((_, _, now) -> {
            state.type(now);
            state.element().ifPresent(e -> selected.set(Optional.of(e)));
            changed();
        });
        number.setOnAction(_ -> commit());
        var row = new HBox(new Label(state.kind()), number);
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

    private void pick(Element e) {
        if (state.pick(e, context.session().model(), context.session().playback().settings()))
            number.setText(state.text());
    }

    @Override void showAnswer() {
        number.setText(state.text());
        sketch().show(state.question(), state.right().stream()
                .map(e -> (Sketched) new Sketched.Ring(e, DrawnAnswer.TRUTH)).toList());
        sketch().want(state.question(), state.wanted());
    }
}
