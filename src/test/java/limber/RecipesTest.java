package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The recipes of ARCHITECTURE.md: what has to be touched besides new files is counted in the source.
class RecipesTest {
    private static final List<Path> ROOTS = List.of(Path.of("src/main/java/limber"), Path.of("src/page/java/limber"));
    /// The lists that name each kind of question, and those of the faces, which name its state.
    private static final Set<String> QUESTIONS = Set.of("lesson/question/Question", "lesson/QuestionForms",
            "presentation/lesson/QuestionState", "presentation/lesson/AnswerSpace", "presentation/lesson/CompactAnswer",
            "handout/AskedOnPaper"),
            FACES = Set.of("ui/lesson/StepQuestions", "web/lesson/QuestionPart");
    /// Where a kind is named whose truth has a form of its own.
    private static final Set<String> TRUTHS =
            Set.of("lesson/question/Answer", "lesson/answers/AnswerForms", "lesson/question/TruthSearch",
                    "cli/text/TruthLine");
    private static final int LINES = 150;

    /// The files that have a word, such as `lesson/Question`.
    private static Set<String> naming(String word) throws IOException {
        Pattern whole = Pattern.compile("\\b" + Pattern.quote(word) + "\\b");
        var files = new TreeSet<String>();
        for (Path root : ROOTS) try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".java")).toList())
                if (whole.matcher(Files.readString(file)).find())
                    files.add(root.relativize(file).toString().replace(".java", ""));
        }
        return files;
    }

    private static Set<String> without(Set<String> files, Pattern own) {
        return files.stream().filter(f -> !own.matcher(f).find()).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void aModelIsAFolderAndALineOfTheCatalog() throws IOException {
        for (String folder : Catalog.MODELS.stream().map(m -> m.getClass().getPackageName()).toList()) {
            Pattern imported = Pattern.compile("(?m)^import (static )?" + Pattern.quote(folder) + "\\.");
            var importing = new TreeSet<String>();
            for (Path root : ROOTS) try (Stream<Path> all = Files.walk(root)) {
                for (Path file : all.filter(f -> f.toString().endsWith(".java")).toList())
                    if (imported.matcher(Files.readString(file)).find())
                        importing.add(root.relativize(file).toString());
            }
            String own = folder.replaceFirst("^limber\\.", "").replace('.', '/') + "/";
            importing.removeIf(file -> file.startsWith(own));
            assertEquals(Set.of("models/Catalog.java"), importing, folder);
        }
    }

    @Test
    void aPaneIsALineOfTheListOfPanes() throws IOException {
        Matches controllers =
                Matches.of(Path.of("src/main/java/limber/ui/panes/Panes.java"), "new (\\w+Controller)\\(");
        assertTrue(controllers.found().size() > 10);
        for (String controller : controllers.found()) {
            Set<String> others = without(naming(controller), Pattern.compile("/" + controller + "$|/Panes$"));
            assertTrue(others.isEmpty() || others.size() == 1 && others.iterator().next().endsWith("Controller"),
                    controller + ": " + others);
        }
    }

    private record Matches(Set<String> found) {
        static Matches of(Path file, String pattern) throws IOException {
            return new Matches(Pattern.compile(pattern).matcher(Files.readString(file)).results()
                    .map(m -> m.group(1)).collect(Collectors.toSet()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Element", "Arrow", "Shape", "Formula"})
    void aKindOfQuestionIsNamedInItsListsAlone(String kind) throws IOException {
        Set<String> lists = without(naming(kind + "Question"), Pattern.compile("/(" + kind + "|Drawn)\\w+$"));
        assertTrue(lists.containsAll(QUESTIONS), lists.toString());
        lists.removeAll(QUESTIONS);
        lists.removeAll(TRUTHS);
        assertEquals(Set.of(), lists);
    }

    /// Both kinds of drawings have one control.
    @ParameterizedTest
    @ValueSource(strings = {"Choices", "Number", "Curve", "Element", "Drawn", "Formula", "Code"})
    void aFaceNamesTheStateOfAKindOnce(String kind) throws IOException {
        Set<String> lists = without(naming(kind + "State"),
                Pattern.compile("/(" + kind + "|Scene)\\w+$|^presentation/lesson/"));
        assertEquals(FACES, lists);
    }

    @Test
    void thePageThatHasThemIsShort() throws IOException {
        int lines = Files.readAllLines(Path.of("ARCHITECTURE.md")).size();
        assertTrue(lines <= LINES, lines + " lines; at most " + LINES);
    }
}
