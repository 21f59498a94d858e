package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Three lessons in a row, each of which asks two questions that may come back and one that needs its scene.
class RecapTest {
    private static final String ASK = """
            ## Ask
            ```limber
            id: ask
            predict:
            - id: deep
              ask: Does it fall?
              at: {frame: 3}
              choices:
              - {text: yes, when: max(speed) > 0}
              - {text: no, when: max(speed) == 0}
            - {id: long, ask: How long is it?, at: {frame: 3}, number: {truth: totalLength, tolerance: 10 %}}
            - {id: which, ask: Which stick is pinned?, at: {frame: 3}, element: {of: stick, truth: length > 0}}
            ```
            """;

    @TempDir Path folder;
    private Lesson last;

    private Draft draft(String id, String needs, String steps) {
        return Draft.of(folder.resolve(id),
                Draft.HEAD.replace("draft", id).replace("model: rope", "model: rope\nneeds: [" + needs + "]") + steps);
    }

    @BeforeEach
    void write() {
        draft("one", "", ASK);
        draft("two", "one", ASK);
        last = draft("three", "two", ASK).lesson();
    }

    private static String name(Recap r) {
        return r.lesson().id() + "/" + r.asked().id();
    }

    @Test
    void choicesAndNumbersOfAllLessonsBeforeComeBack() {
        assertEquals(List.of("two/deep", "two/long", "one/deep", "one/long"),
                Recap.of(last).stream().map(RecapTest::name).toList());
    }

    @Test
    void whatWasWrongComesFirstAndEachLessonBeforeAnotherQuestionOfIt() {
        Map<String, Recap.Standing> answers = Map.of("one/long", Recap.Standing.WRONG,
                "two/long", Recap.Standing.RIGHT, "one/deep", Recap.Standing.RIGHT, "two/deep", Recap.Standing.OPEN);
        List<Recap> all = Recap.of(last);
        for (String seed : List.of("a", "b", "c", "d"))
            assertEquals(List.of("one/long", "two/long", "one/deep", "two/deep"),
                    Recap.chosen(all, 9, seed, r -> answers.get(name(r))).stream().map(RecapTest::name).toList());
        for (String seed : List.of("a", "b", "c", "d")) {
            List<Recap> two = Recap.chosen(all, 2, seed, _ -> Recap.Standing.OPEN);
            assertEquals(Set.of("one", "two"), two.stream().map(r -> r.lesson().id()).collect(Collectors.toSet()));
        }
    }

    @Test
    void studentsGetOtherQuestionsAndTheSameStudentTheSame() {
        List<Recap> all = Recap.of(last);
        List<List<Recap>> chosen = IntStream.range(0, 20)
                .mapToObj(i -> Recap.chosen(all, 1, "student " + i, _ -> Recap.Standing.OPEN)).toList();
        assertEquals(4, Set.copyOf(chosen).size(), "of twenty students each question is asked of some");
        assertEquals(chosen.getFirst(), Recap.chosen(all, 1, "student 0", _ -> Recap.Standing.OPEN));
        assertNotEquals(List.of(), chosen.getFirst());
    }

    @Test
    void moreThanTheEarlierLessonsAskIsAFault() {
        String recap = "## Again\n```limber\nid: again\nrecap: N\n```\n";
        assertEquals(List.of(), draft("four", "three", recap.replace("N", "6")).rehearsed());
        assertEquals(List.of("lesson.md:9:1: recap: 5, and the lessons that this one needs have 4 questions to ask "
                + "again; at most 4 would be right"), draft("five", "two", recap.replace("N", "5")).rehearsed());
        assertEquals(List.of("lesson.md:9:1: recap: 1, and the lessons that this one needs have 0 questions to ask "
                + "again; none would be right"), draft("six", "", recap.replace("N", "1")).rehearsed());
    }

    @Test
    void aStepThatAsksAgainAsksNothingElse() {
        assertEquals(List.of("lesson.md:12:1: predict beside recap; a step of its own for what is asked again would "
                + "be right"),
                draft("seven", "two", ASK.replace("id: ask\n", "id: ask\nrecap: 1\n")).faults());
    }
}
