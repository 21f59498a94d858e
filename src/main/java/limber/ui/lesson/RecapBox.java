package limber.ui.lesson;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.VBox;
import limber.lesson.Recap;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.Recalled;
import limber.presentation.words.Wording;
import limber.ui.prose.Prose;

/// The questions of earlier lessons that a step asks again, each with the text and a picture of its scene.
final class RecapBox extends VBox {
    private final LessonSession lessonSession;
    private final Consumer<String> other;
    private final Wording words;

    /// @param other opens another lesson by its id
    RecapBox(LessonSession lessonSession, Consumer<String> other, Wording words) {
        this.lessonSession = lessonSession;
        this.other = other;
        this.words = words;
        setId("recap");
        getStyleClass().add("recap");
        setMinWidth(0); // its pictures are as wide as it is; they must not keep it from becoming narrower
        say("lesson.recap.coming");
        lessonSession.recall(this::fill);
    }

    private void say(String key) {
        var line = new Label(words.get(key));
        line.setWrapText(true);
        line.getStyleClass().add("lesson-minutes");
        getChildren().setAll(line);
    }

    private void fill(List<Recap> chosen) {
        say(chosen.isEmpty() ? "lesson.recap.none" : "lesson.recap");
        chosen.forEach(recap -> getChildren().add(card(recap)));
    }

    private VBox card(Recap recap) {
        LessonWords.OfStep step = Recalled.step(recap, words);
        var from = new Hyperlink(Recalled.from(recap, words));
        from.setWrapText(true);
        from.setOnAction(_ -> other.accept(recap.lesson().id()));
        var scene = new ImageView();
        scene.setPreserveRatio(true);
        scene.setAccessibleText(step.heading());
        scene.managedProperty().bind(scene.imageProperty().isNotNull());
        lessonSession.recalls().picture(recap, png -> scene.setImage(new Image(new ByteArrayInputStream(png))));
        var card = new VBox(from, prose(recap).of(step.blocks()), scene);
        card.getStyleClass().add("recap-card");
        scene.fitWidthProperty().bind(widthProperty().subtract(2)); // no wider than the text
        ask(recap, card);
        return card;
    }

    /// Adds the question.
    private void ask(Recap recap, VBox card) {
        var place = new VBox();
        Recalled recalled = lessonSession.recalls().ask(recap, lessonSession.walk(),
                () -> place.getChildren().forEach(box -> ((QuestionBox<?>) box).show()));
        QuestionBox<?> box = StepQuestions.box(recalled.state(), lessonSession,
                new ReadOnlyBooleanWrapper(false).getReadOnlyProperty());
        place.getChildren().setAll(box);
        card.getChildren().add(place);
        box.show();
    }

    private Prose prose(Recap recap) {
        return new Prose(new Elsewhere(recap), recap.lesson()::role, words.ui());
    }

    /// A reader of a text whose scene is not here.
    private final class Elsewhere implements Prose.Reader {
        private final Recap recap;

        Elsewhere(Recap recap) {
            this.recap = recap;
        }

        @Override public void follow(String destination) {
            other.accept(Recalled.lesson(recap, destination));
        }

        @Override public void point(Optional<String> symbol) {} // the code beside it is another model's

        @Override public Optional<Image> picture(String destination) {
            return LessonLinks.picture(recap.lesson().folder(), destination);
        }

        @Override public Optional<String> term(String words) {
            return Optional.empty();
        }

        @Override public void explain(String id) {
            throw new IllegalStateException("no term is known here");
        }

        @Override public void slow(String tex) {
            lessonSession.session().failed().accept(LessonLinks.slowFormula(tex));
        }
    }
}
