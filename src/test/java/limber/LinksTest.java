package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Links between documents lead to files and headings that exist, and classes that they name exist too.
class LinksTest {
    @Test
    void everyLinkLeadsSomewhere() {
        var broken = new ArrayList<String>();
        for (MarkdownPage page : MarkdownPage.all())
            for (String link : page.links()) if (!leads(page, link)) broken.add(page.file() + ": " + link);
        assertEquals(List.of(), broken);
    }

    private static boolean leads(MarkdownPage page, String link) {
        if (link.startsWith("https://")) return true;
        String[] parts = link.split("#", 2);
        if (parts[0].isEmpty()) return page.anchors().contains(parts[1]);
        Path target = page.file().resolveSibling(parts[0]);
        return Files.exists(target) && (parts.length < 2 || MarkdownPage.read(target).anchors().contains(parts[1]));
    }

    @Test
    void anAnchorWithoutItsHeadingLeadsNowhere() {
        MarkdownPage page = MarkdownPage.of(Path.of("README.md"), "# The `clock`, twice\n## A b\n## A b\n[x](#a-b-1)");
        assertEquals(Set.of("the-clock-twice", "a-b", "a-b-1"), page.anchors());
        assertTrue(leads(page, "#a-b-1"));
        assertFalse(leads(page, "#a-b-2"));
        assertFalse(leads(page, "nothing.md"));
    }

    @Test
    void everyPageOfDecisionsIsInItsIndex() {
        MarkdownPage index = MarkdownPage.read(Path.of("docs/decisions/README.md"));
        Path folder = index.file().getParent();
        Stream<Path> all = MarkdownPage.all().stream().map(MarkdownPage::file);
        Stream<Path> beside = all.filter(f -> folder.equals(f.getParent()) && !f.equals(index.file()));
        Set<String> pages = beside.map(f -> f.getFileName().toString()).collect(Collectors.toSet());
        assertEquals(pages, Set.copyOf(index.links()));
    }

    // ---- names of classes ----

    @Test
    void everyTestThatADocumentNamesExists() throws IOException {
        Set<String> tests = classes("src/test/java");
        for (MarkdownPage page : MarkdownPage.all())
            for (String code : page.code())
                if (code.matches("[A-Z]\\w+Test")) assertTrue(tests.contains(code), page.file() + ": " + code);
    }

    /// In tables whose first column is `class`.
    @Test
    void everyClassInATableOfClassesExists() throws IOException {
        Set<String> classes = classes("src/main/java");
        int named = 0;
        for (MarkdownPage page : MarkdownPage.all())
            for (MarkdownPage.Table table : page.tables("class"))
                for (var row : table.rows())
                    for (String name : row.getFirst().code()) {
                        assertTrue(classes.contains(name), page.file() + ": " + name);
                        named++;
                    }
        assertTrue(named > 20, "there are such tables");
    }

    /// Simple names of the top-level classes below a folder.
    private static Set<String> classes(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            Stream<String> names = files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(".java"));
            return names.map(f -> f.replace(".java", "")).collect(Collectors.toSet());
        }
    }
}
