package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import limber.engine.Element;
import limber.engine.ask.Influence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// The orders of a sweep in one picture.
class InfluenceCurvesTest {
    private static final Rope ROPE = new Rope();
    private final InfluenceCurves curves = new InfluenceCurves();

    private void add(String sweep, int iterations, Element from) {
        Settings p = ROPE.defaults().with("segments", "8").with("sweep", sweep).with("iterations", "" + iterations);
        var timeline = new Timeline(ROPE);
        var run = new Run(timeline, timeline.root(p, List.of()));
        run.next();
        curves.add(from, p, Influence.of(run, from));
    }

    private List<String> labels() {
        return curves.curves().stream().map(curves::label).toList();
    }

    @Test
    void oneAloneNeedsNoLabelAndSeveralSayWhatDiffers() {
        add("forward", 4, Element.particle(1));
        assertEquals(List.of(""), labels());
        add("jacobi", 4, Element.particle(1));
        add("red-black", 4, Element.particle(1));
        assertEquals(List.of("sweep=red-black", "sweep=jacobi", "sweep=forward"), labels(), "the newest first");
    }

    @Test
    void askedAgainItTakesThePlaceOfTheOneBefore() {
        add("forward", 4, Element.particle(1));
        add("jacobi", 4, Element.particle(1));
        add("forward", 4, Element.particle(1));
        assertEquals(List.of("sweep=forward", "sweep=jacobi"), labels());
        add("forward", 4, Element.particle(2));
        assertEquals("sweep=forward, particle 2", labels().getFirst());
    }

    @Test
    void fourEarlierOnesStayAndNoneOfAnotherKind() {
        for (int n = 1; n <= 6; n++) add("forward", n, Element.particle(1));
        assertEquals(List.of("iterations=6", "iterations=5", "iterations=4", "iterations=3", "iterations=2"), labels());
        add("forward", 6, new Element("stick", 1));
        assertEquals(1, curves.curves().size());
    }

    /// Particle 0 is pinned. Forwards it is below in one sweep; as Jacobi one stick a sweep.
    @Test
    void itKnowsAfterWhichRoundNoMoreAreReached() {
        add("forward", 4, Element.particle(1));
        InfluenceCurves.Curve forward = curves.curves().getFirst();
        assertEquals(List.of(8, 1, 9), List.of(forward.most(), forward.grown(), forward.total()));
        add("jacobi", 4, Element.particle(1));
        InfluenceCurves.Curve jacobi = curves.curves().getFirst();
        assertArrayEquals(new int[]{1, 2, 3, 4, 5}, jacobi.counts());
        assertEquals(4, jacobi.grown());
    }
}
