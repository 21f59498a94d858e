package limber.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.Lesson;
import limber.lesson.source.Folder;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class LessonGraphTest {
    private static Lesson lesson(String id, String... needs) {
        return new Lesson(new Folder(Path.of(id)), id, Catalog.MODELS.getFirst(), OptionalInt.of(10),
                Lesson.Depth.CORE,
                Stream.of(needs).map(n -> new Lesson.Need(n, new SourcePosition(id, 1, 1))).toList(),
                List.of(), Map.of(), "0", List.of(), Map.of(), Map.of());
    }

    private static List<List<String>> ids(LessonGraph graph) {
        return graph.layers().stream().map(layer -> layer.stream().map(Lesson::id).toList()).toList();
    }

    @Test
    void aLessonIsBelowAllThatItNeeds() {
        LessonGraph graph = LessonGraph.of(List.of(lesson("d", "a", "c"), lesson("a"), lesson("c", "b"),
                lesson("b", "a"), lesson("e")));
        assertEquals(List.of(List.of("a", "e"), List.of("b"), List.of("c"), List.of("d")), ids(graph));
    }

    @Test
    void aNeedThatAnotherNeedLeadsToIsNotDirect() {
        LessonGraph graph = LessonGraph.of(List.of(lesson("a"), lesson("b", "a"), lesson("c", "b"),
                lesson("d", "a", "c")));
        assertEquals(List.of("c"), graph.direct().get("d"));
        assertEquals(List.of("a"), graph.direct().get("b"));
        assertEquals(List.of(), graph.direct().get("a"));
    }

    /// Each layer of two needs both of the layer before: there are 2^40 ways from the last one to the first.
    @Test
    void lessonsThatLeadBackInVeryManyWaysAreLaidOutAtOnce() {
        var lessons = new ArrayList<Lesson>(List.of(lesson("a0"), lesson("b0")));
        for (int i = 1; i <= 40; i++)
            for (String side : List.of("a", "b"))
                lessons.add(
                        i == 1 ? lesson(side + i, "a0", "b0") : lesson(side + i, "a" + (i - 1), "b" + (i - 1), "a0"));
        LessonGraph graph = LessonGraph.of(lessons);
        assertEquals(41, graph.layers().size());
        assertEquals(List.of("a39", "b39"), graph.direct().get("a40"), "a0 is needed through others");
        assertEquals(List.of("a0", "b0"), graph.direct().get("b1"));
    }

    @Test
    void aLessonStandsNearWhatItNeeds() {
        LessonGraph graph = LessonGraph.of(List.of(lesson("a"), lesson("b"), lesson("right", "b"),
                lesson("left", "a")));
        assertEquals(List.of("left", "right"), ids(graph).get(1));
    }

    @Test
    void whatIsNotAmongTheLessonsIsLeftOut() {
        assertEquals(List.of(List.of("a")), ids(LessonGraph.of(List.of(lesson("a", "elsewhere")))));
    }

    @Test
    void aCircleIsRefused() {
        var circle = List.of(lesson("a", "b"), lesson("b", "a"));
        assertEquals("the lessons a, b need each other in a circle",
                assertThrows(BadInput.class, () -> LessonGraph.of(circle)).getMessage());
    }
}
