package limber.presentation.play;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import javafx.animation.AnimationTimer;
import javafx.util.Subscription;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.StepSize;
import limber.engine.model.Input;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import limber.models.rope.RopeParameters;
import limber.ui.controls.FxLater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// The transport and its gestures, without a window.
@OpensWindow
class PlaybackTest {
    private final List<Throwable> failures = new ArrayList<>();
    private Playback playback;

    @BeforeEach
    void open() throws Exception {
        FxToolkit.registerPrimaryStage();
        var rope = new Rope();
        playback = fx(() -> new Playback(FxLater.THREAD, rope, rope.defaults(), failures::add));
        until(() -> playback.picture().get() != null);
    }

    @AfterEach
    void close() throws Exception {
        fx(() -> {
            playback.close();
            return null;
        });
        assertEquals(List.of(), failures);
    }

    private Picture picture() {
        return playback.picture().get();
    }

    private int frame() {
        return picture().cursor().frame();
    }

    private void go(int frame) throws Exception {
        fx(() -> playback.goFrame(frame));
        until(() -> picture().cursor().equals(Cursor.complete(frame)) && picture().next().isPresent());
    }

    @Test
    void fewerSweepsWhileStoppedInTheMiddleOfOneKeepThePhase() throws Exception {
        fx(() -> playback.transport().find(3, Map.of("substep", 1, "sweep", 10), "distance", 5));
        until(() -> picture().path().round("sweep") == 10);
        fx(() -> playback.gestures().set(RopeParameters.ITERATIONS, "2"));
        until(() -> picture().settings().get(RopeParameters.ITERATIONS) == 2);
        assertEquals("distance", picture().path().phase().name());
        assertEquals(2, picture().path().round("sweep"));
        fx(() -> playback.transport().step(true));
        until(() -> picture().cursor().equals(Cursor.complete(3)));
    }

    @Test
    void draggingWhilePlayingDoesNotHurryTime() throws Exception {
        fx(() -> {
            playback.player().speed().set(0.05); // 2.5 frames a second
            playback.playing().set(true);
            playback.gestures().press();
        });
        long began = System.nanoTime();
        for (int i = 0; i < 100; i++) {
            int k = i;
            fx(() -> playback.gestures().move("start", new Vec(0.01 * k, 0, 0)));
            Thread.sleep(10);
        }
        int frames = frame();
        double seconds = (System.nanoTime() - began) * 1e-9;
        assertTrue(frames <= 2.5 * seconds + 2, seconds + " s of dragging went " + frames + " frames");
        fx(playback.gestures()::release);
    }

    @Test
    void pausingInTheMiddleOfADragKeepsWhatItDid() throws Exception {
        go(20);
        fx(() -> {
            playback.gestures().press();
            playback.playing().set(true);
            playback.gestures().move("start", new Vec(0, 1, 0));
        });
        until(() -> frame() > 30);
        fx(() -> playback.playing().set(false));
        until(() -> picture().next().isPresent());
        int paused = frame();
        fx(() -> playback.gestures().move("start", new Vec(0, 2, 0)));
        until(() -> picture().branch().inputs().stream().anyMatch(i -> i instanceof Input.Move m && m.to().y() == 2));
        assertTrue(frame() >= paused, "the drag threw the scene back to frame " + frame());
        assertTrue(picture().branch().inputs().stream().anyMatch(i -> i instanceof Input.Move m && m.to().y() == 1),
                "the first part of the drag is gone");
        fx(playback.gestures()::release);
        fx(() -> playback.past().undo());
        until(() -> picture().branch().inputs().isEmpty());
        assertEquals(20, frame());
    }

    private static Vec end(Picture shown) {
        return shown.settings().get(RopeParameters.END);
    }

    private void drag(double y) throws Exception {
        fx(() -> playback.gestures().set(RopeParameters.END, "2," + y + ",0"));
        Vec to = new Vec(2, y, 0);
        until(() -> end(picture()).equals(to));
    }

    /// What a drag began from stays there for undo, whatever is pressed while the button is down.
    @Test
    void undoWaitsForTheEndOfADrag() throws Exception {
        Vec first = end(picture());
        fx(playback.gestures()::press);
        drag(1);
        fx(playback.gestures()::release);
        fx(playback.gestures()::press);
        drag(2);
        fx(() -> {
            playback.past().undo();
            playback.past().redo();
            playback.past().go(playback.past().branches().getFirst());
        });
        drag(3);
        fx(playback.gestures()::release);
        fx(() -> playback.past().undo());
        until(() -> end(picture()).equals(new Vec(2, 1, 0)));
        fx(() -> playback.past().undo());
        until(() -> end(picture()).equals(first));
        fx(() -> playback.past().redo());
        fx(() -> playback.past().redo());
        until(() -> end(picture()).equals(new Vec(2, 3, 0)));
    }

