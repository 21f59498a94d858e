package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import limber.ask.MethodCourse;
import limber.ask.Methods;
import limber.engine.model.Entry;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReadySceneTest {
    private static Run run(Entry e) {
        var timeline = new Timeline(e.model());
        return new Run(timeline, timeline.root(e.settings(), e.inputs()));
    }

    /// All methods begin at the same places, have frames of one length, and can be compared after a few.
    @ParameterizedTest
    @EnumSource
    void itsMethodsBeginAlikeAndCanBeCompared(ReadyScene scene) {
        Moment moment = MomentReader.text(scene.text());
        Entry first = new Entry(moment.model(), moment.settings(), moment.inputs());
        var methods = new ArrayList<>(List.of(new Methods.Method("first", run(first), List.of())));
        for (Entry e : moment.entries().all()) {
            assertEquals(first.model().frameSeconds(first.settings()), e.model().frameSeconds(e.settings()), 1e-12);
            Entry own = new MethodCourse(first, e).under(first.settings(), first.inputs());
            methods.add(new Methods.Method(e.model().name(), run(own), List.of()));
        }
        var all = new Methods(methods, moment.entries().reference());
        for (Methods.Row row : all.rows()) assertEquals(0, row.distance().orElseThrow(), 1e-9, row.method());
        all.run(4, 0, row -> {
            assertTrue(row.finite(), row.method());
            assertTrue(row.distance().isPresent(), row.method());
        });
    }
}
