package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

class LessonsTest {
    /// The contents page shows how many lessons a model has before any of them has been read.
    @Test
    void theModelOfEachIsKnownWithoutReadingIt() {
        List<String> models = Lessons.models();
        assertFalse(models.isEmpty());
        assertEquals(Lessons.shipped().stream().map(l -> l.model().name()).toList(), models);
    }
}
