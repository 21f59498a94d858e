package limber.page;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/// A browser for all tests of a class, and pages to open in it.
abstract class InBrowser {
    @TempDir private static Path folder;
    static Browser browser;
    static TestPages pages;

    @BeforeAll static void start() throws IOException {
        browser = Browser.start();
        pages = new TestPages(folder);
    }

    @AfterAll static void end() throws IOException {
        if (browser != null) browser.close(); // null where there is none to start
    }
}
