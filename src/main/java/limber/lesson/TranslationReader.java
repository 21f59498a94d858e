package limber.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.input.Faults;
import limber.input.Keys;
import limber.input.Node;
import limber.input.SourcePosition;
import limber.lesson.source.Filling;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonText;
import limber.lesson.source.LessonWords;
import limber.lesson.source.ProseCheck;
import limber.lesson.source.Texts;

/// A reader for a translation: ids and texts only, the same steps in the same order. The blocks that act stand only in
/// the original, so that languages cannot drift apart.
///
/// @param filling the numbers of the student
record TranslationReader(Folder folder, Filling filling, Faults faults) {

    /// @param id of the lesson, if it could be read
    /// @param start settings of the lesson's head
    Optional<LessonWords> read(String name, Model model, Settings start, Optional<String> id,
            List<StepReader.Read> original, LessonWords telling) {
        return faults.attempt(() -> {
            LessonText text = filling.fill(LessonText.read(folder.called(name), folder.text(name), faults));
            LessonWords head = text.head().map().map(h -> head(text, h, id, telling))
                    .orElse(new LessonWords("", "", List.of(), List.of()));
            var steps = new ArrayList<LessonWords.OfStep>();
            ProseCheck.all(text, model, start, folder, text.introduction(), faults);
            paired(text, original).forEach((section, step) -> {
                steps.add(step(text, section, step));
                ProseCheck.all(text, model, step.settings(), folder, section.blocks(), faults);
                ProseCheck.all(text, model, step.settings(), folder, section.after(), faults);
                ProseCheck.all(text, model, step.settings(), folder, steps.getLast().teacher(), faults);
            });
            if (telling.introduction().isEmpty() != text.introduction().isEmpty())
                faults.add(new SourcePosition(text.file(), 1, 1)
                        .bad("one language has a text before the first step, the other has none"));
            return new LessonWords(head.title(), head.learn(), text.introduction(), steps);
        });
    }

    /// Pairs steps with their translations: in order, or, where one is missing, by id.
    private Map<LessonText.Section, StepReader.Read> paired(LessonText text, List<StepReader.Read> original) {
        var pairs = new LinkedHashMap<LessonText.Section, StepReader.Read>();
        List<LessonText.Section> sections = text.sections();
        if (sections.size() == original.size())
            for (int i = 0; i < sections.size(); i++) pairs.put(sections.get(i), original.get(i));
        else {
            faults.add(
                    new SourcePosition(text.file(), 1, 1).bad("has " + sections.size() + " steps and " + Folder.LESSON
                            + " has " + original.size() + "; the same steps in the same order would be right"));
            List<String> ids = sections.stream().map(TranslationReader::id).toList();
            for (StepReader.Read step : original) {
                String id = step.step().id();
                if (ids.contains(id)) pairs.put(sections.get(ids.indexOf(id)), step);
                else if (!id.isEmpty()) faults.add(step.step().at()
                        .bad("the step '" + id + "' is missing from " + Path.of(text.file()).getFileName()));
            }
        }
        return pairs;
    }

    /// As far as it can be seen; empty if it cannot.
    private static String id(LessonText.Section section) {
        return section.block().map(
                b -> b.value() instanceof Map<?, ?> m && m.get("id") instanceof Node n && n.value() instanceof String s
                        ? s
                        : "")
                .orElse("");
    }

    /// Its words in the head alone.
    private LessonWords head(LessonText text, Node head, Optional<String> id, LessonWords original) {
        var keys = new Keys(head, "a translation's head", "id and title", new SourcePosition(text.file(), 1, 1), faults)
                .without(text.head().broken());
        keys.read("format", LessonReader::format);
        Optional<String> own = keys.need("id", "the lesson's id", Texts.SLUG);
        if (own.isPresent() && id.isPresent() && !own.equals(id)) faults.add(keys.place("id")
                .bad("the id is '" + own.get() + "'; '" + id.get() + "' as in " + Folder.LESSON + " would be right"));
        String title = keys.need("title", "a text", n -> Texts.line("title", n)).orElse("");
        String learn = original.learn().isEmpty() ? ""
                : keys.need(Texts.LEARN, Texts.SENTENCES, Texts::learn).orElse("");
        keys.end();
        return new LessonWords(title, learn, List.of(), List.of());
    }

    private LessonWords.OfStep step(LessonText text, LessonText.Section section, StepReader.Read original) {
        String heading = Texts.plain(section.heading());
        Step acts = original.step();
        var empty = LessonWords.OfStep.telling(heading, section.blocks(), section.after());
        if (original.acts() && !original.sound()) return empty; // what it should be is not known yet
        if (!original.acts()) {
            if (section.acts()) faults.add(
                    section.position().bad("the step of " + Folder.LESSON + " has no block; none would be right here"));
            return empty;
        }
        if (!section.acts()) {
            faults.add(
                    section.position().bad("the block with the id is missing; id: " + acts.id() + " would be right"));
            return empty;
        }
        return section.block().flatMap(block -> faults.attempt(() -> step(text, section, heading, block, original)))
                .orElse(empty);
    }

