package limber.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.input.SourcePosition;
import limber.lesson.Folder;
import limber.lesson.Lesson;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class LessonGraphTest {
    private static Lesson lesson(String id, String... needs) {
        return new Lesson(new Folder(Path.of(id)), id, Catalog.MODELS.getFirst(), OptionalInt.of(10),
                Lesson.Depth.CORE,
                Stream.of(needs).map(n -> new Lesson.Need(n, new SourcePosition(id, 1, 1))).toList(),
                List.of(), Map.of(), "0", List.of(), Map.of());
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
