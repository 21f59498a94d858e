package limber.ui.lesson;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;

/// The hints of a step, opened one at a time. How many a student has opened is kept with the answers.
final class HintsBox extends VBox {
    private final Predictions predictions;
    private final List<String> hints;
    private final Wording words;
    private final VBox open = new VBox();
    private final Button more = new Button();

    HintsBox(Predictions predictions, List<String> hints, Wording words) {
        this.predictions = predictions;
        this.hints = hints;
        this.words = words;
        setId("hints");
        getStyleClass().add("hints");
        more.setId("hint-next");
        more.managedProperty().bind(more.visibleProperty());
        more.setOnAction(_ -> {
            predictions.hinted(shown() + 1);
            show();
            Label last = (Label) open.getChildren().getLast();
            last.requestFocus(); // what gets the focus is read aloud
        });
        getChildren().addAll(open, more);
        show();
    }

    /// How many are open; fewer than before if the lesson has been saved with fewer.
    private int shown() {
        return Math.min(predictions.hints(), hints.size());
    }

    private void show() {
        open.getChildren().setAll(hints.subList(0, shown()).stream().map(HintsBox::hint).toList());
        more.setVisible(shown() < hints.size());
        more.setText(words.get("lesson.hint.next").formatted(shown() + 1, hints.size()));
    }

    private static Label hint(String text) {
        var label = new Label(text);
        label.setWrapText(true);
        label.setFocusTraversable(true);
        label.getStyleClass().add("hint");
        return label;
    }
}
