package limber.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import limber.lesson.Lesson;
import limber.lesson.Recap;
import limber.lesson.Step;
import limber.lesson.source.Folder;
import limber.models.Catalog;

/// The questions of earlier lessons that the steps of a lesson ask again in a page. They are chosen when the page is
/// made, for a student who has answered none of them yet, and their lessons go along.
///
/// @param texts of the folders of those lessons, by the names of folder and file, such as `03-one-stick/lesson.md`
/// @param binary their other files
/// @param asked by the ids of the steps that ask; a line for each question: the name of its lesson's folder, the
///   number of its step and its own number there, from 0, such as `03-one-stick/2/0`
record EarlierQuestions(Map<String, String> texts, Map<String, byte[]> binary, Map<String, String> asked) {
    static final EarlierQuestions NONE = new EarlierQuestions(Map.of(), Map.of(), Map.of());

    /// Those of a lesson; none if none of its steps asks any.
    ///
    /// @param language of the page
    /// @throws limber.engine.text.BadInput if a file of an earlier lesson cannot be read, or a page could not read it
    static EarlierQuestions of(Lesson lesson, Locale language) {
        if (lesson.steps().stream().allMatch(step -> step.recap() == 0)) return NONE;
        List<Recap> all = Recap.of(lesson).stream().filter(q -> Catalog.MODELS.contains(q.lesson().model())).toList();
        var earlier = new EarlierQuestions(new TreeMap<>(), new TreeMap<>(), new LinkedHashMap<>());
        for (Step step : lesson.steps())
            if (step.recap() > 0) earlier.add(step,
                    Recap.chosen(all, step.recap(), lesson.id() + "/" + step.id(), _ -> Recap.Standing.OPEN), language);
        return earlier;
    }

    private void add(Step step, List<Recap> questions, Locale language) {
        var lessons = new ArrayList<Lesson>();
        for (Recap q : questions) if (!lessons.contains(q.lesson())) lessons.add(q.lesson());
        lessons.forEach(lesson -> add(lesson, language));
        asked.put(step.id(), questions.stream()
                .map(q -> name(q.lesson().folder()) + "/" + q.step() + "/" + q.question())
                .collect(Collectors.joining("\n")));
    }

    private void add(Lesson lesson, Locale language) {
        FolderFiles files = FolderFiles.of(lesson, language);
        String folder = name(lesson.folder()) + "/";
        files.texts().forEach((name, text) -> texts.put(folder + name, text));
        files.binary().forEach((name, bytes) -> binary.put(folder + name, bytes));
    }

    /// The name of a lesson's folder.
    static String name(Folder folder) {
        return folder.path().toAbsolutePath().normalize().getFileName().toString().replace("/", "");
    }
}
