package limber.ui.code;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;

import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.ask.WhyTarget;
import limber.presentation.code.EditHistory;
import limber.presentation.code.Values;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

@OpensWindow
class LineNotesTest {
    private static final int LINES = 12;

    @AfterEach
    void close() throws Exception {
        FxToolkit.cleanupStages();
    }

    /// What comes first, the text, its notes or the layout, is left to the moment at which a file is opened.
    @Test
    void notesGivenBeforeTheirTextIsLaidOutAreShown() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        var editor = fx(CodeEditor::new);
        FxToolkit.setupScene(() -> new Scene(editor, 400, 300));
        FxToolkit.showStage();
        fx(() -> open(editor, "a"));
        until(() -> shown(editor));
        fx(() -> open(editor, "b"));
        until(() -> shown(editor));
        fx(() -> stage.setWidth(500));
        until(() -> shown(editor));
    }

    private static void open(CodeEditor editor, String name) {
        var value = new Values.Entry("", name + " = 1", name + " = 1", new WhyTarget.Given(name), new double[]{1});
        editor.show((name + " = 1;\n").repeat(LINES), new EditHistory());
        editor.notes(Map.of(LINES, List.of(value)), 0, "");
    }

    private static boolean shown(CodeEditor editor) {
        Node note = editor.lookup(".code-value");
        return note != null && note.isVisible() && note.getLayoutBounds().getWidth() > 0;
    }
}
