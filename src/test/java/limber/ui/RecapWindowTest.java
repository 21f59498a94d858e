package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.image.ImageView;
import limber.OpensWindow;
import limber.lesson.question.MarkedAnswer;
import limber.ui.lesson.LessonSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lesson's last step asks a question of an earlier lesson again: it falls, as all that is free does.
@OpensWindow
class RecapWindowTest extends ShippedLessonsWindow {
    private static final String HEAD = "---\nformat: 1\nid: ID\ntitle: Title of ID\nmodel: MODEL\n---\n",
            EARLIER = """
                    ## Let go
                    Nothing holds it.
                    ```limber
                    id: fall
                    set: {pinStart: false}
                    predict:
                    - id: down
                      ask: Which way does it go?
                      at: {frame: 5}
                      choices:
                      - {text: down, when: max(velocity.y) < 0, because: Only gravity acts.}
                      - {text: up, when: max(velocity.y) > 0, because: Nothing lifts it.}
                    ```
                    """;

    @TempDir Path folder;

    private Path lesson(String name, String head, String steps) throws Exception {
        Path at = Files.createDirectories(folder.resolve(name));
        Files.writeString(at.resolve("lesson.md"), head.replace("ID", name.substring(3)) + steps);
        return at;
    }

    @Test
    void aQuestionOfAnotherModelsLessonIsAskedAgain() throws Exception {
        Path earlier = lesson("01-earlier", HEAD.replace("MODEL", "rope"), EARLIER);
        Path later = lesson("02-later", HEAD.replace("MODEL", "jelly\nneeds: [earlier]"),
                "## Again\nThree sentences.\n```limber\nid: again\nrecap: 1\n```\n");
        open(later);
        until(() -> fx(() -> scene().root().lookup("#choice-down-2") != null));
        Node card = fx(() -> scene().root().lookup(".recap-card"));
        assertEquals("Title of earlier · Let go", fx(() -> ((Labeled) card.lookup(".hyperlink")).getText()));
        fx(() -> ((RadioButton) card.lookup("#choice-down-2")).fire());
        fx(() -> ((Button) card.lookup("#commit-down")).fire());
        until(() -> fx(() -> ((Labeled) card.lookup("#result-down")).getText().contains("down")));
        Set<Node> reasons = fx(() -> card.lookupAll(".because"));
        assertTrue(fx(() -> reasons.stream().anyMatch(r -> r.isVisible()
                && ((Labeled) r).getText().equals("Nothing lifts it."))), "the reason of the choice is shown");
        until(() -> fx(() -> card.lookupAll("ImageView").stream()
                .anyMatch(v -> v instanceof ImageView view && view.getImage() != null)));
        double least = fx(() -> scene().root().lookup("#recap").minWidth(-1));
        assertTrue(least < 100, "its picture keeps it from becoming narrower than " + least);

        // the answer is kept in the earlier lesson's file: it was wrong
        LessonSession before = open(earlier);
        List<MarkedAnswer> kept = fx(() -> before.answers().stream().filter(MarkedAnswer.class::isInstance)
                .map(MarkedAnswer.class::cast).toList());
        assertEquals(List.of("down"), kept.stream().map(MarkedAnswer::question).toList());
        assertEquals(false, kept.getFirst().right().orElseThrow());
    }
}
