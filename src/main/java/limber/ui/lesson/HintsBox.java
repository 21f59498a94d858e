package limber.ui.lesson;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import limber.presentation.lesson.HintsState;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;

/// The hints of a step, opened one at a time. How many a student has opened is kept with the answers.
final class HintsBox extends VBox {
    private final HintsState state;
    private final VBox open = new VBox();
    private final Button more = new Button();

    HintsBox(Predictions predictions, List<String> hints, Wording words) {
        state = new HintsState(predictions, hints, words);
        setId("hints");
        getStyleClass().add("hints");
        more.setId("hint-next");
        more.managedProperty().bind(more.visibleProperty());
        more.setOnAction(_ -> {
            state.openNext();
            show();
            Label last = (Label) open.getChildren().getLast();
            last.requestFocus(); // what gets the focus is read aloud
        });
        getChildren().addAll(open, more);
        show();
    }

    private void show() {
        open.getChildren().setAll(state.open().stream().map(HintsBox::hint).toList());
        more.setVisible(state.more());
        more.setText(state.label());
    }

    private static Label hint(String text) {
        var label = new Label(text);
        label.setWrapText(true);
        label.setFocusTraversable(true);
        label.getStyleClass().add("hint");
        return label;
    }
}
