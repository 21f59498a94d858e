package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.run.Navigation;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.presentation.words.Captions;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// The captions of larger steps, for a level rope of two sticks of 2 m whose start is pinned.
///
/// In its first step of 0.02 s the two free particles fall by g h² = 9.81 · 0.0004 m = 3.924 mm. Then stick 0 is
/// corrected at its lower end alone; it has become longer by less than 4 µm.
class RopeStepCaptionsTest {
    private final Rope rope = new Rope();
    private final Settings settings = rope.defaults().with("segments", "2").with("iterations", "3");
    private final Run run = run();

    private Run run() {
        var timeline = new Timeline(rope);
        return new Run(timeline, timeline.root(settings, List.of()));
    }

    private Captions captions(Locale locale) {
        return new Captions(rope,
                new Wording(rope, ResourceBundle.getBundle("limber.presentation.words.words", locale)));
    }

    private Picture picture(StepSize size) {
        return Picture.of(run, new PictureRequest(Set.of(), Set.of(), Optional.empty(), size), true, Optional.empty());
    }

    private void go(StepSize size) {
        run.seek(run.branch(), new Navigation(run).aheadVisibly(size));
    }

    @Test
    void aPhaseIsToldAsAWhole() {
        go(StepSize.PHASE);
        Captions english = captions(Locale.ENGLISH);
        Picture now = picture(StepSize.PHASE);
        assertEquals("Integrate: 2 particles moved, the most by 3.92 mm: particle 1.", english.last(now));
        assertEquals("Distance, 3 sweeps: 2 sticks. First, stick 0 is 3.85 µm too long.", english.next(now));
    }

    @Test
    void aSweepIsToldWithItsNumber() {
        go(StepSize.PHASE);
        go(StepSize.SWEEP);
        go(StepSize.SWEEP);
        assertEquals("Distance, sweep 3 of 3: 2 sticks. First, ",
                captions(Locale.ENGLISH).next(picture(StepSize.SWEEP)).substring(0, 41));
    }

    @Test
    void anOperationIsToldAlone() {
        go(StepSize.ELEMENT);
        assertEquals("Particle 1 took its step and moved 3.92 mm.",
                captions(Locale.ENGLISH).last(picture(StepSize.ELEMENT)), "particle 0 is pinned");
    }

    @Test
    void theArrowsAreThoseOfThePhase() {
        go(StepSize.PHASE);
        var moves = picture(StepSize.PHASE).step().orElseThrow().moves();
        assertEquals(2, moves.size());
        for (var move : moves) assertEquals(-9.81 * 0.02 * 0.02, move.to().minus(move.from()).y(), 1e-15);
    }

    @Test
    void aFrameIsToldInChineseToo() {
        run.seek(run.branch(), Cursor.complete(1));
        String said = captions(Locale.SIMPLIFIED_CHINESE).last(picture(StepSize.FRAME));
        assertEquals("第 1 帧完成。2 个粒子移动了，移动最远的是粒子 ", said.substring(0, 26));
    }

    @Test
    void wherePinnedParticlesOnlyStayNothingIsClaimed() {
        Run still = new Run(new Timeline(rope), new Timeline(rope).root(settings.with("pinEnd", "true")
                .with("segments", "1"), List.of()));
        still.seek(still.branch(), Cursor.complete(1));
        Picture now = Picture.of(still, new PictureRequest(Set.of(), Set.of(), Optional.empty(), StepSize.FRAME), true,
                Optional.empty());
        assertEquals("Frame 1 is complete. No element changed.", captions(Locale.ENGLISH).last(now));
    }
}
