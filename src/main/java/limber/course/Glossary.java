package limber.course;

import static limber.course.GlossaryEntry.key;

import java.text.Collator;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.input.Node;
import limber.lesson.Lesson;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.StrongEmphasis;

/// The terms of the course in one language, by their words. A lesson uses a term where it has its words in bold.
public final class Glossary {
    private static final String ENGLISH = "glossary.md", CHINESE = "glossary.zh.md";

    private final List<GlossaryEntry> entries;
    private final Map<String, GlossaryEntry> byName = new HashMap<>();
    private final Locale language;

    private Glossary(List<GlossaryEntry> entries, Locale language) {
        this.entries = entries;
        this.language = language;
        for (GlossaryEntry entry : entries) entry.names().forEach(name -> {
            if (byName.putIfAbsent(key(name), entry) != null)
                throw new BadInput("the glossary has '" + name + "' twice");
        });
    }

    /// The glossary that ships; in English where a language has none.
    public static Glossary shipped(Locale language) {
        LessonText english = CourseText.of(ENGLISH);
        return of(english, language.getLanguage().equals("zh") ? CourseText.of(CHINESE) : english, language);
    }

    /// @param english has the code of each term
    /// @param telling the same or its translation
    /// @throws BadInput if a term is missing in one of them
    static Glossary of(LessonText english, LessonText telling, Locale language) {
        Map<String, Map<String, Node>> original = english.sections().stream().map(Glossary::values)
                .collect(Collectors.toMap(v -> CourseText.text(v, "id"), v -> v));
        List<GlossaryEntry> entries = telling.sections().stream().map(section -> {
            Map<String, Node> values = values(section);
            String id = CourseText.text(values, "id");
            if (!original.containsKey(id)) throw new BadInput("the glossary has no English '" + id + "'");
            return new GlossaryEntry(id, CourseText.plain(section.heading()), CourseText.texts(values, "forms"),
                    CourseText.texts(original.get(id), "code"),
                    Stream.concat(section.blocks().stream(), section.after().stream()).toList(),
                    source(telling, section));
        }).sorted(Comparator.comparing(GlossaryEntry::title, Collator.getInstance(language))).toList();
        if (entries.size() != original.size())
            throw new BadInput("the glossary has " + entries.size() + " of " + original.size() + " terms");
        return new Glossary(entries, language);
    }

    /// The lines from its heading up to the next one.
    private static String source(LessonText text, LessonText.Section section) {
        int next = text.sections().indexOf(section) + 1;
        return String.join("\n", text.lines().subList(line(section),
                next < text.sections().size() ? line(text.sections().get(next)) : text.lines().size()));
    }

    private static int line(LessonText.Section section) {
        return section.heading().getSourceSpans().getFirst().getLineIndex();
    }

    private static Map<String, Node> values(LessonText.Section section) {
        return section.block()
                .orElseThrow(() -> section.position().bad("has no block with an id"))
                .object("a term", "id: a name");
    }

    /// In the order of the language.
    public List<GlossaryEntry> entries() {
        return entries;
    }

    public Optional<GlossaryEntry> of(String id) {
        return entries.stream().filter(e -> e.id().equals(id)).findFirst();
    }

    /// The term with these words, in any form and case.
    public Optional<GlossaryEntry> named(String words) {
        return Optional.ofNullable(byName.get(key(words)));
    }

    /// Terms with a text in their name or explanation.
    public List<GlossaryEntry> search(String text) {
        String wanted = key(text);
        List<GlossaryEntry> named = entries.stream().filter(e -> e.names().anyMatch(n -> key(n).contains(wanted)))
                .toList();
        return Stream.concat(named.stream(), entries.stream().filter(e -> !named.contains(e)
                && e.blocks().stream().anyMatch(b -> key(CourseText.plain(b)).contains(wanted)))).toList();
    }

    /// The lessons that use a term, in their order.
    public List<Lesson> lessons(GlossaryEntry entry, List<Lesson> lessons) {
        return lessons.stream().filter(l -> used(l).contains(entry.id())).toList();
    }

    /// The ids of the terms that a lesson uses.
    public Set<String> used(Lesson lesson) {
        var used = new HashSet<String>();
        LessonWords telling = lesson.telling(language);
        var bold = new AbstractVisitor() {
            @Override public void visit(StrongEmphasis strong) {
                named(CourseText.plain(strong)).ifPresent(e -> used.add(e.id()));
            }
        };
        Stream.concat(telling.introduction().stream(), telling.steps().stream()
                .flatMap(s -> Stream.concat(s.blocks().stream(), s.after().stream()))).forEach(b -> b.accept(bold));
        return used;
    }
}
