package limber.homework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.source.LessonWords;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A lesson's text as lines for Moodle and others.
class QuizTextTest {
    /// A command of TeX, a dollar beside a formula, a mark of code, or the end of a line.
    private static final Pattern SOURCE = Pattern.compile("\\\\[A-Za-z,;]|\\$[\"`]|`|\n");

    private static List<String> lines(String markdown) {
        var blocks = new ArrayList<Node>();
        Node text = Parser.builder().extensions(List.of(TablesExtension.create())).build().parse(markdown);
        for (Node block = text.getFirstChild(); block != null; block = block.getNext()) blocks.add(block);
        return QuizText.lines(blocks);
    }

    @Test
    void aParagraphAnItemAndARowAreALine() {
        assertEquals(List.of("They differ in one setting and go on.", "• The weight w is 1/m.",
                "• An item that is wrapped.",
                "3. three", "4. four", "Frame | Left", "1 | 0.2 m", "λ = (a + b)/2", "x = 1", "  y = 2", "End."),
                lines("""
                        They differ in one
                        *setting* and go [on](frame:3).

                        - The weight $`w`$ is
                          $`\\frac{1}{m}`$.
                        - An item that is
                          wrapped.

                        3. three
                        4. four

                        | Frame | Left |
                        | --- | --- |
                        | 1 | `0.2 m` |

                        ```math
                        \\lambda = \\frac{a + b}{2}
                        ```
                        ```
                        x = 1
                          y = 2
                        ```
                        > End.
                        """));
    }

    /// Chinese has no blanks between words, and one beside a Latin word.
    @Test
    void aWrappedLineOfChineseGoesOnWithoutABlank() {
        assertEquals(List.of("两条绳子只有一个设置不同。"), lines("两条绳子只有\n一个设置不同。"));
        assertEquals(List.of("模型是 rope 绳子"), lines("模型是\nrope\n绳子"));
    }

    static Stream<Lesson> lessons() {
        return Lessons.shipped().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    void noSourceOfAFormulaAndNoWrappedLineIsLeft(Lesson lesson) {
        for (Locale language : List.of(Locale.ENGLISH, Locale.CHINESE))
            for (LessonWords.OfStep step : lesson.telling(language).steps()) {
                var texts = new ArrayList<>(QuizText.lines(step.blocks()));
                for (LessonWords.OfQuestion asked : step.questions()) {
                    texts.addAll(List.of(asked.ask(), asked.because()));
                    texts.addAll(asked.mistakes());
                    asked.choices().forEach(c -> texts.addAll(List.of(c.text(), c.because())));
                }
                texts.forEach(text -> assertFalse(SOURCE.matcher(text).find(), text));
            }
    }
}
