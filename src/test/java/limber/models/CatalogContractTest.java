package limber.models;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.management.ManagementFactory;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Formula;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Walk;
import limber.engine.model.Model;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.settings.Parameter;
import limber.engine.watch.Explanation;
import limber.presentation.code.Source;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The contract of every model. A new model inherits all of it by its line in [Catalog]. Extremes of the ranges are in
/// [CatalogExtremesTest], keyframes and branches in [CatalogHistoryTest].
///
/// What goes through frames by twins, or back by each size of step, is done with [Scene#some()], and with all scenes in
/// `./limber test long`.
@Tag("wide")
class CatalogContractTest {
    /// Steps back in a row.
    private static final int BACK = 150;
    private static final Map<Class<?>, Source> SOURCES = new HashMap<>();

    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void namesAreUniqueAndWellFormed(Model m) {
        wellFormed("[a-z][a-zA-Z0-9]*", m.parameters().stream().map(Parameter::name).toList());
        wellFormed("[a-z][a-zA-Z0-9]*", m.measures().stream().map(x -> x.name()).toList());
        wellFormed("[a-z][a-zA-Z0-9]*", m.actions().stream().map(x -> x.name()).toList());
        wellFormed("[a-z][a-zA-Z0-9]*(:[0-9]+)?", m.handles(m.defaults()).stream().map(x -> x.name()).toList());
        wellFormed("[a-z][a-zA-Z0-9]*", m.edits().stream().map(x -> x.name()).toList());
        wellFormed("[a-z][a-z0-9-]*", m.presets().stream().map(x -> x.name()).toList());
        wellFormed("[a-z][a-z0-9-]*", List.of(m.name()));
        m.actions().forEach(a -> wellFormed("[a-z][a-zA-Z0-9]*", a.arguments().stream().map(Parameter::name).toList()));
        assertTrue(m.parameters().containsAll(m.mainParameters()), "main parameters are parameters");
        assertTrue(m.parameters().containsAll(m.publishedParameters()), "published parameters are parameters");
    }

