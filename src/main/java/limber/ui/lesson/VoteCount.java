package limber.ui.lesson;

import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory;
import javafx.scene.control.TextFormatter;
import javafx.util.StringConverter;

/// A spinner for the number of raised hands. It takes digits only; an empty field is no count.
final class VoteCount extends Spinner<Integer> {
    private static final int MOST = 999;
    private static final String DIGITS = "\\d{0,3}";

    VoteCount(int votes) {
        super(new SpinnerValueFactory.IntegerSpinnerValueFactory(0, MOST, votes));
        setEditable(true); // JavaFX's own reader throws at letters, and leaves no number where there are none
        getEditor().setTextFormatter(
                new TextFormatter<>(change -> change.getControlNewText().matches(DIGITS) ? change : null));
        getValueFactory().setConverter(new StringConverter<>() {
            @Override public String toString(Integer count) {
                return count.toString();
            }

            @Override public Integer fromString(String text) {
                return text.isEmpty() ? 0 : Integer.valueOf(text);
            }
        });
        getStyleClass().add("votes");
    }
}
