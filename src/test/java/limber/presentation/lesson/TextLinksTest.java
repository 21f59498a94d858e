package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import limber.engine.Cursor;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Links in the text of a lesson about the rope.
class TextLinksTest implements TextLinks.Face {
    private static final String LESSON = """
            ---
            format: 1
            id: links
            title: Links
            model: rope
            ---
            ## A step
            ```limber
            id: one
            ```
            """;

    private final List<String> told = new ArrayList<>();
    @TempDir Path folder;
    private WalkedLesson walked;
    private TextLinks links;

    @BeforeEach
    void begin() throws Exception {
        walked = new WalkedLesson(folder, LESSON);
        links = new TextLinks(walked.walk, this);
    }

    @AfterEach
    void end() {
        walked.close();
    }

    @Override
    public void find(String condition) {
        if (condition.contains("nonsense")) throw new BadInput("no condition");
        told.add("find " + condition);
    }

    @Override
    public void moment(Path file) {
        told.add("moment " + file.getFileName());
    }

    @Override
    public void lesson(String id) {
        told.add("lesson " + id);
    }

    @Test
    void aLinkActsOnTheSceneOrOnWhatIsBesideIt() throws Exception {
        links.follow("goto:frame=3");
        walked.until(() -> walked.cursor().equals(Cursor.complete(3)));
        links.follow("set:iterations=7");
        assertEquals("7", walked.playback.settings().text(walked.playback.settings().parameter("iterations")));
        links.follow("find:frame > 3");
        links.follow("lesson:one-stick");
        assertEquals(List.of("find frame > 3", "lesson one-stick"), told);
        assertEquals(List.of(), walked.failures);
    }

    @Test
    void whatALinkCannotDoIsTold() {
        links.follow("find:nonsense");
        links.follow("set:iterations=0");
        assertEquals(2, walked.failures.size());
    }
}