    private LessonWords.OfStep step(LessonText text, LessonText.Section section, String heading, Node block,
            StepReader.Read original) {
        var keys = new Keys(block, "a translation", "id and texts", section.position(), faults);
        id(keys, original.step().id());
        List<LessonWords.OfQuestion> questions = questions(keys, original);
        String hint = original.telling().hint().isEmpty() ? "" : keys.need("goal", "the hint", n -> hint(n)).orElse("");
        List<String> names = original.telling().names().isEmpty() ? List.of()
                : keys.need("compare", "the names", this::names).orElse(List.of());
        int hints = original.telling().hints().size();
        List<String> helped = hints == 0 ? List.of()
                : keys.need("hints", "a list of " + hints + " hints", n -> counted("hints", n, hints)).orElse(List.of())
                        .stream().flatMap(n -> faults.attempt(() -> Texts.line("hints", n)).stream()).toList();
        List<org.commonmark.node.Node> teacher = original.telling().teacher().isEmpty() ? List.of()
                : keys.need("teacher", "the text for the teacher", n -> text.blocks("teacher", n)).orElse(List.of());
        keys.end();
        return new LessonWords.OfStep(heading, section.blocks(), section.after(), questions, hint, helped, teacher,
                names);
    }

    private void id(Keys keys, String wanted) {
        keys.need("id", wanted, Texts.SLUG).filter(own -> !own.equals(wanted))
                .ifPresent(own -> faults.add(keys.place("id")
                        .bad("the id is '" + own + "'; '" + wanted + "' as in " + Folder.LESSON + " would be right")));
    }

    private List<LessonWords.OfQuestion> questions(Keys keys, StepReader.Read original) {
        List<LessonWords.OfQuestion> asked = original.telling().questions();
        if (asked.isEmpty()) return List.of();
        List<Node> entries = keys
                .need("predict", "a list of " + asked.size() + " questions", n -> counted("predict", n, asked.size()))
                .orElse(List.of());
        var told = new ArrayList<LessonWords.OfQuestion>();
        for (int i = 0; i < entries.size(); i++) {
            int number = i;
            faults.attempt(() -> question(entries.get(number), original, number)).ifPresent(told::add);
        }
        return told;
    }

    private LessonWords.OfQuestion question(Node node, StepReader.Read original, int number) {
        var keys = new Keys(node, "a translated question", "a map with id and ask", node.place(), faults);
        if (number < original.step().questions().size()) id(keys, original.step().questions().get(number).id());
        else keys.read("id", n -> n);
        String ask = keys.need("ask", "a text", n -> Texts.line("ask", n)).orElse("");
        List<LessonWords.OfChoice> asked = original.telling().questions().get(number).choices();
        var choices = new ArrayList<LessonWords.OfChoice>();
        if (!asked.isEmpty()) {
            List<Node> entries = keys
                    .need("choices", "a list of " + asked.size() + " choices", n -> counted("choices", n, asked.size()))
                    .orElse(List.of());
            for (int i = 0; i < entries.size(); i++) choices.add(choice(entries.get(i), asked.get(i)));
        }
        String because = original.telling().questions().get(number).because().isEmpty() ? ""
                : keys.need("because", "a text", n -> Texts.line("because", n)).orElse("");
        int mistakes = original.telling().questions().get(number).mistakes().size();
        List<String> slips = mistakes == 0 ? List.of()
                : keys.need("mistakes", "a list of " + mistakes + " mistakes", n -> counted("mistakes", n, mistakes))
                        .orElse(List.of()).stream().flatMap(n -> faults.attempt(() -> mistake(n)).stream()).toList();
        keys.end();
        return new LessonWords.OfQuestion(ask, because, choices, slips);
    }

    private String mistake(Node node) {
        var keys = new Keys(node, "a translated mistake", "a map with because", node.place(), faults);
        String because = keys.need("because", "a text", n -> Texts.line("because", n)).orElse("");
        keys.end();
        return because;
    }

    private LessonWords.OfChoice choice(Node node, LessonWords.OfChoice original) {
        var keys = new Keys(node, "a translated choice", "a map with text", node.place(), faults);
        String said = keys.need("text", "a text", n -> Texts.line("text", n)).orElse("");
        String because = original.because().isEmpty() ? ""
                : keys.need("because", "a text", n -> Texts.line("because", n)).orElse("");
        keys.end();
        return new LessonWords.OfChoice(said, because);
    }

    private static List<Node> counted(String key, Node node, int wanted) {
        List<Node> entries = node.array(key, "a list of " + wanted);
        if (entries.size() != wanted)
            throw node.key().bad(key + " has " + entries.size() + (entries.size() == 1 ? " entry; " : " entries; ")
                    + wanted + " as in " + Folder.LESSON + " would be right");
        return entries;
    }

    private String hint(Node node) {
        var keys = new Keys(node, "a translated goal", "a map with hint", node.place(), faults);
        String hint = keys.need("hint", "a text", n -> Texts.line("hint", n)).orElse("");
        keys.end();
        return hint;
    }

    private List<String> names(Node node) {
        var keys = new Keys(node, "a translated comparison", "a map with names", node.place(), faults);
        List<String> names = CompareReader.names(keys);
        keys.end();
        return names;
    }
}
