package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import limber.Sample;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Action;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Keyframes and branches: a cursor on a branch has one state, however it is reached. Small bodies will do, since
/// neither depends on the size.
@Tag("wide")
class CatalogHistoryTest {
    private static final int FRAMES = 100;

    private static List<State> truth(Scene scene, int frames) {
        Run run = scene.run();
        return IntStream.rangeClosed(0, frames).mapToObj(n -> {
            if (n > 0) run.next();
            return run.state().copy();
        }).toList();
    }

    private static List<Scene> scenes(Model m) {
        return m.presets().stream().map(p -> {
            Settings small = Scene.small(p.settings());
            return new Scene(m, p.name(), small, Scene.everything(m, small));
        }).toList();
    }

    private static boolean isFinite(State s) {
        return s.channels().stream().allMatch(c -> Arrays.stream(s.numbers(c)).allMatch(Double::isFinite));
    }

    /// Room for five keyframes and a hundred frames, in a few presets.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void aSmallBudgetIsKeptAndSeeksRight(Model m) {
        for (var preset : Sample.of(m.presets(), 3)) {
            var scene = new Scene(m, preset.name(), Scene.small(preset.settings()), List.of());
            List<State> truth = truth(scene, FRAMES);
            assertTrue(isFinite(truth.getLast()), () -> scene + " explodes, and NaN has many bits");
            long limit = 5L * 8 * truth.getFirst().keptDoubles();
            var timeline = new Timeline(m, limit);
            Run run = scene.run(timeline);
            var random = new Random(3);
            for (int n = 0; n < 60; n++) {
                int frame = random.nextInt(FRAMES + 1);
                run.seek(run.branch(), Cursor.complete(frame));
                assertTrue(truth.get(frame).sameBits(run.state()), scene + " frame " + frame);
                assertTrue(timeline.bytes() <= limit, timeline.bytes() + " bytes of " + limit);
            }
            assertTrue(timeline.bytes() > limit / 3, "the budget is used");
        }
    }

    /// No budget at all: two keyframes are always kept.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void withoutABudgetTwoKeyframesAreKept(Model m) {
        Scene scene = scenes(m).getFirst();
        List<State> truth = truth(scene, 40);
        var timeline = new Timeline(m, 0);
        Run run = scene.run(timeline);
        for (int frame : new int[]{40, 3, 17, 0, 39}) {
            run.seek(run.branch(), Cursor.complete(frame));
            assertTrue(truth.get(frame).sameBits(run.state()), "frame " + frame);
            assertTrue(timeline.bytes() <= 2L * 8 * truth.getFirst().keptDoubles());
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void seekingIntoTheMiddleOfAFrameIsTheSameFromEverywhere(Model m) {
        for (Scene scene : scenes(m)) {
            Run there = scene.run();
            for (int n = 0; n < 7; n++) there.next();
            for (int n = 0; n < 40; n++) there.step(StepSize.ELEMENT);
            Cursor middle = there.cursor();
            Run run = scene.run();
            for (Cursor from : List.of(Cursor.complete(30), Cursor.START, Cursor.complete(7), new Cursor(12, 1, 0))) {
                run.seek(run.branch(), from);
                run.seek(run.branch(), middle);
                assertEquals(Scene.fingerprint(there), Scene.fingerprint(run), () -> scene + " from " + from);
            }
        }
    }

    private static Input gesture(Model m, Settings p, int frame, double by) {
        if (m.handles(p).isEmpty()) {
            Parameter<?> slider = m.mainParameters().stream()
                    .filter(q -> !q.restarts() && q.kind() instanceof Kind.Real).findFirst().orElseThrow();
            return new Input.Set(frame, slider.name(),
                    Double.toString(Double.parseDouble(p.text(slider)) * (1 + 0.1 * by)));
        }
        Handle handle = m.handles(p).getLast();
        return new Input.Move(frame, handle.name(), handle.at(m.initial(p)).plus(new Vec(-by, by, 0)));
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void aForkSharesThePastAndHasItsOwnFuture(Model m) {
        Settings p = Scene.small(m.defaults());
        var timeline = new Timeline(m);
        Branch trunk = timeline.root(p, List.of(gesture(m, p, 3, 0.1), gesture(m, p, 20, 0.2)));
        Run run = new Run(timeline, trunk);
        run.seek(trunk, Cursor.complete(30));
        State old = run.state().copy();
        long before = timeline.bytes();

        Branch fork = timeline.fork(trunk, 10, List.of(gesture(m, p, 10, 0.5)));
        assertSame(trunk, fork.parent().orElseThrow());
        assertEquals(List.of(3, 10), fork.inputs().stream().map(Input::frame).toList(),
                "what came after is not taken along");
        assertEquals(List.of(3, 20), trunk.inputs().stream().map(Input::frame).toList(), "the parent is as it was");
        run.seek(fork, Cursor.complete(9));
        assertEquals(before, timeline.bytes(), "the past is not kept twice");
        var straight = new Scene(m, "", p, fork.inputs());
        for (int frame : new int[]{9, 10, 30, 5, 12}) {
            run.seek(fork, Cursor.complete(frame));
            assertTrue(truth(straight, frame).getLast().sameBits(run.state()), "frame " + frame + " of the fork");
        }
        run.seek(fork, Cursor.complete(30));
        assertFalse(old.sameBits(run.state()), "the gesture makes a difference");
        run.seek(fork.parent().orElseThrow(), Cursor.complete(30));
        assertTrue(old.sameBits(run.state()), "undo finds everything as it was");
        Run again = new Run(new Timeline(m, 0), trunk);
        again.seek(trunk, Cursor.complete(30));
        assertTrue(old.sameBits(again.state()), "and what is run again is the same");
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void aGestureInsideAFrameBelongsToThatFrame(Model m) {
        Settings p = Scene.small(m.defaults());
        var timeline = new Timeline(m);
        Branch trunk = timeline.root(p, List.of());
        Run run = new Run(timeline, trunk);
        run.seek(trunk, new Cursor(4, 2, 0));
        assertEquals(5, run.cursor().gestureFrame());
        Branch fork = timeline.fork(trunk, run.cursor().gestureFrame(), List.of(gesture(m, p, 5, 0.4)));
        run.seek(fork, new Cursor(4, 3, 0));
        Run straight = new Scene(m, "", p, fork.inputs()).run();
        straight.seek(straight.branch(), new Cursor(4, 3, 0));
        assertEquals(Scene.fingerprint(straight), Scene.fingerprint(run), "it shows at once");
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void aGestureIsOneBranchHoweverLong(Model m) {
        Settings p = Scene.small(m.defaults());
        var timeline = new Timeline(m);
        Branch trunk = timeline.root(p, List.of(gesture(m, p, 2, 0.05)));
        Run run = new Run(timeline, trunk);
        run.seek(trunk, Cursor.complete(8));
        Branch drag = timeline.fork(trunk, run.cursor().gestureFrame(), List.of(gesture(m, p, 8, 0.1)));
        run.seek(drag, Cursor.complete(8));
        for (int k = 1; k <= 3; k++) { // the pointer goes on while the run is stopped: the last one counts
            drag = timeline.extend(drag, List.of(gesture(m, p, 8, 0.1 + 0.1 * k)));
            run.seek(drag, Cursor.complete(8));
        }
        for (int frame = 9; frame <= 12; frame++) { // and while it plays
            drag = timeline.extend(drag, List.of(gesture(m, p, frame, 0.1 * frame)));
            run.seek(drag, Cursor.complete(frame));
        }
        assertEquals(List.of(2, 8, 9, 10, 11, 12), drag.inputs().stream().map(Input::frame).toList());
        assertSame(trunk, drag.parent().orElseThrow());
        for (int frame : new int[]{12, 8, 10, 3, 20}) {
            run.seek(drag, Cursor.complete(frame));
            assertTrue(truth(new Scene(m, "", p, drag.inputs()), frame).getLast().sameBits(run.state()),
                    "frame " + frame);
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void aRestartSharesNothing(Model m) {
        int others = 0;
        for (var preset : m.presets()) {
            var timeline = new Timeline(m);
            Settings first = Scene.small(m.defaults()), p = Scene.small(preset.settings());
            Branch trunk = timeline.root(first, m.opening(first));
            Run run = new Run(timeline, trunk);
            run.seek(trunk, Cursor.complete(10));
            State old = run.state().copy();
            List<Input> opening = m.opening(p);
            Branch restarted = timeline.restart(trunk, p, opening);
            for (int frame : new int[]{10, 0, 4, 10}) {
                run.seek(restarted, Cursor.complete(frame));
                assertTrue(truth(new Scene(m, "", p, opening), frame).getLast().sameBits(run.state()),
                        preset.name() + " frame " + frame);
            }
            if (!sameBits(old, run.state())) others++;
            run.seek(restarted.parent().orElseThrow(), Cursor.complete(10));
            assertTrue(old.sameBits(run.state()), preset.name() + " undone");
        }
        assertTrue(others > 0, "no preset differs from the defaults in frame 10");
    }

    /// Of states that may differ in their numbers of elements.
    private static boolean sameBits(State a, State b) {
        return a.keptDoubles() == b.keptDoubles() && a.sameBits(b);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void aForkOfAForkWithASmallBudgetIsStillRight(Model m) {
        Settings p = Scene.small(m.defaults());
        var timeline = new Timeline(m, 8L * 8 * m.initial(p).keptDoubles());
        Branch branch = timeline.root(p, List.of());
        Run run = new Run(timeline, branch);
        var random = new Random(11);
        for (int n = 0; n < 12; n++) {
            run.seek(branch, Cursor.complete(1 + random.nextInt(40)));
            branch = timeline.fork(branch, run.cursor().gestureFrame(),
                    List.of(gesture(m, p, run.cursor().gestureFrame(), 0.3 * random.nextDouble())));
            int frame = random.nextInt(45);
            run.seek(branch, Cursor.complete(frame));
            assertTrue(truth(new Scene(m, "", p, branch.inputs()), frame).getLast().sameBits(run.state()),
                    "fork " + n + " frame " + frame);
        }
        assertTrue(timeline.bytes() <= 8L * 8 * m.initial(p).keptDoubles(), "many branches fit into the budget too");
    }

    /// An action, in the first scene in which it makes a difference, changes what comes after it, and undo, which goes
    /// to the course that the gesture left, brings back every bit. There is room for two keyframes only, so that the
    /// frames in between are run again.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#someModels")
    void everyActionCanBeUndone(Model m) {
        for (Action a : m.actions()) {
            List<Scene> scenes = beforeActing(m);
            assertTrue(scenes.stream().anyMatch(scene -> isUndone(scene, a)),
                    () -> m.name() + ": " + a.name() + " changes nothing in any of " + scenes.size() + " scenes");
        }
    }

    /// Every preset, left alone, with something grabbed or pressed, and after each of the model's actions.
    private static List<Scene> beforeActing(Model m) {
        var scenes = new ArrayList<Scene>();
        for (var preset : m.presets()) {
            Settings p = Scene.small(preset.settings());
            scenes.add(new Scene(m, preset.name(), p, List.of()));
            m.grabbable().ifPresent(_ -> scenes.add(new Scene(m, preset.name() + ", grabbed", p,
                    List.of(new Input.Move(3, "particle:0", new Vec(0, 0.5, 0))))));
            for (Action first : m.actions())
                scenes.add(new Scene(m, preset.name() + ", after " + first.name(), p,
                        List.of(new Input.Act(2, first.name(), Map.of()))));
        }
        return scenes;
    }

    /// @return false if the action makes no difference in this scene
    private static boolean isUndone(Scene scene, Action a) {
        var timeline = new Timeline(scene.model(), 0);
        Run run = scene.run(timeline);
        Branch trunk = run.branch();
        List<State> before = new ArrayList<>();
        for (int frame = 0; frame <= 12; frame++) {
            run.seek(trunk, Cursor.complete(frame));
            before.add(run.state().copy());
        }
        Branch acted = timeline.fork(trunk, 4, List.of(new Input.Act(4, a.name(), Map.of())));
        run.seek(acted, Cursor.complete(12));
        if (before.getLast().sameBits(run.state())) return false;
        run.seek(acted, Cursor.complete(3));
        assertTrue(before.get(3).sameBits(run.state()), () -> scene + ", " + a.name() + " acts before its frame");
        run.seek(acted, Cursor.complete(12));
        Branch undone = acted.parent().orElseThrow();
        for (int frame : new int[]{12, 4, 3, 0, 11}) {
            run.seek(undone, Cursor.complete(frame));
            assertTrue(before.get(frame).sameBits(run.state()),
                    () -> scene + ", " + a.name() + " undone, frame " + frame);
        }
        return true;
    }
}
