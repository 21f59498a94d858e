package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import limber.OpensWindow;
import limber.ui.lesson.LessonSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a run says of an answer is in sight in a low window.
@Tag("wide")
@OpensWindow
class AnswerInSightWindowTest extends ShippedLessonsWindow {
    /// The reasons make this question too high for its place below the text, so it goes into the text.
    @Test
    void theTextIsScrolledToAQuestionThatGrewIntoIt() throws Exception {
        LessonSession session = open(Path.of("lessons/06-substeps-or-sweeps"));
        fx(() -> session.go(1));
        until(() -> fx(() -> node("#choice-longer-2") != null));
        settle();
        assertEquals(node("#lesson"), node("#lesson-asking").getParent(), "before the answer it stands below the text");
        fx(() -> {
            ((ToggleButton) node("#choice-longer-2")).fire();
            ((Button) node("#commit-longer")).fire();
        });
        until(() -> fx(() -> told().startsWith("Committed")));
        fx(() -> scene().playback().goFrame(100));
        until(() -> fx(() -> told().startsWith("Not this time")));
        until(() -> fx(() -> node("#lesson-asking").getParent() != node("#lesson")));
        settle();
        var page = (ScrollPane) node("#lesson-page");
        Bounds asked = fx(() -> inScene(node("#lesson-asking"))), text = fx(() -> inScene(page));
        assertEquals(text.getMinY(), asked.getMinY(), 20, "the question begins at the top");
    }

    private String told() {
        Node told = node("#result-longer");
        return told instanceof Label label ? label.getText() : "";
    }

    private Node node(String id) {
        return scene().root().lookup(id);
    }
}