    /// Two fingers: each press is a gesture that can be undone.
    @Test
    void aPressEndsTheGestureBefore() throws Exception {
        Vec first = end(picture());
        fx(playback.gestures()::press);
        drag(1);
        fx(playback.gestures()::press);
        drag(2);
        fx(playback.gestures()::release);
        fx(() -> playback.past().undo());
        until(() -> end(picture()).equals(new Vec(2, 1, 0)));
        fx(() -> playback.past().undo());
        until(() -> end(picture()).equals(first));
    }

    @Test
    void aDragBegunAtFrameZeroGoesOnWhilePlaying() throws Exception {
        fx(() -> {
            playback.gestures().press();
            playback.gestures().set(RopeParameters.END, "2,1,0");
        });
        until(() -> picture().settings().get(RopeParameters.END).equals(new Vec(2, 1, 0)));
        fx(() -> playback.playing().set(true));
        until(() -> frame() > 3);
        fx(() -> playback.gestures().move("start", new Vec(0, 0.5, 0)));
        int then = frame();
        until(() -> frame() > then + 3);
        assertEquals(new Vec(2, 1, 0), picture().branch().settings().get(RopeParameters.END));
        fx(playback.gestures()::release);
    }

    @Test
    void aJumpWhilePlayingArrives() throws Exception {
        fx(() -> playback.playing().set(true));
        until(() -> frame() > 3);
        fx(() -> playback.goFrame(2000));
        until(() -> frame() >= 2000);
        assertTrue(playback.playing().get());
    }

    @Test
    void homeDoesNotWaitForStepsThatAreNoLongerWanted() throws Exception {
        fx(() -> {
            playback.transport().stepSize().set(StepSize.FRAME);
            for (int i = 0; i < 500; i++) playback.transport().step(true);
            playback.reset();
        });
        until(() -> picture().cursor().equals(Cursor.START));
        pictures(3);
        assertEquals(Cursor.START, picture().cursor());
    }

    @Test
    void aSceneThatBeginsHasNoBookmarksOfTheOneBefore() throws Exception {
        go(5);
        fx(() -> {
            playback.past().mark("here");
            playback.gestures().begin(playback.settings(), List.of());
        });
        assertEquals(List.of(), playback.past().bookmarks());
        assertEquals(List.of(playback.past().branch()), playback.past().branches(), "nothing leads back");
    }

    @Test
    void whatWaitsIsAnnouncedForItsFrameWhateverALessonDoesLater() throws Exception {
        fx(() -> playback.gestures().begin(playback.settings(), List.of(new Input.Set(50, "iterations", "3"))));
        go(10);
        assertEquals(11, fx(() -> playback.gestures().queue("fire", Map.of())));
        assertEquals(List.of(11, 50), playback.past().branch().inputs().stream().map(Input::frame).toList());
        fx(() -> playback.rules().hold(Cursor.START));
        assertEquals(0, fx(() -> playback.gestures().queue("fire", Map.of())), "nothing is let");
    }

