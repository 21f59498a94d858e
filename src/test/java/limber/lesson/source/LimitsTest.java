package limber.lesson.source;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.lesson.Draft;
import limber.lesson.answers.AnswersFile;
import limber.lesson.question.WorkBudget;
import limber.models.Catalog;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each limit of docs/lesson-format.md: one less than it and as much as it are read, one more is refused. Those of
/// formulas are tested with formulas.
class LimitsTest {
    @TempDir Path folder;

    /// @param stated the limit as the documentation names it
    /// @param most its value there
    /// @param text a lesson's text that has so many
    /// @param refused what the fault says of one more
    record Limit(String stated, int most, IntFunction<String> text, String refused) {
        @Override
        public String toString() {
            return stated;
        }
    }

    private static String step(String yaml) {
        return Draft.HEAD + "## Step\n```limber\n" + yaml + "\n```\n";
    }

    private static String head(String line) {
        return Draft.HEAD.replace("model: rope\n", "model: rope\n" + line + "\n");
    }

    private static String many(int n, IntFunction<String> one) {
        return IntStream.range(0, n).mapToObj(one).collect(joining(", "));
    }

    private static String question(String more) {
        return step("id: one\npredict: [{id: q, ask: a, at: {frame: 1}, " + more + "}]");
    }

    private static String truth(String expression) {
        return question("number: {truth: \"" + expression + "\", tolerance: 1}");
    }

    static Stream<Limit> limits() {
        String choice = "{text: a, when: sag > 1}";
        return Stream.of(
                new Limit("bytes of a text file", 262_144, n -> filled(Draft.HEAD, n, "a"),
                        "has more than 262144 bytes"),
                new Limit("steps", 100, n -> Draft.HEAD + "## S\n".repeat(n), "more than 100 steps"),
                new Limit("questions in a step", 3, n -> step("id: one\npredict: [" + many(n, i -> "{id: q" + i
                        + ", ask: a, at: {frame: 1}, number: {truth: sag, tolerance: 1}}") + "]"), "predict"),
                new Limit("choices of a question", 8, n -> question("choices: [" + many(n, _ -> choice) + "]"),
                        "choices"),
                new Limit("inputs in a list", 1000,
                        n -> step("id: one\ninputs: [" + many(n, _ -> "{frame: 1, set: {damping: 1}}") + "]"),
                        "inputs"),
                new Limit("last frame", 20_000, n -> step("id: one\ngoto: {frame: " + n + "}"), "is above 20000"),
                new Limit("last frame", 20_000, n -> step("id: one\nplay: {to: " + n + "}"), "is above 20000"),
                new Limit("last frame", 20_000, n -> step("id: one\ninputs: [{frame: " + n + ", set: {damping: 1}}]"),
                        "the last frame of a lesson is 20000"),
                new Limit("minutes", 120, n -> head("minutes: " + n), "is above 120"),
                new Limit("characters of a title, question, choice, hint", 300,
                        n -> Draft.HEAD.replace("A draft", "a".repeat(n)), "has 301 characters"),
                new Limit("characters of a title, question, choice, hint", 300,
                        n -> truth("sag").replace("ask: a", "ask: " + "a".repeat(n)), "has 301 characters"),
                new Limit("characters of a title, question, choice, hint", 300,
                        n -> question("choices: [" + choice.replace("text: a", "text: " + "a".repeat(n)) + ", " + choice
                                + "]"),
                        "has 301 characters"),
                new Limit("characters of a title, question, choice, hint", 300,
                        n -> step("id: one\ngoal: {when: sag > 1, for: 2, hint: " + "a".repeat(n) + "}"),
                        "has 301 characters"),
                new Limit("characters of `learn`", 600, n -> head("learn: A b. " + "a".repeat(n - 5)),
                        "has 601 characters"),
                new Limit("characters of an id", 60, n -> step("id: " + "a".repeat(n)), "is no slug"),
                new Limit("names in one list of `show`", 100,
                        n -> step("id: one\nshow: {plots: [" + many(n, _ -> "sag") + "]}"), "has 101 names"),
                new Limit("cells of a table", 10_000,
                        n -> Draft.HEAD + "|a|\n|-|\n" + "|x|\n".repeat(n - 1) + "\n", "more than 10000 cells"),
                new Limit("levels of YAML", 12, n -> step("id: one\nx: " + "[".repeat(n - 1) + "]".repeat(n - 1)),
                        "levels"),
                new Limit("characters of a head or a block", 65_536, n -> step(filled("id: one\n#", n, "a")),
                        "65536"),
                new Limit("characters of a head or a block", 65_536,
                        n -> Draft.HEAD.replace("format: 1\n",
                                "format: 1\n#" + "a".repeat(n - Draft.HEAD.length() + 7) + "\n"),
                        "65536"),
                new Limit("characters of an expression", 500, n -> truth(filled("sag + ", n, "1")),
                        "an expression has at most 500 characters"),
                new Limit("depth of an expression", 32, n -> truth("(".repeat(n - 1) + "sag" + ")".repeat(n - 1)),
                        "nested deeper than 32"),
                new Limit("depth of an expression", 32, n -> truth("-".repeat(n - 1) + "sag"),
                        "nested deeper than 32"));
    }

