package limber.ui.lesson;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.event.ActionEvent;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

/// The text that may be typed where votes are counted.
@OpensWindow
class VoteCountTest {
    @BeforeEach
    void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @CsvSource({"17, 17", "nan, 5", "-1, 5", "1000, 5", "'', 0", "007, 7"})
    void onlyDigitsCount(String typed,
            int counted) throws Exception {
        assertEquals(counted, fx(() -> {
            var count = new VoteCount(5);
            count.getEditor().setText(typed);
            count.getEditor().fireEvent(new ActionEvent());
            count.increment();
            return count.getValue();
        }) - 1);
    }
}
