package limber.ui.lesson;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.ui.viewport.SceneSketch;
import limber.ui.viewport.Sketched;
import limber.ui.words.Wording;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
abstract class SceneBox<Q extends Question> extends QuestionBox<Q> {
    static final String ANSWER = "selection", TRUTH = "truth";

    private final ToggleButton draw = new ToggleButton();
    private final TextField numbers = new TextField();
    private Optional<SceneSketch.Taker> taker = Optional.empty();

    /// @param key of the texts of this form: `KEY.draw` for the button, `KEY.numbers` for the field
    SceneBox(QuestionContext context, Q question, LessonWords.OfQuestion telling, Wording words, String key) {
        super(context, question, telling, words);
        draw.setId("draw-" + question.id());
        draw.setMinWidth(USE_PREF_SIZE);
        draw.setText(words.get("lesson.draw"));
        draw.selectedProperty().addListener((_, _, on) -> take(on));
        numbers.setId("numbers-" + question.id());
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
        sketch().show(question, List.of());
    }

    private void take(boolean on) {
        taker.ifPresent(sketch()::release);
        taker = picture().filter(_ -> on).map(now -> new SceneSketch.Taker(through(now), points -> {
            drawn(points, now);
            shown();
        }, () -> draw.setSelected(false)));
        taker.ifPresent(sketch()::take);
        if (on) context.session().viewport().requestFocus();
    }

    /// Reads the numbers that have been typed.
    private void read() {
        if (typed(numbers.getText())) shown();
        else context.session().say().accept(numbers.getPromptText());
    }

    final Optional<Picture> picture() {
        return Optional.ofNullable(context.session().playback().picture().get());
    }

    private void shown() {
        sketch().show(question, marks(given(), context.predictions().truth(question)));
        changed();
    }

    @Override final void committed() {
        draw.setSelected(false);
    }

    @Override final void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (given().isEmpty()) answer.ifPresent(this::again);
        if (truth.isPresent()) draw.setSelected(false);
        sketch().show(question, marks(given(), truth));
    }

    /// A point of the plane that is drawn on.
    abstract Vec through(Picture now);

    /// Takes a stroke so far.
    abstract void drawn(List<Vec> points, Picture now);

    /// Takes what has been typed.
    ///
    /// @return whether it is an answer
    abstract boolean typed(String text);

    /// Takes an answer that was given earlier.
    abstract void again(Answer answer);

    abstract List<Sketched> marks(Optional<Answer> answer, Optional<Answer> truth);
}
