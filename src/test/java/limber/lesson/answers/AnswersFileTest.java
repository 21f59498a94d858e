package limber.lesson.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import limber.engine.text.BadInput;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswersFileTest {
    private static final double[] RISING = DoubleStream.iterate(0, v -> v + 0.125).limit(Question.Curve.SAMPLES)
            .toArray();
    private static final String LINE =
            ("{'lesson':'a','hash':'0f','student':'小明','step':'s','question':'q','answer':null,"
                    + "'truth':{'choice':2},'score':null,'tries':0,'time':'2026-11-21T08:00:00Z'}")
                    .replace('\'', '"');

    @TempDir Path folder;

    private static MarkedAnswer marked(String question, Answer answer, Answer truth, double score) {
        return new MarkedAnswer("falling", "0123456789abcdef", "小明 \"the first\"", "step", question,
                Optional.of(answer),
                Optional.of(truth), Optional.of(score), Optional.empty(), 1, "2026-11-21T08:00:00Z");
    }

    /// The lines of earlier versions, in which they stood for answers.
    @Test
    void whatIsNoAnswerStandsInALineOfItsOwn() throws IOException {
        String head = "{'lesson':'a','hash':'0f','student':'','step':'s','question':", tail = ",'tries':1,'time':''}\n";
        String goal = head + "'goal','answer':{'choice':1},'truth':{'choice':1},'score':1.0" + tail,
                note = head + "'note','answer':'up','truth':null,'score':null" + tail,
                hints = head + "'hints','answer':3,'truth':null,'score':null" + tail;
        Path file = folder.resolve("a.json");
        String lines = (goal + note + hints).replace('\'', '"');
        Files.writeString(file, lines);
        List<AnswersLine> each = List.of(new AnswersLine.GoalReached("a", "0f", "", "s", ""),
                new AnswersLine.Note("a", "0f", "", "s", "up", ""),
                new AnswersLine.HintsOpened("a", "0f", "", "s", 3, ""));
        assertEquals(each, AnswersFile.read(file));
        AnswersFile.write(file, each);
        assertEquals(lines, Files.readString(file));
        Files.writeString(file, hints.replace('\'', '"').replace(":3", ":9"));
        assertEquals(file + ":1:79: answer: 9 is above 8 (0..8)",
                assertThrows(BadInput.class, () -> AnswersFile.read(file)).getMessage());
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        List<AnswersLine> answers = List.of(
                marked("choice", new Answer.Chosen(0), new Answer.Chosen(2), 0),
                marked("number", new Answer.Figure(-1.5e-7), new Answer.Figure(0.1 + 0.2), 1),
                marked("curve", new Answer.Drawn(RISING), new Answer.Drawn(new double[Question.Curve.SAMPLES]), 0.02),
                marked("again", new Answer.Figure(1), new Answer.Figure(2), 0).again(new Answer.Figure(2),
                        "2026-11-21T09:00:00Z"),
                new MarkedAnswer("falling", "0f", "", "step", "skipped", Optional.empty(),
                        Optional.of(new Answer.Chosen(1)),
                        Optional.empty(), Optional.empty(), 0, ""),
                new AnswersLine.Note("falling", "0f", "", "step", "a \"line\"\nand more", ""),
                new AnswersLine.HintsOpened("falling", "0f", "", "step", 2, "2026-11-21T08:00:00Z"),
                new AnswersLine.GoalReached("falling", "0f", "Ada", "step", "2026-11-21T08:00:00Z"));
        Path file = folder.resolve("deeper/falling.json");
        AnswersFile.write(file, answers);
        assertEquals(answers, AnswersFile.read(file));
        assertEquals(8, Files.readAllLines(file).size(), "a line each");
        AnswersFile.write(file, answers.subList(0, 1));
        assertEquals(answers.subList(0, 1), AnswersFile.read(file));
        try (var left = Files.list(file.getParent())) {
            assertEquals(List.of(file), left.toList(), "nothing half-written is left");
        }
    }

    /// Choices count from 1 where people read them.
    @Test
    void aLineIsPlainJson() throws IOException {
        Path file = folder.resolve("a.json");
        AnswersFile.write(file, List.of(new MarkedAnswer("a", "0f", "小明", "s", "q", Optional.empty(),
                Optional.of(new Answer.Chosen(1)), Optional.empty(), Optional.empty(), 0, "2026-11-21T08:00:00Z")));
        assertEquals(LINE + "\n", Files.readString(file));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "'hash':'0f', ¦ '' ¦ 2:1: hash is missing from an answer; a text would be right",
        "'step':'s' ¦ 'step':5 ¦ 2:49: step is the number 5; a text would be right",
        "'tries':0 ¦ 'tries':-1 ¦ 2:124: tries: -1 is below 0 (0..1000000)",
        "'tries':0 ¦ 'trys':0 ¦ 2:1: tries is missing from an answer; a whole number would be right",
        "'answer':null ¦ 'answer':'x' ¦ 2:77: answer is the string \"x\"; a number, a list of numbers or "
                + "{\"choice\": 1} would be right",
        "'answer':null ¦ 'answer':{'choice':0} ¦ 2:87: choice: 0 is below 1 (1..8)",
        "'answer':null ¦ 'answer':{'chose':1} ¦ 2:77: answer: 'chose' is no answer; did you mean choice?",
        "'answer':null ¦ 'answer':[1,2] ¦ 2:77: answer is an array of 2; one of 50 numbers would be right",
        "'answer':null ¦ 'answer':1e999 ¦ 2:77: answer: 1e999 is beyond what a number can be",
        "'score':null ¦ 'score':1.5 ¦ 2:111: score: 1.5 is outside 0..1",
        "'score':null ¦ 'score':'all' ¦ 2:111: score is the string \"all\"; a number 0..1 or null would be right",
        "'hash':'0f', ¦ 'hash':'0f ¦ 2:26: not JSON: Unexpected character ('s' (code 115))",
    })
    void aDamagedLineHasItsPlace(String right, String wrong, String fault) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"),
                LINE + "\n" + LINE.replace(right.replace('\'', '"'), wrong.replace('\'', '"')) + "\n");
        String message = assertThrows(BadInput.class, () -> AnswersFile.read(file)).getMessage();
        assertEquals(file + ":" + fault,
                message.substring(0, Math.min(message.length(), (file + ":" + fault).length())));
    }

    @Test
    void whatIsNoFileOfAnswersIsRefused() throws IOException {
        Path latin = Files.write(folder.resolve("latin.json"),
                (LINE + "\n{\"\u00e9\"").getBytes(StandardCharsets.UTF_8));
        byte[] cut = Files.readAllBytes(latin);
        Files.write(latin, Arrays.copyOf(cut, cut.length - 2));
        assertEquals(latin + ":2:3: is not UTF-8 text from here on; a file saved as UTF-8 would be right",
                assertThrows(BadInput.class, () -> AnswersFile.read(latin)).getMessage());
        assertEquals(folder + ": is a folder; a file of answers would be right",
                assertThrows(BadInput.class, () -> AnswersFile.read(folder)).getMessage());
        Path none = folder.resolve("none");
        assertEquals(none + ": does not exist; a file of answers would be right",
                assertThrows(BadInput.class, () -> AnswersFile.read(none)).getMessage());
        assertEquals(List.of(), AnswersFile.read(Files.writeString(folder.resolve("empty"), "\n\n")),
                "nothing answered yet");
    }
}
