package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A browser for all tests of a class, pages to open in it, and a tab for each test, in which nothing may go wrong.
abstract class InBrowser {
    @TempDir private static Path folder;
    static Browser browser;
    static TestPages pages;
    /// It has 1280 × 720 px and a mouse at first.
    Tab tab;

    @BeforeAll static void start() throws IOException {
        assumeBrowser();
        browser = Browser.brief();
        pages = new TestPages(folder);
    }

    /// Skips the test, with one line that says why, where there is no browser.
    static void assumeBrowser() {
        assumeTrue(Browser.program().isPresent(), "not run here: " + Browser.MISSING);
    }

    @AfterAll static void end() throws IOException {
        if (browser != null) browser.close(); // null where there is none to start
    }

    @BeforeEach void openTab() {
        tab = browser.open();
    }

    @AfterEach void closeTab() {
        List<String> faults = tab.faults();
        tab.close();
        assertEquals(List.of(), faults);
    }
}
