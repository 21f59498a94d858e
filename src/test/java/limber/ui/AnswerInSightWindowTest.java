package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
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

    /// The first question is judged at once, and its verdict is in sight. Then a key is pressed that waits for the
    /// other one.
    @Test
    void theQuestionThatIsWaitedForComesInSight() throws Exception {
        LessonSession session = open(Path.of("lessons/09-points-to-triangles"));
        fx(() -> session.go(3));
        until(() -> fx(() -> node("#choice-ring-1") != null));
        type(KeyCode.PAGE_DOWN);
        until(() -> fx(() -> session.predictions().waiting()));
        fx(() -> {
            ((ToggleButton) node("#choice-ring-1")).fire();
            ((Button) node("#commit-ring")).fire();
        });
        settle();
        assertTrue(fx(() -> inSight(node("#commit-ring"))), "its verdict is to be read");
        type(KeyCode.PAGE_DOWN);
        until(() -> fx(() -> inSight(node("#commit-twelve"))));
    }

    private static boolean inSight(Node node) {
        return Stream.iterate(node, n -> n != null, Node::getParent).allMatch(Node::isVisible);
    }

    private String told() {
        Node told = node("#result-longer");
        return told instanceof Label label ? label.getText() : "";
    }

    private Node node(String id) {
        return scene().root().lookup(id);
    }
}