    /// A text of n characters.
    private static String filled(String start, int n, String by) {
        return start + by.repeat(n - start.length());
    }

    @ParameterizedTest
    @MethodSource("limits")
    void asMuchAsTheLimitIsReadAndOneMoreIsRefused(Limit limit) throws IOException {
        assertTrue(
                Files.readString(Path.of("docs/lesson-format.md"))
                        .contains("| " + limit.stated() + " | " + limit.most() + " |"),
                "the documentation states it");
        for (int n : new int[]{limit.most() - 1, limit.most()}) {
            List<String> faults = Draft.of(folder, limit.text().apply(n)).faults();
            assertEquals(List.of(), faults.stream().filter(f -> f.contains(limit.refused())).toList(), n + "");
        }
        List<String> faults = Draft.of(folder, limit.text().apply(limit.most() + 1)).faults();
        assertEquals(1, faults.stream().filter(f -> f.contains(limit.refused())).count(), faults.toString());
    }

    /// What is deeper is text, not refused.
    @ParameterizedTest
    @ValueSource(ints = {15, 16, 17})
    void blocksAndEmphasisInsideEachOther(int n) {
        String opened = IntStream.range(0, n).mapToObj(i -> (i % 2 == 0 ? "*" : "_") + "a ").collect(joining()),
                closed = IntStream.range(0, n).mapToObj(i -> " a" + ((n - i) % 2 == 0 ? "_" : "*")).collect(joining());
        String step = "\n\n## S\n";
        assertEquals(Math.min(n, 16), depth(Draft.of(folder, Draft.HEAD + "> ".repeat(n) + "a" + step)));
        assertEquals(Math.min(n, 16), depth(Draft.of(folder, Draft.HEAD + opened + "a" + closed + step)));
    }

    private static int depth(Draft draft) {
        return depth(draft.lesson().telling(Locale.ENGLISH).introduction().getFirst());
    }

    /// How many quotations or emphases are inside each other.
    private static int depth(Node node) {
        int deepest = 0;
        for (Node child = node.getFirstChild(); child != null; child = child.getNext())
            deepest = Math.max(deepest, depth(child));
        return deepest + (node instanceof BlockQuote || node instanceof Emphasis ? 1 : 0);
    }

    @Test
    void bytesOfAMesh() throws IOException {
        String text = Draft.HEAD.replace("model: rope", "model: ball\nset: {mesh: \"file:x.obj\"}") + "## S\n";
        byte[] mesh = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
                .getBytes(StandardCharsets.US_ASCII);
        assertEquals(List.of(), withFile(text, "x.obj", mesh, 16_777_215));
        assertEquals(List.of(), withFile(text, "x.obj", mesh, 16_777_216));
        assertEquals(List.of("lesson.md:6:13: 'file:x.obj' has more than 16 MB"),
                withFile(text, "x.obj", mesh, 16_777_217));
    }

    /// @param n the bytes of the file; the last ones are comments
    private List<String> withFile(String text, String name, byte[] start, int n) throws IOException {
        byte[] content = Arrays.copyOf(start, n);
        for (int i = start.length; i < n; i++) content[i] = (byte) (i % 1000 == 0 ? '\n' : '#');
        Files.write(folder.resolve(name), content);
        return Draft.of(folder, text).faults();
    }

    @Test
    void linesOfAnswers() throws IOException {
        Path file = folder.resolve("answers.json");
        for (int n : new int[]{99_999, 100_000}) {
            Files.writeString(file, "\n".repeat(n));
            assertEquals(List.of(), AnswersFile.read(file));
        }
        Files.writeString(file, "\n".repeat(100_001));
        assertEquals(file + ": has 100001 lines; at most 100000 would be right",
                assertThrows(BadInput.class, () -> AnswersFile.read(file)).getMessage());
    }

    @Test
    void bytesOfAnswers() throws IOException {
        Path file = folder.resolve("answers.json");
        byte[] blanks = new byte[67_108_864];
        Arrays.fill(blanks, (byte) ' ');
        Files.write(file, Arrays.copyOf(blanks, blanks.length - 1));
        assertEquals(List.of(), AnswersFile.read(file));
        Files.write(file, blanks);
        assertEquals(List.of(), AnswersFile.read(file));
        Files.write(file, new byte[]{' '}, StandardOpenOption.APPEND);
        assertEquals(file + ": has more than 64 MB; a smaller file would be right",
                assertThrows(BadInput.class, () -> AnswersFile.read(file)).getMessage());
    }

    /// One frame of the default rope is its work, k elements; a lesson may take 4·10^9 of them.
    @Test
    void elementsWorkedOn() {
        Model rope = Catalog.model("rope");
        Settings settings = rope.defaults();
        long k = rope.schedule(settings).operations(rope.initial(settings));
        assertEquals(4_000_000_000L, Limits.OPERATIONS);
        for (long left : new long[]{k + 1, k, k - 1}) {
            var budget = new WorkBudget(left);
            budget.spend(rope.schedule(settings), rope.initial(settings), 1);
            assertEquals(left < k, budget.spent());
        }
    }
}
