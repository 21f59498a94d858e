package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.layOut;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.presentation.code.EditHistory;
import limber.ui.code.CodeEditor;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// An editor in a pane that is built ahead, and comes into the window later, and again.
@OpensWindow
class EditorStylesTest {
    @Test
    void whatIsAroundAnEditorFindsItsColours() throws Exception {
        FxToolkit.registerPrimaryStage();
        var room = new StackPane(new Label("there"));
        room.getStyleClass().addAll("limber", "palette");
        Stage stage = fx(() -> {
            var scene = new Scene(room, 400, 300);
            Theme.DARK.apply(scene);
            var shown = new Stage();
            shown.setScene(scene);
            shown.show();
            return shown;
        });
        layOut(stage, 3);
        try (var complaints = Complaints.hear()) {
            var value = new Label("9.81");
            value.getStyleClass().add("value-force");
            var editor = fx(CodeEditor::new);
            var pane = fx(() -> new StackPane(new VBox(new StackPane(value), new StackPane(editor))));
            for (String text : List.of("double a = 1;", "double a = 2;\ndouble b = 3;")) {
                fx(() -> editor.show(text, new EditHistory()));
                fx(() -> room.getChildren().add(pane));
                layOut(stage, 3);
                assertNotNull(fx(() -> editor.lookup("#code-text")));
                fx(() -> room.getChildren().remove(pane));
                layOut(stage, 3);
            }
            assertEquals(List.of(), complaints.heard());
        } finally {
            fx(stage::close);
        }
    }
}
