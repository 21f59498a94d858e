package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.ui.handout.Html;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GalleryCommandTest {
    @Test void thePageLinksBesideItselfAndNothingElse() {
        String page = GalleryCommand
                .page(List.of(new GalleryCommand.Picture("rope · hook", "A <b> & \"c\"", "rope-hook.png")));
        assertTrue(page.contains("<a href=\"rope-hook.png\"><img src=\"rope-hook.png\""), page);
        assertTrue(page.contains("A &lt;b&gt; &amp; &quot;c&quot;"), page);
        assertFalse(page.matches("(?s).*(https?:|//|src=\"/|file:).*"), page);
        assertTrue(page.contains("<p>A step debugger for deformation solvers"), page);
    }

    @Test void htmlIsEscaped() {
        assertEquals("&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;", Html.escaped("<a href=\"x\">'&amp;"));
    }

    @Test void aFolderThatCannotBeMadeIsOneLine(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Outcome.of("gallery", "--out", file.toString()).complained(2, "a file of that name is there");
        Outcome.of("gallery", "--out", file.resolve("sub").toString()).complained(2, "cannot be made a folder");
    }
}