    @Test
    void twoEditsInQuickSuccessionBothHold() throws Exception {
        fx(() -> {
            playback.gestures().set(RopeParameters.SIDES, "6");
            playback.gestures().set(RopeParameters.SEGMENTS, "50");
        });
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 50);
        assertEquals(6, picture().settings().get(RopeParameters.SIDES));
    }

    @Test
    void aSlowSceneDoesNotHurryAfterTheClock() throws Exception {
        fx(() -> {
            playback.gestures().set(RopeParameters.SEGMENTS, "2000");
            playback.gestures().set(RopeParameters.ITERATIONS, "1000");
            playback.gestures().set(RopeParameters.SWEEP, "symmetric");
        });
        until(() -> picture().settings().get(RopeParameters.SWEEP) == RopeParameters.Sweep.SYMMETRIC
                && picture().next().isPresent());
        var jumps = new CopyOnWriteArrayList<Integer>();
        var pulses = new CopyOnWriteArrayList<Long>();
        var timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                pulses.add(now);
            }
        };
        fx(() -> {
            playback.picture()
                    .addListener((_, before, now) -> jumps.add(now.cursor().frame() - before.cursor().frame()));
            timer.start();
            playback.playing().set(true);
        });
        until(() -> jumps.size() >= 6);
        fx(() -> {
            timer.stop();
            playback.playing().set(false);
        });
        // however long a picture took, what is due is what passed since the pulse before
        double longest = IntStream.range(1, pulses.size()).mapToDouble(i -> (pulses.get(i) - pulses.get(i - 1)) * 1e-9)
                .max().orElseThrow();
        int due = (int) Math.ceil(longest / RopeParameters.CLOCK.substep.initial());
        assertTrue(jumps.stream().mapToInt(j -> j).max().orElseThrow() <= due, jumps + " but " + due + " were due");
    }

    @Test
    void whatIsNewlyWantedShowsAtOnceWhileStopped() throws Exception {
        go(7);
        assertEquals(Map.of(), picture().measures(), "nobody has asked for any");
        Subscription wanted = fx(() -> playback.requests().measures(Set.of("sag", "residual")));
        until(() -> picture().measures().size() == 2);
        assertEquals(Cursor.complete(7), picture().cursor());
        assertTrue(picture().next().isPresent(), "it is still explained");
        Measure residual = new Rope().measures().stream().filter(m -> m.name().equals("residual")).findFirst()
                .orElseThrow();
        assertArrayEquals(residual.read(picture().settings(), picture().state()), picture().measures().get("residual"));
        Subscription same = fx(() -> playback.requests().measures(Set.of("sag")));
        fx(wanted::unsubscribe);
        until(() -> picture().measures().keySet().equals(Set.of("sag")));
        fx(same::unsubscribe);
        until(() -> picture().measures().isEmpty());
    }

    @Test
    void onlyOverlaysThatAreWantedAreDrawn() throws Exception {
        go(3);
        fx(() -> playback.requests().overlays(Set.of("numbers")));
        until(() -> picture().overlays().stream().map(Overlay::name).toList().equals(List.of("numbers")));
        assertEquals(Cursor.complete(3), picture().cursor());
        fx(() -> playback.requests().overlays(Set.of()));
        until(() -> picture().overlays().isEmpty());
        fx(() -> playback.transport().step(true));
        until(() -> frame() == 4);
        assertEquals(List.of(), picture().overlays());
    }

    @Test
    void wantingSomethingDropsNoStep() throws Exception {
        fx(() -> {
            for (int i = 0; i < 5; i++) {
                playback.transport().step(true);
                playback.requests().overlays(Set.of(i % 2 == 0 ? "numbers" : "pins"));
            }
        });
        until(() -> frame() == 5
                && picture().overlays().stream().map(Overlay::name).toList().equals(List.of("numbers")));
    }

    /// Frames of this rope take long enough that a thousand of them are a matter of seconds.
    private void slow() throws Exception {
        fx(() -> {
            playback.gestures().set(RopeParameters.SEGMENTS, "500");
            playback.gestures().set(RopeParameters.ITERATIONS, "1000");
            playback.gestures().set(RopeParameters.SWEEP, "symmetric");
        });
        until(() -> picture().settings().get(RopeParameters.SWEEP) == RopeParameters.Sweep.SYMMETRIC);
    }

    @Test
    void whatTakesLongSaysHowMuchIsDoneAndCanBeGivenUp() throws Exception {
        slow();
        var shares = new ArrayList<Double>();
        fx(() -> {
            playback.busy().addListener((_, _, share) -> shares.add(share.doubleValue()));
            playback.goFrame(10_000);
            assertFalse(playback.giveUp(), "nothing takes long yet");
        });
        until(() -> shares.size() >= 4);
        assertTrue(shares.stream().allMatch(s -> s > 0 && s < 1), shares.toString());
        assertTrue(shares.getLast() >= shares.getFirst(), shares.toString());
        assertTrue(fx(playback::giveUp));
        until(() -> picture().next().isPresent() && playback.busy().get() == 0);
        int stopped = frame();
        assertTrue(stopped > 0 && stopped < 10_000, "it stays where it got to: " + stopped);
        fx(() -> playback.transport().step(true));
        until(() -> frame() == stopped + 1);
        assertFalse(fx(playback::giveUp));
    }

    @Test
    void aLongUndoCanBeGivenUpOnTheCourseItLeadsTo() throws Exception {
        slow();
        go(2);
        fx(() -> playback.gestures().move("start", new Vec(0, 0.1, 0)));
        until(() -> !picture().branch().inputs().isEmpty());
        fx(() -> {
            playback.past().undo();
            playback.goFrame(10_000);
        });
        until(() -> playback.busy().get() > 0);
        assertTrue(fx(playback::giveUp));
        until(() -> playback.busy().get() == 0 && picture().next().isPresent());
        assertEquals(List.of(), picture().branch().inputs());
    }

    @Test
    void whatIsQuickIsNotAnnounced() throws Exception {
        var shares = new ArrayList<Number>();
        fx(() -> playback.busy().addListener((_, _, share) -> shares.add(share)));
        go(200);
        fx(() -> playback.transport().find(100, Map.of("substep", 1, "sweep", 3), "distance", 0));
        until(() -> picture().path().round("sweep") == 3);
        assertEquals(List.of(), shares);
    }
}
