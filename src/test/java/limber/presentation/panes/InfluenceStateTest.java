package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.ask.WhyTarget;
import limber.presentation.surface.Spread;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Where the numbers of a particle go, without a window.
class InfluenceStateTest {
    private final ObjectProperty<Optional<Spread>> spread = new SimpleObjectProperty<>(Optional.empty());
    private final List<Boolean> layer = new ArrayList<>();
    private final InfluenceCurves curves = new InfluenceCurves();
    private StoppedRope rope;
    private InfluenceState influence;

    @BeforeEach
    void open() throws InterruptedException {
        rope = new StoppedRope();
        influence = new InfluenceState(rope.playback, curves, spread, layer::add);
    }

    @AfterEach
    void close() {
        rope.close();
    }

    @Test
    void nothingIsShownWhereNothingIsSelected() {
        assertFalse(influence.show(true));
        assertEquals(List.of(false), layer);
        assertFalse(influence.shown());
    }

    /// A sweep goes from stick 0 to 11, and each hands its end on to the next: from the selected particle all that
    /// follow are reached in the first round, and those before it one stick a sweep, in the 16 sweeps there are.
    @Test
    void inASweepForwardsNumbersRunAheadAtOnceAndBackAStickASweep() throws Exception {
        rope.playback.selected().set(Optional.of(Element.particle(4)));
        assertTrue(influence.show(true));
        rope.later.until(influence::shown);
        double[] rounds = spread.get().orElseThrow().rounds();
        assertEquals(0, rounds[4]);
        assertEquals(rounds[5], rounds[12]);
        assertEquals(1, rounds[2] - rounds[3]);
        assertEquals(1, curves.curves().size());
        assertFalse(influence.show(false));
        assertFalse(influence.shown());
        assertEquals(List.of(true, false), layer);
    }

    /// What it was asked for about is over: another question, another element, a course with other settings.
    @Test
    void itEndsWithWhatItWasAskedAbout() throws Exception {
        var questions = new Questions(rope.playback);
        questions.allowed().set(true);
        Subscription following = influence.follow(questions);
        endsBy(() -> rope.playback.selected().set(Optional.of(Element.particle(5))));
        endsBy(() -> questions.ask(new WhyTarget.Stored("position", 4), new double[3]));
        endsBy(() -> rope.playback.gestures().restart(rope.playback.settings().with("iterations", "2")));
        endsBy(following::unsubscribe);
    }

    private void endsBy(Runnable other) throws Exception {
        rope.playback.selected().set(Optional.of(Element.particle(4)));
        influence.show(true);
        assertTrue(influence.on().get());
        rope.later.until(influence::shown);
        other.run();
        rope.later.until(() -> !influence.on().get());
        assertEquals(Optional.empty(), spread.get());
        assertEquals(false, layer.getLast());
    }

    /// Back to the pinned particle 0, which nothing reaches, it is three sticks, one a sweep.
    @Test
    void theTextNamesTheRoundsOnceAndTheOneInWhichNoMoreAreReached() throws Exception {
        rope.playback.selected().set(Optional.of(Element.particle(4)));
        influence.show(true);
        rope.later.until(influence::shown);
        var text = new InfluenceText(curves,
                new Wording(rope.playback.model(), Language.ENGLISH.words()));
        assertEquals("Elements reached (particle)", text.title());
        assertEquals("rounds done: sweep", text.rounds());
        assertEquals("12 of 13 after sweep 3", text.says(curves.curves().getFirst()));
    }
}
