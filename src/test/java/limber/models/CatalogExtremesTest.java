package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Action;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The models at the ends of the declared ranges, and under every input: each gives a finite state, refuses with a
/// message, or stops before the operation that would not be finite.
@Tag("wide")
class CatalogExtremesTest {
    private static final int FRAMES = 3;

    /// Each parameter of each preset at its least and at its greatest, where it is not there already.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void everyExtremeIsFiniteOrAClearStop(Scene scene) {
        for (Parameter<?> p : scene.model().parameters())
            for (String value : changes(p, scene)) {
                String what = scene + " with " + p.name() + "=" + value;
                Settings settings;
                try {
                    settings = scene.settings().with(p.name(), value);
                    scene.model().check(settings);
                } catch (BadInput refused) {
                    assertTrue(refused.getMessage().startsWith(scene.model().name() + "."),
                            () -> what + ": " + refused.getMessage());
                    continue;
                }
                assertEquals(List.of(p.name()), settings.differences(scene.settings()), what);
                finiteOrStopped(new Scene(scene.model(), what, settings, List.of()));
            }
    }

    /// The extremes that a scene does not have already: at least one of two.
    private static List<String> changes(Parameter<?> p, Scene scene) {
        List<String> changes = Scene.extremes(p).stream().filter(value -> !same(p, value, scene.settings())).toList();
        assertFalse(changes.isEmpty(),
                () -> scene + ": " + p.name() + " has no extreme but " + scene.settings().text(p));
        return changes;
    }

    private static <T> boolean same(Parameter<T> p, String value, Settings settings) {
        return p.kind().read(value).equals(settings.get(p));
    }

    private static void finiteOrStopped(Scene scene) {
        Run run = scene.run();
        for (int n = 0; n < FRAMES; n++) run.next();
        if (!Divergence.clean(run)) {
            stopped(scene.toString(), run);
            return;
        }
        finite(scene, run);
    }

    static void finite(Scene scene, Run run) {
        State shown = run.picture();
        for (Channel c : shown.channels())
            for (double v : shown.numbers(c))
                assertTrue(Double.isFinite(v), () -> scene + ": " + c.name() + " is " + v);
        for (int v : shown.triangles()) assertTrue(v >= 0, scene::toString);
        for (Measure m : scene.model().measures())
            for (double v : m.read(run.settings(), shown))
                assertFalse(Double.isInfinite(v), () -> scene + ": " + m.name() + " is " + v);
        for (OverlayKind o : scene.model().overlays(run.settings())) o.draw(run.settings(), shown, Optional.empty());
        scene.model().stability(run.settings());
    }

    static void stopped(String what, Run run) {
        Divergence d = Divergence.find(run);
        String message = d.message(run.model().name());
        assertEquals(d.before(), run.cursor(), what);
        assertTrue(Divergence.clean(run), () -> what + ": the state before is not to be shown");
        assertTrue(message.startsWith(run.model().name() + ": " + d.channel() + " of element " + d.element()),
                () -> what + ": " + message);
        assertTrue(message.contains("in frame " + d.operation().frame())
                && message.contains(d.operation().slot().phase().name()), () -> what + ": " + message);
        run.step(StepSize.ELEMENT);
        assertFalse(Divergence.clean(run), () -> what + ": the operation that is blamed does no harm");
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void everyLiveParameterCanBeSetInMidRun(Scene scene) {
        for (Parameter<?> p : scene.model().parameters())
            for (String value : changes(p, scene)) {
                Scene changed =
                        new Scene(scene.model(), scene.name() + " with " + p.name() + "=" + value + " in frame 2",
                                scene.settings(), List.of(new Input.Set(2, p.name(), value)));
                if (p.restarts()) {
                    assertThrows(BadInput.class, changed::run, changed::toString);
                    continue;
                }
                Run run = changed.run();
                if (!accepts(scene, p, value)) {
                    assertThrows(BadInput.class, () -> Setup.seek(run, FRAMES), changed::toString);
                    continue;
                }
                for (int n = 0; n < FRAMES; n++) run.next();
                assertEquals(List.of(p.name()), run.settings().differences(scene.settings()), changed::toString);
                State after = run.state().copy();
                run.seek(run.branch(), Cursor.complete(1));
                assertEquals(scene.settings(), run.settings(), () -> changed + ": before the change");
                for (int n = 1; n < FRAMES; n++) run.next(); // seeking would find the keyframe of the end
                assertTrue(after.sameBits(run.state()), () -> changed + ": back and forth");
                if (Divergence.clean(run)) finite(changed, run);
                else stopped(changed.toString(), run);
            }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void everyRestartingParameterCanBeSetInFrame1(Scene scene) {
        for (Parameter<?> p : scene.model().parameters()) {
            boolean fixed = p.kind() instanceof Kind.Count && hasPoints(scene); // as many as it has points
            if (!p.restarts() || fixed) continue;
            String value = accepted(p, scene);
            Run run = new Scene(scene.model(), "", scene.settings(), List.of(new Input.Set(1, p.name(), value))).run();
            assertEquals(List.of(p.name()), run.settings().differences(scene.settings()),
                    () -> scene + " with " + p.name() + "=" + value);
            assertEquals(List.of(), run.branch().inputs(), "it has become part of the settings");
            Run straight = new Scene(scene.model(), "", scene.settings().with(p.name(), value), List.of()).run();
            assertTrue(straight.state().sameBits(run.state()), () -> scene + " with " + p.name() + "=" + value);
        }
    }

    private static boolean hasPoints(Scene scene) {
        return scene.model().parameters().stream()
                .anyMatch(p -> p.restarts() && p.kind() instanceof Kind.Vectors && !scene.settings().text(p).isEmpty());
    }

    /// Another value than the scene's, an extreme where there is one that the scene's other parameters allow; or else a
    /// number a little nearer to one, or a row of as many points as they ask for.
    private static String accepted(Parameter<?> p, Scene scene) {
        Stream<String> rows = IntStream.rangeClosed(2, 2001).mapToObj(CatalogExtremesTest::row)
                .filter(row -> p.kind() instanceof Kind.Vectors);
        return Stream.of(changes(p, scene).stream(), nearer(p, scene), rows).flatMap(s -> s)
                .filter(value -> accepts(scene, p, value)).findFirst()
                .orElseThrow(() -> new AssertionError(scene + ": every other value of " + p.name() + " is refused"));
    }

    private static Stream<String> nearer(Parameter<?> p, Scene scene) {
        if (!(p.kind() instanceof Kind.Real)) return Stream.of();
        double now = (Double) scene.settings().get(p);
        return changes(p, scene).stream().map(v -> Kind.plain(now + (Double.parseDouble(v) - now) / 1000));
    }

    /// Points 0.1 m apart on both axes, along a diagonal.
    private static String row(int points) {
        return IntStream.range(0, points).mapToObj(i -> i / 10.0 + "," + i / 10.0 + ",0")
                .collect(Collectors.joining(";"));
    }

    private static boolean accepts(Scene scene, Parameter<?> p, String value) {
        try {
            scene.model().check(scene.settings().with(p.name(), value));
            return true;
        } catch (BadInput refused) {
            assertTrue(refused.getMessage().startsWith(scene.model().name() + "."), refused.getMessage());
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void everyHandleAndActionIsAccepted(Scene scene) {
        var single = new ArrayList<Input>();
        State start = scene.run().state();
        for (Handle h : scene.model().handles(scene.settings()))
            for (Vec to : List.of(h.at(start).plus(new Vec(0.5, 1, -0.5)), Vec.ZERO, new Vec(1e6, -1e6, 1e6)))
                single.add(new Input.Move(2, h.name(), to));
        scene.model().grabbable().ifPresent(c -> {
            int last = start.of(c).length / 3 - 1;
            for (int i : new int[]{0, last / 2, last}) single.add(new Input.Move(2, "particle:" + i, new Vec(1, 2, 3)));
        });
        for (Action a : scene.model().actions()) {
            single.add(new Input.Act(2, a.name(), Map.of()));
            for (Parameter<?> argument : a.arguments())
                single.add(new Input.Act(2, a.name(), Map.of(argument.name(), argument.initial())));
        }
        for (Input input : single) {
            Scene acted = new Scene(scene.model(), scene.name() + " " + input, scene.settings(), List.of(input));
            finiteOrStopped(acted);
        }
        Scene all = new Scene(scene.model(), "everything", scene.settings(),
                Scene.everything(scene.model(), scene.settings()));
        finiteOrStopped(all);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void whatIsNotThereIsRefusedInWords(Model m) {
        for (Input nonsense : List.of(new Input.Move(1, "nonsense", Vec.ZERO),
                new Input.Move(1, "particle:-1", Vec.ZERO), new Input.Move(1, "particle:99999999999", Vec.ZERO),
                new Input.Act(1, "nonsense", Map.of()), new Input.Set(1, "nonsense", "1"),
                new Input.Set(0, m.parameters().getFirst().name(), "1"))) {
            Scene scene = new Scene(m, "", m.defaults(), List.of(nonsense));
            var e = assertThrows(BadInput.class, () -> scene.run().next(), nonsense::toString);
            assertFalse(e.getMessage().isBlank() || e.getMessage().contains("\n"), e.getMessage());
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void outOfRangeSaysWhatAndWhatWouldBeRight(Model m) {
        for (Parameter<?> p : m.parameters()) {
            if (!p.range().bounded()) continue;
            String beyond = Scene.extremes(p).getLast().replace(Double.toString(p.range().max()),
                    Double.toString(2 * Math.abs(p.range().max()) + 1));
            var e = assertThrows(BadInput.class, () -> m.defaults().with(p.name(), beyond), p.name());
            assertTrue(e.getMessage().startsWith(m.name() + "." + p.name() + ": ")
                    && e.getMessage().contains("(" + p.range() + ")"), e.getMessage());
        }
    }

    /// The timeline of a run that was refused can be used on.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void aRefusedBranchLeavesTheTimelineAsItWas(Model m) {
        var timeline = new Timeline(m);
        assertThrows(BadInput.class, () -> timeline.root(m.defaults(), List.of(new Input.Set(3, "nonsense", "1"))));
        Run run = new Run(timeline, timeline.root(m.defaults(), List.of()));
        run.next();
        assertEquals(Cursor.complete(1), run.cursor());
    }
}
