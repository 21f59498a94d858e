package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.Locale;
import limber.presentation.words.Language;
import limber.presentation.words.Shortcut;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The list of keys of a page.
@Tag("wide")
class PageKeysTest extends InBrowser {
    private static final String ROWS = "[...document.querySelectorAll('#keys tr')].map(r => [...r.children]"
            + ".map(c => c.textContent).join(' | ')).join('\\n')";

    private static String wanted(Language language) {
        return String.join("\n", Shortcut.page(language.words(), "").stream()
                .map(s -> s.key().isEmpty() ? s.group() : s.key() + " | " + s.meaning()).toList());
    }

    @Test
    void itHasTheKeysOfTheWindowInTheLanguageOfThePage() throws IOException {
        for (Language language : Language.values()) {
            tab.load(pages.scene("rope", "cable", language.locale()));
            tab.key("?");
            tab.until("document.getElementById('keys').open");
            assertEquals(wanted(language), tab.eval(ROWS).asString());
            tab.key("Escape");
            tab.until("!document.getElementById('keys').open");
            tab.click(".keys-page");
            tab.until("document.getElementById('keys').open");
        }
    }

    @Test
    void keysOfTheModelAreInIt() throws IOException {
        tab.load(pages.scene("rod", "fishing-rod"));
        tab.key("?");
        tab.until("document.getElementById('keys').textContent.includes('Move the source of the pull')");
    }

    @Test
    void aPhoneHasNoButtonForIt() throws IOException {
        tab.phone();
        tab.load(pages.scene("rope", "cable", Locale.ENGLISH));
        assertFalse(tab.eval("document.querySelector('.keys-page').checkVisibility()").asBoolean());
    }
}
