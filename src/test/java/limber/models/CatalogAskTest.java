package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.ask.FirstDifference;
import limber.engine.ask.Influence;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Navigation;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.run.Target;
import limber.engine.run.Timeline;
import limber.engine.watch.Explanation;
import limber.engine.watch.Read;
import limber.engine.watch.Recomputed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is asked of a run, in every preset and variant of every model, compared with what stepping finds.
@Tag("wide")
class CatalogAskTest {
    private static final int SAMPLES = 12;
    private static final int FRAMES = 2;

    /// Cursors of operations all over the first frames, the same ones on every run.
    private static List<Cursor> samples(Scene scene, boolean skin) {
        Run run = scene.run();
        var all = new ArrayList<Cursor>();
        while (run.cursor().frame() < FRAMES) {
            if (!run.cursor().betweenFrames() && (skin || !run.slot().skin())) all.add(run.cursor());
            run.step(StepSize.ELEMENT);
        }
        var random = new SplittableRandom(scene.name().hashCode());
        var some = new ArrayList<Cursor>();
        for (int n = 0; n < SAMPLES && !all.isEmpty(); n++) some.add(all.get(random.nextInt(all.size())));
        return some;
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void whatAnOperationReadIsEnoughToDoItAgain(Scene scene) {
        Run run = scene.run();
        for (Cursor at : samples(scene, true)) {
            run.seek(run.branch(), at);
            assertEquals(Recomputed.stores(run), Recomputed.fromReadsAlone(run),
                    () -> scene + ": " + run.slot().phase().name() + " at " + at);
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void theLastWriteIsTheOneThatSteppingSaw(Scene scene) {
        var touched = new Scene(scene.model(), scene.name(), scene.settings(),
                Scene.everything(scene.model(), scene.settings()));
        Run run = touched.run();
        var writes = new HashMap<Map.Entry<String, Integer>, Cursor>();
        var random = new SplittableRandom(1);
        Run asked = touched.run();
        int looked = 0;
        while (run.cursor().frame() < FRAMES) {
            Cursor before = run.cursor().betweenFrames() ? null : run.cursor();
            if (before == null) {
                run.stepWatched(); // the clock, whose cursor is that of the frame before
                continue;
            }
            boolean skin = run.slot().skin();
            Explanation e = run.stepWatched();
            if (skin) continue;
            for (Explanation.Change c : e.changes()) writes.put(Map.entry(c.channel(), c.element()), before);
            if (e.changes().isEmpty() || looked > SAMPLES || random.nextInt(40) > 0 || run.cursor().betweenFrames())
                continue;
            looked++;
            asked.seek(run.branch() == asked.branch() ? run.branch() : asked.branch(), run.cursor());
            for (Explanation.Change c : e.changes().subList(0, Math.min(3, e.changes().size())))
                assertEquals(Optional.of(before), last(asked, c.channel(), c.element()), c.channel());
            writes.entrySet().stream().skip(random.nextInt(writes.size())).limit(2).forEach(w -> assertEquals(
                    Optional.of(w.getValue()), last(asked, w.getKey().getKey(), w.getKey().getValue()),
                    w.getKey() + " at " + asked.cursor()));
        }
    }

    private static Optional<Cursor> last(Run run, String channel, int element) {
        return new Navigation(run).last(Target.written(run.state(), channel, element), 0, () -> false);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void theReasonOfANumberGivesIt(Scene scene) {
        Run run = scene.run();
        for (Cursor at : samples(scene, false)) {
            run.seek(run.branch(), at);
            for (Read read : Operations.reads(run).stream().limit(3).toList()) {
                Why why = Why.of(run, new WhyTarget.Stored(read.channel(), read.element()), () -> false).orElseThrow();
                assertEquals(texts(read.value()), texts(why.value()), read.channel());
                if (why.origin() instanceof Why.Origin.Operation(Cursor wrote)) {
                    assertTrue(wrote.compareTo(run.cursor()) < 0, wrote + " is not before " + run.cursor());
                    Run there = run.copy();
                    there.seek(run.branch(), wrote);
                    assertEquals(Operations.reads(there), why.reads());
                    there.step(StepSize.ELEMENT);
                    assertEquals(texts(why.value()), texts(there.state().value(read.channel(), read.element())));
                }
            }
        }
    }

    private static List<String> texts(double[] values) {
        var texts = new ArrayList<String>();
        for (double v : values) texts.add(Double.toHexString(v));
        return texts;
    }

    /// What comes out otherwise when one element begins elsewhere depends on it.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void whatChangesWithAnElementDependsOnIt(Scene scene) {
        Run run = scene.run();
        run.next();
        String of = scene.model().subject().of();
        int count = run.state().count(of), element = count / 2;
        if (count == 0) return;
        Influence influence = Influence.of(run, new Element(of, element));
        Run moved = run.copy();
        for (Channel c : moved.state().channels())
            if (c.of().equals(of) && c.life() == Channel.Life.KEPT)
                for (int i = 0; i < c.width(); i++) moved.state().of(c)[element * c.width() + i] += 0.001;
        Run plain = run.copy();
        moved.next();
        plain.next();
        for (Channel c : plain.state().channels()) {
            if (c.life() != Channel.Life.KEPT || c.of().isEmpty()) continue;
            State a = plain.state(), b = moved.state();
            for (int e = 0; e < a.count(c.of()); e++)
                if (!texts(a.value(c.name(), e)).equals(texts(b.value(c.name(), e))))
                    assertFalse(influence.arrivals().get(c.of())[e] < 0, c.name() + " " + e + " is not reached");
        }
        int[] reached = influence.reached(of);
        for (int n = 1; n < reached.length; n++) assertTrue(reached[n] >= reached[n - 1]);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void aRunDoesNotDifferFromItself(Scene scene) {
        assertEquals(Optional.empty(),
                FirstDifference.of(scene.run(), scene.run(new Timeline(scene.model())), 3, () -> false));
    }
}
