package limber.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.scene.Node;
import javafx.scene.control.Label;
import limber.OpensWindow;
import limber.engine.model.Model;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.models.Catalog;
import limber.presentation.lesson.Journal;
import limber.presentation.words.Language;
import limber.ui.Fx;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

@OpensWindow
class LessonListTest {
    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// Reading takes seconds, and a list that was opened before fills itself.
    @Test
    void aListThatIsOpenedTooEarlySaysSoAndFillsItself() throws Exception {
        Model rope = Catalog.model("rope");
        var slow = new CountDownLatch(1);
        List<Lesson> one = Lessons.find("one-stick").stream().toList();
        LessonList[] list = new LessonList[1];
        LessonLibrary[] library = new LessonLibrary[1];
        Fx.fx((Runnable) () -> {
            library[0] = new LessonLibrary(() -> {
                try {
                    slow.await();
                    return one;
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }, () -> List.of("rope", "ball", "rope"), e -> {
                throw new AssertionError(e);
            });
            library[0].load();
            list[0] = new LessonList(library[0], rope, Journal.inMemory(_ -> {}),
                    Language.ENGLISH.words(), _ -> {});
        });
        Fx.until(() -> library[0].count(rope) == 2);
        assertEquals(List.of("Reading the lessons…"),
                list[0].getChildren().stream().map(n -> ((Label) n).getText()).toList());
        slow.countDown();
        Fx.until(() -> shows(list[0], "lesson-" + one.getFirst().id()));
        assertEquals(1, list[0].getChildren().size());
    }

    private static boolean shows(Node list, String id) {
        return list.lookup("#" + id) != null;
    }
}
