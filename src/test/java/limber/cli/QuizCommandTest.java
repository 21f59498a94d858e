package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/// Questions for other programs. One stick, 0.4 m too long beside a pin, has 0.2 m left after half a correction.
class QuizCommandTest {
    private static final String LESSON = """
            ---
            format: 1
            id: half
            title: Half
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 1, correction: half}
            ---
            ## One sweep
            A stick {of one metre} = too long.
            ```limber
            id: one
            predict:
            - id: which
              ask: "How much is left: ~ a lot?"
              at: {frame: 1}
              choices:
              - {text: nothing, when: "max(residual) < 0.001", because: The pin takes nothing.}
              - {text: 0.2 m & more, when: "max(residual) > 0.1", because: Half.}
            - id: number
              ask: How much?
              at: {frame: 1}
              because: Half of 0.4 m.
              number: {truth: max(residual), unit: m, tolerance: 5 %}
              mistakes: [{value: 0.1, because: A quarter.}]
            - id: drawn
              ask: Draw it.
              at: {frame: 10}
              because: It shrinks.
              curve: {truth: totalLength, unit: m, tolerance: 0.1 m}
            ```
            """;

    @TempDir Path folder;

    private Outcome quiz(String... arguments) throws IOException {
        Path lesson = Files.createDirectories(folder.resolve("half"));
        Files.writeString(lesson.resolve("lesson.md"), LESSON);
        var all = new ArrayList<>(List.of("quiz", lesson.toString(), "--lang", "en"));
        all.addAll(List.of(arguments));
        return Outcome.of(all.toArray(String[]::new));
    }

    private static List<Element> questions(Path file) throws Exception {
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        var all = xml.getElementsByTagName("question");
        return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
    }

    private static String first(Element e, String name) {
        return e.getElementsByTagName(name).item(0).getTextContent().strip();
    }

    @Test
    void moodleGetsChoicesAndNumbersWithTheirReasons() throws Exception {
        Path file = folder.resolve("q.xml");
        Outcome outcome = quiz("--moodle", file.toString());
        assertEquals(0, outcome.code(), outcome.err());
        assertTrue(outcome.err().contains("half/one/drawn is left out"), outcome.err());
        List<Element> all = questions(file);
        assertEquals(List.of("category", "multichoice", "numerical"), all.stream().map(q -> q.getAttribute("type"))
                .toList());
        assertEquals("$course$/top/Limber/half", first(all.get(0), "category"));
        assertTrue(first(all.get(1), "questiontext").endsWith("How much is left: ~ a lot?"));
        var answers = all.get(1).getElementsByTagName("answer");
        assertEquals("0", ((Element) answers.item(0)).getAttribute("fraction"));
        assertEquals("100", ((Element) answers.item(1)).getAttribute("fraction"));
        assertEquals("0.2 m & more", first((Element) answers.item(1), "text"));
        assertEquals("Half.", first((Element) answers.item(1), "feedback"));
        Element number = (Element) all.get(2).getElementsByTagName("answer").item(0);
        assertEquals(0.2, Double.parseDouble(first(number, "text")), 1e-12);
        assertEquals(0.01, Double.parseDouble(first(number, "tolerance")), 1e-12);
        assertEquals("A quarter.", first((Element) all.get(2).getElementsByTagName("answer").item(1), "feedback"));
    }

    @Test
    void giftEscapesWhatHasAMeaning() throws IOException {
        Path file = folder.resolve("q.gift");
        assertEquals(0, quiz("--gift", file.toString()).code());
        String gift = Files.readString(file);
        assertTrue(gift.startsWith("$CATEGORY: Limber/half\n\n::half/one/which::[plain]One sweep\\nA stick \\{of one "
                + "metre\\} \\= too long.\\nHow much is left\\: \\~ a lot? {\n"
                + "~nothing#The pin takes nothing.\n=0.2 m & more#Half.\n}\n\n"), gift);
        assertTrue(gift.contains("####Half of 0.4 m.\n}"), gift);
        assertTrue(gift.contains("=%0%0.1:"), gift);
    }

    @Test
    void aLessonThatVariesHasACategoryOfVariantsForEachQuestion() throws Exception {
        Path file = folder.resolve("v.xml");
        assertEquals(0, Outcome.of("quiz", "pin-and-half", "--lang", "en", "--variants", "3", "--moodle",
                file.toString()).code());
        List<Element> all = questions(file);
        List<Element> four = all.stream().filter(q -> !q.getAttribute("type").equals("category"))
                .filter(q -> first(q, "name").startsWith("pin-and-half/again/four ")).toList();
        assertEquals(List.of(" 1", " 2", " 3"), four.stream().map(q -> first(q, "name")
                .substring("pin-and-half/again/four".length())).toList());
        assertEquals(3, four.stream().map(q -> first(q, "answer")).distinct().count(), "other numbers");
    }

    @Test
    void badUseIsTold() throws IOException {
        quiz().complained(2, "no file is named; --moodle FILE or --gift FILE would be right");
        quiz("--gift", folder.resolve("x").toString(), "--variants", "0").complained(2,
                "--variants 0 is outside 1..1000");
        assertFalse(Files.exists(folder.resolve("x")));
    }
}
