package limber.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.lesson.source.LessonText;
import org.junit.jupiter.api.Test;

class GlossaryTest {
    private static final String HEAD = "---\ntitle: Glossary\n---\n";

    private static LessonText text(String body) {
        return CourseText.of("glossary.md", HEAD + body);
    }

    private static final LessonText ENGLISH = text("""
            ## Stick
            ```limber
            id: stick
            forms: [sticks]
            code: [models/rope/Distance]
            ```
            It joins two particles.
            ## Apple
            ```limber
            id: apple
            ```
            It falls, as a stick does.
            """);
    private static final LessonText CHINESE = text("""
            ## 连杆
            ```limber
            id: stick
            ```
            连接两个粒子。
            ## 苹果
            ```limber
            id: apple
            ```
            它会下落。
            """);

    @Test
    void termsAreInTheOrderOfTheirLanguage() {
        Glossary glossary = Glossary.of(ENGLISH, ENGLISH, Locale.ENGLISH);
        assertEquals(List.of("Apple", "Stick"), glossary.entries().stream().map(GlossaryEntry::title).toList());
    }

    @Test
    void aTermIsFoundByAnyOfItsForms() {
        Glossary glossary = Glossary.of(ENGLISH, ENGLISH, Locale.ENGLISH);
        assertEquals("stick", glossary.named("Sticks").orElseThrow().id());
        assertEquals("stick", glossary.named(" STICK ").orElseThrow().id());
        assertEquals(Optional.empty(), glossary.named("stic"));
    }

    @Test
    void aTranslationHasTheCodeOfTheOriginal() {
        GlossaryEntry stick = Glossary.of(ENGLISH, CHINESE, Locale.CHINESE).named("连杆").orElseThrow();
        assertEquals(List.of("models/rope/Distance"), stick.code());
    }

    @Test
    void aSearchFindsNamesBeforeExplanations() {
        Glossary glossary = Glossary.of(ENGLISH, ENGLISH, Locale.ENGLISH);
        assertEquals(List.of("stick", "apple"), glossary.search("stick").stream().map(GlossaryEntry::id).toList());
        assertEquals(List.of(), glossary.search("jelly"));
    }

    @Test
    void aMissingOrDoubledTermIsRefused() {
        LessonText one = text("## 连杆\n```limber\nid: stick\n```\n连接。\n");
        assertEquals("the glossary has 1 of 2 terms",
                assertThrows(BadInput.class, () -> Glossary.of(ENGLISH, one, Locale.CHINESE)).getMessage());
        LessonText twice = text("## A\n```limber\nid: a\n```\nx\n## B\n```limber\nid: b\nforms: [a]\n```\nx\n");
        assertEquals("the glossary has 'a' twice",
                assertThrows(BadInput.class, () -> Glossary.of(twice, twice, Locale.ENGLISH)).getMessage());
    }

    @Test
    void aTermWithoutAnIdIsRefused() {
        LessonText nameless = text("## A\nx\n");
        assertTrue(assertThrows(BadInput.class, () -> Glossary.of(nameless, nameless, Locale.ENGLISH)).getMessage()
                .endsWith("has no block with an id"));
    }
}
