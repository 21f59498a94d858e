package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.engine.run.Picture;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.DrawnAnswer;
import limber.presentation.lesson.DrawnState;
import limber.presentation.view.SceneSketch;
import limber.presentation.words.Wording;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
final class SceneBox extends QuestionBox<DrawnState> {
    private final DrawnAnswer drawing;
    private final ToggleButton draw = new ToggleButton();
    private final TextField numbers = new TextField();
    private Optional<SceneSketch.Taker> taker = Optional.empty();

    SceneBox(BoxContext context, Question question, LessonWords.OfQuestion telling, Wording words) {
        this(context, question, telling, words, DrawnAnswer.to(question, context.session().model(),
                () -> context.session().viewport().framing().extent()));
    }

    private SceneBox(BoxContext context, Question question, LessonWords.OfQuestion telling, Wording words,
            DrawnAnswer drawing) {
        super(context, new DrawnState(context.asked(), question, telling, words, drawing), words);
        this.drawing = drawing;
        String key = drawing.key();
        draw.setId(id("draw"));
        draw.setMinWidth(USE_PREF_SIZE);
        draw.setText(words.get("lesson.draw"));
        draw.selectedProperty().addListener((_, _, on) -> take(on));
        numbers.setId(id("numbers"));
        numbers.setPromptText(words.get(key + ".numbers"));
        numbers.setAccessibleText(telling.ask() + " " + words.get(key + ".numbers"));
        numbers.setOnAction(_ -> read());
        var how = new Label(words.get(key + ".draw"));
        how.setWrapText(true);
        how.getStyleClass().add("question-how");
        var row = new HBox(draw, how);
        row.getStyleClass().add("draw-row");
        answerWith(new VBox(row, numbers));
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) leave();
        });
    }

    private SceneSketch sketch() {
        return context.session().viewport().sketch();
    }

    private void leave() {
        draw.setSelected(false);
        sketch().show(state.question(), List.of());
    }

    private void take(boolean on) {
        taker.ifPresent(sketch()::release);
        taker = picture().filter(_ -> on).map(now -> new SceneSketch.Taker(drawing.through(now), points -> {
            drawing.drawn(points, now);
            shown();
        }, () -> draw.setSelected(false)));
        taker.ifPresent(sketch()::take);
        if (on) context.session().viewport().requestFocus();
    }

    /// Reads the numbers that have been typed.
    private void read() {
        if (drawing.typed(numbers.getText())) shown();
        else context.session().say().accept(numbers.getPromptText());
    }

    private Optional<Picture> picture() {
        return Optional.ofNullable(context.session().playback().picture().get());
    }

    private void shown() {
        mark();
        changed();
    }

    private void mark() {
        sketch().show(state.question(), drawing.marks(picture(), state.truth()));
    }

    @Override void stepOn() {
        draw.setSelected(false);
        super.stepOn();
    }

    @Override void showAnswer() {
        if (state.truth().isPresent()) draw.setSelected(false);
        mark();
    }
}
