package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.handout.Html;
import limber.ui.render.RenderJob;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GalleryCommandTest {
    @Test
    void thePageLinksBesideItselfAndNothingElse() {
        String page = GalleryCommand
                .page(List.of(new GalleryCommand.Picture("rope · hook", "A <b> & \"c\"", "rope-hook.png")));
        assertTrue(page.contains("<a href=\"rope-hook.png\"><img src=\"rope-hook.png\""), page);
        assertTrue(page.contains("A &lt;b&gt; &amp; &quot;c&quot;"), page);
        assertFalse(page.matches("(?s).*(https?:|//|src=\"/|file:).*"), page);
        assertTrue(page.contains("<p>A step debugger for deformation solvers"), page);
    }

    /// A lesson's picture is of its first step, a quarter of the way: of 120, 200, 300 and 50 frames that it plays,
    /// and of none.
    @Test
    void aLessonsPictureShowsItsFirstStepUnderWay() {
        Map<String, Integer> expected = Map.of("a-port-gone-wrong", 30, "substeps-or-sweeps", 50, "one-stick", 75,
                "points-that-remember", 13, "tangents-and-normals", 1);
        for (Lesson lesson : Lessons.shipped())
            if (expected.containsKey(lesson.id())) assertEquals(expected.get(lesson.id()),
                    RenderJob.cover(lesson, 16, 16).moment().frame(), lesson.id());
    }

    @Test
    void noTwoLessonsHaveTheSamePicture() {
        List<List<Object>> all = Lessons.shipped().stream().map(lesson -> RenderJob.cover(lesson, 16, 16))
                .map(job -> List.<Object>of(job.model().name(), job.scene().settings(), job.scene().inputs(),
                        job.moment().frame(), job.staging().orElseThrow().comparison()))
                .toList();
        assertEquals(all.size(), Set.copyOf(all).size());
    }

    @Test
    void htmlIsEscaped() {
        assertEquals("&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;", Html.escaped("<a href=\"x\">'&amp;"));
    }

    @Test
    void aFolderThatCannotBeMadeIsOneLine(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Outcome.of("gallery", "--out", file.toString()).complained(2, "a file of that name is there");
        Outcome.of("gallery", "--out", file.resolve("sub").toString()).complained(2, "cannot be made a folder");
    }
}
