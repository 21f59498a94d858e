package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.ResourceBundle;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ShortcutTest {
    private final ResourceBundle english = Language.ENGLISH.words();

    @Test
    void everyKeyOfTheBundleIsInTheListInBothLanguages() {
        for (Language language : Language.values()) {
            ResourceBundle words = language.words();
            List<Shortcut> all = Shortcut.all(words, "");
            var keys = new TreeSet<>(words.keySet());
            keys.removeIf(key -> !key.startsWith("key."));
            assertEquals(keys.size(), all.stream().filter(s -> !s.key().isEmpty()).count(), language.title());
            assertTrue(all.stream().noneMatch(s -> s.meaning().isBlank() || s.group().isBlank()));
            assertEquals(all.size(), new HashSet<>(all).size(), "nothing is there twice");
        }
    }

    @Test
    void pauseFindsSpaceWithItsGroup() {
        assertEquals(List.of(new Shortcut("Run and step", "", "Run and step"),
                new Shortcut("Run and step", "Space", "Play or pause")),
                Shortcut.matching(" PAUSE", Shortcut.all(english, "")));
        assertEquals("空格键", Shortcut.matching("暂停", Shortcut.all(Language.CHINESE.words(), "")).getLast().key());
    }

    @Test
    void aGroupIsFoundByItsTitleAndNothingByNonsense() {
        assertEquals(8, Shortcut.matching("in class", Shortcut.all(english, "")).size(), "the title and seven keys");
        assertEquals(List.of(), Shortcut.matching("no such key", Shortcut.all(english, "")));
        assertEquals(Shortcut.all(english, ""), Shortcut.matching("", Shortcut.all(english, "")));
    }

    /// A page has no code to edit, no presentation and no tabs, and F1 is the help of the browser.
    @Test
    void aPageHasTheSameKeysAsFarAsItHasTheCommands() {
        for (Language language : Language.values()) {
            List<Shortcut> all = Shortcut.all(language.words(), "W S | x"),
                    page = Shortcut.page(language.words(), "W S | x");
            assertEquals(List.of("play", "scene", "view", "window").stream()
                    .map(group -> language.words().getString("keys." + group)).toList(),
                    page.stream().filter(s -> s.key().isEmpty()).map(Shortcut::group).toList());
            assertEquals(1, page.stream().filter(s -> !all.contains(s)).count(), "the key of the list itself");
            assertTrue(page.stream().noneMatch(s -> s.key().contains("F1") || s.key().contains("Ctrl+E")));
            for (String key : List.of("play", "undo", "fit", "focus", "enter"))
                assertTrue(page.stream().map(Shortcut::meaning)
                        .anyMatch(Shortcut.named(key, language.words()).meaning()::equals), key);
        }
    }

    @Test
    void tooltipsOfLessonButtonsSayTheSame() {
        for (String name : List.of("next", "previous")) {
            Shortcut key = Shortcut.named(name, english);
            assertEquals(key.meaning() + " (" + key.key() + ")",
                    english.getString(name.equals("next") ? "lesson.next.tip" : "lesson.back.tip"));
        }
    }

    @Test
    void keysOfAModelAreInTheList() {
        List<Shortcut> all = Shortcut.all(english, "W S | Move the probe");
        assertTrue(all.contains(new Shortcut("Scene", "W S", "Move the probe")));
        assertFalse(Shortcut.all(english, "").stream().anyMatch(s -> s.meaning().contains("probe")));
    }
}
