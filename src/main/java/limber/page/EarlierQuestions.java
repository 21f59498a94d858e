package limber.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import limber.engine.text.Lines;
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
/// @param hashes of those lessons, which answers name, by the hashes of what is left of them here
record EarlierQuestions(Map<String, String> texts, Map<String, byte[]> binary, Map<String, String> asked,
        Map<String, String> hashes) {
    private static final String HEADING = "## ", ACTS = "limber";
    /// The keys of a step that is not asked, at the beginning of a line.
    private static final Pattern STAYS = Pattern.compile("(id|scene|preset|set|inputs):.*");
    private static final Pattern FENCE = Pattern.compile("`{3,}|~{3,}");
    static final EarlierQuestions NONE = new EarlierQuestions(Map.of(), Map.of(), Map.of(), Map.of());

    /// Those of a lesson; none if none of its steps asks any.
    ///
    /// @param language of the page
    /// @throws limber.engine.text.BadInput if a file of an earlier lesson cannot be read, or a page could not read it
    static EarlierQuestions of(Lesson lesson, Locale language) {
        if (lesson.steps().stream().allMatch(step -> step.recap() == 0)) return NONE;
        List<Recap> all = Recap.of(lesson).stream().filter(q -> Catalog.MODELS.contains(q.lesson().model())).toList();
        var earlier = new EarlierQuestions(new TreeMap<>(), new TreeMap<>(), new LinkedHashMap<>(),
                new TreeMap<>());
        var steps = new LinkedHashMap<Lesson, Set<Integer>>();
        for (Step step : lesson.steps()) {
            if (step.recap() == 0) continue;
            List<Recap> chosen = Recap.chosen(all, step.recap(), lesson.id() + "/" + step.id(),
                    _ -> Recap.Standing.OPEN);
            chosen.forEach(q -> steps.computeIfAbsent(q.lesson(), _ -> new HashSet<>()).add(q.step()));
            earlier.asked.put(step.id(), chosen.stream()
                    .map(q -> name(q.lesson().folder()) + "/" + q.step() + "/" + q.question())
                    .collect(Collectors.joining("\n")));
        }
        steps.forEach((of, asked) -> earlier.add(of, language, asked));
        return earlier;
    }

    private void add(Lesson lesson, Locale language, Set<Integer> asked) {
        FolderFiles files = FolderFiles.of(lesson, language, text -> asked(text, asked));
        hashes.put(files.hash(lesson), lesson.hash());
        String folder = name(lesson.folder()) + "/";
        files.texts().forEach((name, text) -> texts.put(folder + name, text));
        files.binary().forEach((name, bytes) -> binary.put(folder + name, bytes));
    }

    /// A text without what nobody sees of the steps that are not asked: prose, questions, what is shown. What their
    /// scene is stays, since a step may go on with it.
    ///
    /// @param asked the numbers of the steps that are
    static String asked(String text, Set<Integer> asked) {
        var kept = new ArrayList<String>();
        int step = -1;
        boolean acts = false, stays = true;
        String open = ""; // the fence of the block that a line stands in
        for (String line : Lines.of(text)) {
            boolean heading = open.isEmpty() && line.startsWith(HEADING);
            if (heading) step++;
            Matcher fence = FENCE.matcher(line);
            boolean begins = open.isEmpty() && fence.lookingAt();
            if (begins) {
                open = fence.group();
                acts = line.strip().equals(open + ACTS);
            }
            boolean ends = !begins && !open.isEmpty() && line.startsWith(open);
            if (begins || ends || STAYS.matcher(line).matches()) stays = true;
            else if (line.matches("[^ -].*")) stays = false; // another key; what follows an indent is its value
            if (step < 0 || asked.contains(step) || heading || !open.isEmpty() && acts && stays) kept.add(line);
            if (ends) open = "";
        }
        return String.join("\n", kept) + "\n";
    }

    /// The name of a lesson's folder.
    static String name(Folder folder) {
        return folder.path().toAbsolutePath().normalize().getFileName().toString().replace("/", "");
    }
}
