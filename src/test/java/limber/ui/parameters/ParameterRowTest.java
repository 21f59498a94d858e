package limber.ui.parameters;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.lesson.Allowed;
import limber.models.Catalog;
import limber.presentation.panes.ParameterState;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// Rows of parameters before and after their first value.
@OpensWindow
class ParameterRowTest extends ApplicationTest {
    private final List<String> edits = new ArrayList<>();

    @Override
    public void start(Stage stage) {}

    /// A row is made before the first picture comes: an edit of its empty field would change the scene.
    @Test
    void aRowTakesNoEditsBeforeItsFirstValue() throws Exception {
        Model rope = Catalog.model("rope");
        var words = new Wording(rope, Language.ENGLISH.words());
        for (Parameter<?> p : rope.parameters()) {
            var state = new ParameterState(p, Allowed.ALL, words, new Noted());
            ParameterRow row = fx(() -> new ParameterRow(state, words, e -> edits.add(e.getMessage())));
            assertTrue(row.isDisabled(), p.name());
            fx(() -> row.show(rope.defaults(), rope.defaults()));
            assertFalse(row.isDisabled(), p.name());
        }
        assertEquals(List.of(), edits);
    }

    private final class Noted implements ParameterState.Editing {
        @Override
        public void press() {}

        @Override
        public boolean losesHistory() {
            return false;
        }

        @Override
        public void set(String text) {
            edits.add(text);
        }

        @Override
        public void release() {}
    }
}
