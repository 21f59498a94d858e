package limber.ui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.presentation.words.Language;
import org.junit.jupiter.api.Test;

class DeclaredControlTest {
    private static DeclaredControl control(String view, String id) {
        return DeclaredControl.of(view, Language.ENGLISH.words()).stream().filter(c -> c.id().equals(id)).findFirst()
                .orElseThrow();
    }

    @Test
    void aControlHasItsTextItsTipAndItsKey() {
        assertEquals(new DeclaredControl("undo", "Button", "Undo", "Undo the last change (Ctrl+Z)", "undo"),
                control("bar", "undo"));
        assertEquals("edit", control("code", "code-edit").key(), "named apart from its id");
        assertEquals("", control("bar", "compare").key());
    }

    @Test
    void anIconIsCalledWhatAScreenReaderReads() {
        assertEquals("Save the plot", control("plots", "plot-save").title());
    }

    @Test
    void includedFilesCountAndTipsBelongToTheControlAroundThem() {
        List<DeclaredControl> plots = DeclaredControl.of("plots", Language.CHINESE.words());
        assertTrue(plots.stream().anyMatch(c -> c.id().equals("plot-expression")), "of plot-expression.fxml");
        assertEquals("", control("playback", "scrubber").tip());
    }
}
