package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Walk;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Target;
import limber.engine.run.Timeline;
import limber.engine.run.Watchpoint;
import limber.engine.run.Writers;
import org.junit.jupiter.api.Test;

/// Many questions for the last write: the answers are those of single searches, also once a frame is written down.
class WritersTest {
    private static final int QUESTIONS = 400;

    @Test
    void manyQuestionsAreAnsweredAsSingleOnes() {
        Model rope = Catalog.model("rope");
        var timeline = new Timeline(rope);
        var run = new Run(timeline, timeline.root(rope.defaults().with("segments", "5").with("iterations", "3"),
                List.of()));
        var writers = new Writers();
        int answered = 0;
        for (int n = 0; n < QUESTIONS; n++) {
            run.seek(run.branch(), new Cursor(2, n % 5, n % 4));
            Target target = Target.written(run.state(), n % 3 == 0 ? "previous" : "position", n % 6);
            int frame = n % 7 == 0 && run.cursor().frame() == 2 ? 1 : 2;
            Run asked = run.copy();
            if (frame == 1) asked.seek(run.branch(), Cursor.complete(2));
            Optional<Cursor> single = new Watchpoint(asked.copy(), target).last(frame, Walk.NEVER);
            assertEquals(single, writers.last(asked, target, frame, Walk.NEVER), "question " + n);
            if (single.isPresent()) answered++;
        }
        assertTrue(answered > QUESTIONS / 4, answered + " were written"); // particle 0 is held
    }
}