    private static void wellFormed(String pattern, List<String> names) {
        assertEquals(names.size(), Set.copyOf(names).size(), () -> "twice: " + names);
        for (String n : names) assertTrue(n.matches(pattern), n);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void settingsPassTheirOwnCheckAndReadBackFromText(Scene scene) {
        scene.model().check(scene.settings());
        for (Parameter<?> p : scene.settings().parameters())
            assertEquals(scene.settings(), scene.settings().with(p.name(), scene.settings().text(p)), p.name());
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void phasesAndChannelsHaveUniqueNames(Scene scene) {
        wellFormed("[a-z][a-z0-9-]*",
                Scene.phases(scene.model().schedule(scene.settings())).stream().map(Phase::name).toList());
        wellFormed("[a-z][a-zA-Z0-9]*", scene.run().state().channels().stream().map(Channel::name).toList());
    }

    /// Tables and selections number the elements of a kind: channels, measures and phases must mean the same ones.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void allThatIsSaidOfAKindOfElementHasAsManyOfThem(Scene scene) {
        Run run = scene.run();
        run.next();
        State s = run.picture();
        for (Channel c : s.channels())
            if (!c.of().isEmpty()) assertEquals(s.count(c.of()), s.numbers(c).length / c.width(), c.name());
        for (Measure m : scene.model().measures())
            if (s.count(m.of()) > 0)
                assertEquals(s.count(m.of()), m.read(run.settings(), s).length / m.width(), m.name());
        for (Phase phase : Scene.phases(scene.model().schedule(scene.settings())))
            for (int i = 0; i < phase.size(s); i++)
                if (s.count(phase.of()) > 0)
                    assertTrue(phase.element(s, 0, i) < s.count(phase.of()), phase.name() + " " + i);
    }

    /// A loop whose length is found by running counts with its limit.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void whatAFrameWorksOnIsTheSumOfItsPhases(Scene scene) {
        Run run = scene.run();
        run.next();
        long sum = 0;
        while (run.cursor().frame() < 2 && !run.slot().skin()) {
            sum++;
            run.step(StepSize.ELEMENT);
        }
        long most = run.schedule().operations(run.state());
        boolean counted = run.schedule().loops().noneMatch(l -> l.rounds() instanceof Rounds.While);
        if (counted) assertEquals(sum, most);
        else assertTrue(sum <= most, sum + " of at most " + most);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void runningTwiceGivesTheSameBits(Scene scene) {
        Run a = scene.run(), b = scene.run();
        for (int n = 0; n < 5; n++) {
            a.next();
            b.next();
        }
        assertTrue(a.state().sameBits(b.state()));
        assertTrue(a.picture().sameBitsWithScratch(b.picture()));
    }

    /// Copies of a state share what is fixed: writing to it would change the past.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void whatIsFixedIsNeverWritten(Scene scene) {
        Run run = scene.run();
        List<Channel> fixed = run.state().channels().stream().filter(c -> c.life() == Channel.Life.FIXED).toList();
        List<double[]> before = fixed.stream().map(c -> run.state().numbers(c).clone()).toList();
        for (int n = 0; n < 3; n++) run.next();
        State shown = run.picture();
        for (int i = 0; i < fixed.size(); i++) {
            assertArrayEquals(before.get(i), run.state().numbers(fixed.get(i)), fixed.get(i).name());
            assertArrayEquals(before.get(i), shown.numbers(fixed.get(i)), fixed.get(i).name());
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void elementByElementEqualsWholeFrames(Scene scene) {
        Run whole = scene.run(), single = scene.run();
        for (int n = 1; n <= 2; n++) {
            whole.next();
            while (!new Navigation(single).ahead(StepSize.ELEMENT).betweenFrames()) single.step(StepSize.ELEMENT);
            // a step into the next frame leaves out the skin's last element, which is never shown
            single.stepWatched();
            assertTrue(single.state().sameBits(whole.state()), "frame " + n);
            assertTrue(single.state().sameBitsWithScratch(whole.picture()), "skin of frame " + n);
        }
    }

    /// What was the value before each change is right too, so that the log is its own undo.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void twinsEqualWholeFramesAndTellTheirChangesInOrder(Scene scene) {
        Run whole = scene.run(), watched = scene.run();
        State replayed = watched.state().copy();
        var named = new HashSet<Told>();
        for (int n = 1; n <= 2; n++) {
            whole.next();
            replayed.clearScratch(); // as each frame begins
            for (Explanation.Change c : watched.inputChanges()) check(c, replayed);
            boolean inSkin = false;
            while (watched.cursor().frame() < n) {
                Explanation e = watched.stepWatched();
                if (e.slot().skin() && !inSkin) replayed.clearScratch();
                inSkin = e.slot().skin();
                for (Explanation.Change c : e.changes()) check(c, replayed);
                namesStandInTheirStatements(e, named);
            }
            assertTrue(watched.state().sameBits(whole.state()), "frame " + n);
            assertTrue(watched.state().sameBitsWithScratch(whole.picture()), "skin of frame " + n);
            assertTrue(replayed.sameBits(watched.state()), "changes of frame " + n);
            assertTrue(replayed.sameBitsWithScratch(watched.state()), "changes of the skin of frame " + n);
        }
    }

    /// A name that is reported in a line of a phase.
    private record Told(Class<?> phase, int line, String name) {}

    private static void namesStandInTheirStatements(Explanation e, Set<Told> before) {
        Class<?> phase = e.slot().phase().getClass();
        for (Explanation.Value v : e.values())
            if (before.add(new Told(phase, v.line(), v.name()))) {
                Source source = SOURCES.computeIfAbsent(phase, Source::of);
                String statement = IntStream.rangeClosed(source.statement(v.line()), v.line())
                        .mapToObj(source::text).collect(Collectors.joining(" "));
                assertTrue(statement.matches(".*\\b" + v.name() + "\\b.*"),
                        () -> e.slot().phase().name() + " line " + v.line() + " has no " + v.name() + ": "
                                + statement);
            }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void whileASkinIsMadeTheWholeOfItIsKnown(Scene scene) {
        Run whole = scene.run(), run = scene.run();
        whole.next();
        int inSkin = 0;
        while (run.cursor().frame() < 1) {
            boolean skin = run.explain().slot().skin();
            assertEquals(skin, run.ahead().isPresent());
            if (skin) assertTrue(run.ahead().orElseThrow().sameBitsWithScratch(whole.picture()));
            if (skin) inSkin++;
            run.step(StepSize.PHASE);
        }
        assertEquals(run.schedule().skin().isEmpty(), inSkin == 0);
    }

    private static void check(Explanation.Change c, State replayed) {
        double[] now = c.channel().equals("triangles")
                ? Arrays.stream(replayed.triangles(), 3 * c.element(), 3 * c.element() + 3).asDoubleStream().toArray()
                : Arrays.copyOfRange(replayed.of(replayed.channel(c.channel()).orElseThrow()),
                        c.element() * c.from().length, (c.element() + 1) * c.from().length);
        assertArrayEquals(now, c.from(), 0, c::channel);
        Scene.apply(c, replayed);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void explainingDoesNothingAndTellsWhatRunningDoes(Scene scene) {
        Run run = scene.run();
        run.next();
        for (int n = 0; run.cursor().frame() < 2; n++) {
            if (n % 37 == 0) {
                long before = Scene.fingerprint(run);
                Cursor at = run.cursor();
                Explanation told = run.explain();
                assertEquals(at, run.cursor());
                assertEquals(before, Scene.fingerprint(run), "explaining changed the state");
                State expected = run.copy().state();
                if (at.betweenFrames()) expected.clearScratch(); // as each frame begins
                for (Explanation.Change c : run.inputChanges()) Scene.apply(c, expected);
                run.step(StepSize.ELEMENT);
                for (Explanation.Change c : told.changes()) Scene.apply(c, expected);
                boolean skinBegins = !told.slot().skin() && !run.cursor().betweenFrames() && run.slot().skin();
                if (skinBegins) expected.clearScratch();
                boolean over = run.cursor().betweenFrames(); // when the skin's last element is left out
                assertTrue(over ? expected.sameBits(run.state()) : expected.sameBitsWithScratch(run.state()),
                        () -> told.slot().phase().name() + " " + told.index());
            } else run.step(StepSize.ELEMENT);
        }
    }

    /// Of many steps, the last ones back to the middle, and the first ones back to the start.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void everyStepSizeForwardAndBackRestoresEveryBit(Scene scene) {
        int first = scene.inputs().isEmpty() ? 0 : 1; // inputs act in frame 2
        for (StepSize size : StepSize.EVERYWHERE) {
            Run run = scene.run();
            for (int n = 0; n < first; n++) run.next();
            var path = new ArrayList<Cursor>();
            var prints = new ArrayList<Long>();
            while (run.cursor().compareTo(new Cursor(first + 1, 3, 0)) < 0) {
                path.add(run.cursor());
                prints.add(Scene.fingerprint(run));
                run.step(size);
                assertTrue(run.cursor().compareTo(path.getLast()) > 0, "a step forward goes forward");
            }
            for (int n = path.size() - 1; n >= 0; n--) {
                if (n == path.size() - 1 - BACK && n > BACK) {
                    n = BACK;
                    run.seek(run.branch(), path.get(n + 1));
                }
                run.back(size);
                assertEquals(path.get(n), run.cursor(), size.word());
                assertEquals(prints.get(n), Scene.fingerprint(run), size.word() + " at " + run.cursor());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void beforeTheStartThereIsNothing(Model m) {
        Run run = new Scene(m, "", m.defaults(), List.of()).run();
        for (StepSize size : StepSize.EVERYWHERE) {
            run.back(size);
            assertEquals(Cursor.START, run.cursor());
        }
    }

    /// A symbol stands for a local variable that the twin reports, or for a component of the phase's record.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void formulasSpeakOfLocalsOfTheCode(Scene scene) {
        for (Phase phase : Scene.phases(scene.model().schedule(scene.settings()))) {
            Set<String> known = locals(phase.getClass());
            Arrays.stream(phase.getClass().getRecordComponents()).map(RecordComponent::getName).forEach(known::add);
            for (Formula.Symbol symbol : phase.formula().symbols()) {
                String local = symbol.local();
                boolean together = symbol.locals().stream().filter(known::contains).count() >= switch (symbol.form()) {
                    case NUMBER -> 1;
                    case VECTOR -> 3;
                    case MATRIX -> 6; // of a symmetric one
                };
                assertTrue(together || known.contains(local),
                        () -> phase.name() + ": " + symbol + " is not among " + known);
                assertTrue(phase.formula().tex().contains(symbol.tex()),
                        () -> phase.name() + ": " + symbol.tex() + " is not in " + phase.formula().tex());
            }
        }
    }

    private static Set<String> locals(Class<?> type) {
        return classFile(type).methods().stream()
                .flatMap(m -> m.code().stream())
                .flatMap(c -> c.findAttribute(Attributes.localVariableTable()).stream())
                .flatMap(t -> t.localVariables().stream())
                .map(v -> v.name().stringValue())
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static ClassModel classFile(Class<?> type) {
        String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        try (var in = type.getResourceAsStream(file)) {
            assertNotNull(in, file);
            return ClassFile.of().parse(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void fusedSweepsEqualOneAfterAnother(Scene scene) {
        Run run = scene.run();
        run.next();
        for (Phase phase : run.schedule().phases().toList())
            for (int sweeps = 1; sweeps <= 9; sweeps++) {
                State fused = run.state().copy(), single = run.state().copy();
                int done = phase.runSweeps(fused, 0, sweeps);
                assertTrue(done >= 0 && done <= sweeps);
                for (int k = 0; k < done; k++) phase.run(single, k, 0, phase.size(single));
                assertTrue(fused.sameBitsWithScratch(single), phase.name() + ", " + sweeps + " sweeps");
            }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void aRunningFrameAllocatesNothing(Scene scene) {
        Run run = scene.run();
        run.next();
        State s = run.state();
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var walk = new Walk(run.schedule());
        for (int n = 0; n < 50; n++) walk.solve(s);
        int frames = 50;
        long allocated = Long.MAX_VALUE;
        for (int stretch = 0; stretch < 3 && allocated >= frames; stretch++) { // code compiled anew allocates once
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int n = 0; n < frames; n++) walk.solve(s);
            allocated = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertTrue(allocated < frames, scene + ": " + allocated + " bytes in " + frames + " frames");
    }
}
