package limber.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.Sample;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What accounts for the places of a small rope that was computed otherwise.
class CauseSearchTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final Settings OURS = ROPE.defaults().with("segments", "5").with("correction", "weighted");
    private static final int FRAMES = 20;
    /// Searches for what is not there end after so many changes.
    private static final int MOST = 250;

    private static Run run(Settings p) {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(p, List.of()));
    }

    private static Channel position(Settings p) {
        return Judgement.channel(run(p).state(), "position");
    }

    /// The places of a run, frame by frame.
    ///
    /// @param after what another program does after each phase
    private static Trajectory computed(Settings p, boolean single, Consumer<State> after) {
        Run run = run(p);
        var numbers = new ArrayList<Integer>();
        var places = new ArrayList<double[]>();
        for (int frame = 0; frame <= FRAMES; frame++) {
            while (run.cursor().frame() < frame) {
                run.nextPhase();
                after.accept(run.state());
            }
            numbers.add(frame);
            double[] at = run.state().of(position(p)).clone();
            if (single) for (int i = 0; i < at.length; i++) at[i] = (float) at[i];
            places.add(at);
        }
        return new Trajectory(numbers, places, single, "");
    }

    private static Trajectory computed(Settings p) {
        return computed(p, false, _ -> {});
    }

    private static CauseSearch search(Settings ours, Trajectory raw, Conversion read, double tolerance) {
        return new CauseSearch(ROPE, ours, List.of(), position(ours), raw, read,
                Judgement.of(run(ours), position(ours), read.of(raw), tolerance, () -> false));
    }

    private static CauseSearch search() {
        return search(OURS, computed(OURS.with("correction", "half")), Conversion.NONE, 1e-6);
    }

    /// Gives up after [#MOST] changes, for the sake of a test's time.
    private static Finding found(CauseSearch search) {
        var tried = new AtomicInteger();
        return search.search((n, _) -> tried.set(n), () -> tried.get() > MOST).finding();
    }

    @Test
    void theCauseIsFoundAndTheProgressEndsAtAllOfTheChanges() {
        var told = new ArrayList<int[]>();
        CauseSearch.Found found = search().search((tried, of) -> told.add(new int[]{tried, of}), () -> false);
        assertEquals(Map.of("correction", "half"), found.finding().causes().getFirst().set());
        assertInstanceOf(Finding.Accounts.class, found.finding());
        assertTrue(found.whole());
        for (int i = 1; i < told.size(); i++) assertTrue(told.get(i)[0] >= told.get(i - 1)[0]);
        assertEquals(told.getLast()[1], told.getLast()[0]);
        assertTrue(told.getLast()[1] >= found.tried());
    }

    @Test
    void aSearchThatIsGivenUpSaysSo() {
        CauseSearch.Found found = search().search((_, _) -> {}, new BooleanSupplier() {
            private int asked;

            @Override
            public synchronized boolean getAsBoolean() {
                return ++asked > 10 * FRAMES;
            }
        });
        assertFalse(found.whole());
    }

    // ---- numbers that are off ----

    /// A number is found within 1 % and within a tenth of the change from ours, from 0 too; counts exactly.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gravity    | 0,-9.81,0 | 0,-10,0
            gravity    | 0,-9.81,0 | 0,-9.8,0
            gravity    | 0,-9.81,0 | 1.7,-9.81,0
            damping    | 0         | 0.31
            damping    | 0.31      | 0.3131
            iterations | 16        | 14
            iterations | 16        | 23
            substep    | 0.02      | 0.0173
            """)
    void aNumberIsFitted(String name, String ours, String theirs) {
        Settings p = OURS.with(name, ours);
        Finding found = found(search(p, computed(p.with(name, theirs)), Conversion.NONE, 1e-6));
        assertInstanceOf(Finding.Accounts.class, found);
        assertTrue(found.causes().stream().anyMatch(c -> c.set().equals(Map.of(name, theirs))),
                () -> name + "=" + theirs + " among " + found.causes().stream().map(Cause::items).toList());
    }

    @Test
    void aNumberOnTopOfAnotherChoiceIsFitted() {
        Settings theirs = OURS.with("correction", "half").with("damping", "0.4");
        Finding found = found(search(OURS, computed(theirs), Conversion.NONE, 1e-6));
        assertEquals(Map.of("correction", "half", "damping", "0.4"), found.causes().getFirst().set());
        assertInstanceOf(Finding.Accounts.class, found);
    }

    // ---- how the file is read ----

    /// A rope that hangs from a corner of a triangle, so that no two of its frames and sides are alike.
    private static final Settings SLANTED = OURS.with("end", "2,-1,0.7").with("gravity", "0.4,-9.81,0.3");

    private static Stream<Conversion> readings() {
        var random = new Random(54);
        double[] scales = {1, 0.01, 0.001, 0.0254, 0.3048, 0.37};
        return IntStream.range(0, 24).mapToObj(n -> {
            var elements = new ArrayList<>(IntStream.range(0, 6).boxed().toList());
            if (n % 3 == 1) Collections.reverse(elements);
            if (n % 3 == 2) Collections.shuffle(elements, random);
            return new Conversion(Conversion.all().get(2 * n + random.nextInt(2)), scales[random.nextInt(6)],
                    n % 2 == 0 ? Vec.ZERO : new Vec(random.nextInt(-9, 9) / 4.0, 1.5, 0), n % 4 == 0 ? -1 : 0, 0,
                    n % 3 == 0 ? List.of() : List.copyOf(elements));
        });
    }

    /// The file from which a conversion makes these places.
    private static Trajectory written(Trajectory ours, Conversion c) {
        double[] o = {c.origin().x(), c.origin().y(), c.origin().z()};
        return new Trajectory(ours.numbers().stream().map(n -> n - c.shift()).toList(),
                ours.places().stream().map(p -> {
                    var file = new double[p.length];
                    for (int i = 0; i < p.length / 3; i++) for (int k = 0; k < 3; k++) {
                        Conversion.Axis axis = c.axes().get(k);
                        file[3 * i + axis.index()] = axis.sign() * (p[3 * c.element(i) + k] - o[k]) / c.scale();
                    }
                    return file;
                }).toList());
    }

    @ParameterizedTest
    @MethodSource("readings")
    void axesUnitOriginOrderAndFirstFrameAreFound(Conversion c) {
        Trajectory raw = written(computed(SLANTED), c);
        Finding found = found(search(SLANTED, raw, Conversion.NONE, 2e-4));
        assertInstanceOf(Finding.Accounts.class, found);
        Cause first = found.causes().getFirst();
        assertEquals(c.options(), first.options());
        assertEquals(Map.of(), first.set());
        Judgement typed = Judgement.of(run(SLANTED), position(SLANTED), first.conversion().of(raw), 2e-4, () -> false);
        assertTrue(typed.agrees());
        assertEquals(first.judgement().largest().orElseThrow().distance(), typed.largest().orElseThrow().distance());
    }

    /// A file in centimetres with z up, from a program with another gravity.
    @Test
    void anotherReadingAndAnotherNumberAreFoundTogether() {
        var c = new Conversion(Conversion.axes("x,z,-y"), 0.01, Vec.ZERO, 0, 0, List.of());
        Trajectory raw = written(computed(SLANTED.with("gravity", "0.4,-9,0.3")), c);
        Finding found = found(search(SLANTED, raw, Conversion.NONE, 2e-4));
        assertInstanceOf(Finding.Accounts.class, found);
        assertEquals(List.of("--axes x,z,-y --scale 0.01", "gravity=0.4,-9,0.3"),
                found.causes().getFirst().items());
    }

    /// What was typed wrongly is put right: the options that are printed stand in the place of those.
    @Test
    void optionsThatWereTypedAreReplaced() {
        var typed = new Conversion(Conversion.axes("x,z,-y"), 0.01, Vec.ZERO, 0, 0, List.of(5, 4, 3, 2, 1, 0));
        Finding found = found(search(SLANTED, computed(SLANTED), typed, 2e-4));
        assertEquals(List.of("--axes x,y,z", "--scale 1", "--elements 0,1,2,3,4,5"),
                found.causes().getFirst().options());
    }

    // ---- honesty ----

    @Test
    void noFindingCanSayMoreThanWasSeen() {
        Trajectory theirs = computed(OURS.with("correction", "half"));
        Judgement differs = Judgement.of(run(OURS), position(OURS), theirs, 1e-6, () -> false);
        var cause = new Cause(Conversion.NONE, List.of(), new TreeMap<>(Map.of("sweep", "backward")),
                new TreeMap<>(), OURS.with("sweep", "backward"), differs, Optional.empty());
        assertThrows(IllegalArgumentException.class, () -> new Finding.Accounts(List.of(cause)));
        assertThrows(IllegalArgumentException.class, () -> new Finding.Accounts(List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Finding.ExplainsUpTo(differs, List.of(cause)));
    }

    /// What a scene of chance was given in the place of ours.
    private enum Planted { NONE, KNOWN, PROGRAM, UNKNOWN, ROUNDED }

    private record Case(int seed, Planted planted) {}

    /// A sample of 300; all of them in `./limber test long`.
    private static List<Case> cases() {
        return Sample.of(IntStream.range(0, 300).mapToObj(seed -> new Case(seed, Planted.values()[seed % 5])).toList(),
                40);
    }

    private static Settings scene(Random random) {
        return ROPE.defaults().with("segments", "" + random.nextInt(3, 6))
                .with("length", "" + random.nextInt(2, 5))
                .with("end", random.nextInt(1, 3) + "," + -random.nextInt(2) + "," + random.nextInt(2))
                .with("iterations", "" + random.nextInt(2, 12))
                .with("damping", random.nextBoolean() ? "0" : "0.2")
                .with("pinEnd", "" + random.nextBoolean());
    }

    private static Settings changed(Settings p, Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> p.with("gravity", "0," + -(8 + random.nextInt(100) / 20.0 + 0.007) + ",0");
            case 1 -> p.with("damping", "" + (0.5 + random.nextInt(30) / 10.0));
            case 2 -> p.with("iterations", "" + random.nextInt(12, 30));
            case 3 -> p.with("correction", "half")
                    .with("iterations", "" + ((Integer) p.get(p.parameter("iterations")) + 1));
            default -> p.with("substep", "" + (0.01 + random.nextInt(1, 90) / 10000.0));
        };
    }

    private static Settings mistaken(Settings p, Random random) {
        List<Mistake> able = ROPE.mistakes().stream().filter(m -> m.acts(ROPE, p)).toList();
        Mistake mistake = able.get(random.nextInt(able.size()));
        return mistake.in(p, "" + (0.7 + random.nextInt(1, 60) / 100.0)).orElseThrow();
    }

    /// What no setting does: each phase pushes every second particle a little aside, to one side or the other.
    private static void strange(State s, Random random) {
        double[] at = s.named("position");
        for (int i = 3; i < at.length; i += 6) at[i + random.nextInt(3)] += random.nextBoolean() ? 3e-5 : -2e-5;
    }

    private static void rounded(State s) {
        for (Channel c : s.channels()) if (c.life() == Channel.Life.KEPT && c.width() == 3) {
            double[] values = s.of(c);
            for (int i = 0; i < values.length; i++) values[i] = (float) values[i];
        }
    }

    /// No change is said to account for what it does not account for, and rounding only for what was rounded.
    @ParameterizedTest
    @MethodSource("cases")
    void nothingFalseIsSaid(Case c) {
        var random = new Random(c.seed);
        Settings ours = scene(random);
        boolean single = c.planted == Planted.ROUNDED || c.planted == Planted.UNKNOWN;
        Trajectory theirs = switch (c.planted) {
            case NONE -> computed(ours);
            case KNOWN -> computed(changed(ours, random));
            case PROGRAM -> computed(mistaken(ours, random));
            case UNKNOWN -> computed(ours, true, s -> strange(s, random));
            case ROUNDED -> computed(ours, true, CauseSearchTest::rounded);
        };
        double tolerance = 2e-5 * Judgement.tolerance(run(ours).state().of(position(ours))) / 1e-4;
        CauseSearch search = search(ours, theirs, Conversion.NONE, tolerance);
        if (c.planted == Planted.NONE) assertTrue(search.base().agrees());
        if (search.base().agrees()) return;
        Finding found = found(search);
        for (Cause cause : found.causes()) {
            Settings typed = ours.withKernels(cause.settings().kernels());
            for (var e : cause.set().entrySet()) typed = typed.with(e.getKey(), e.getValue());
            assertEquals(cause.settings(), typed);
            Judgement again = Judgement.of(run(typed), position(typed), cause.conversion().of(theirs),
                    tolerance, () -> false);
            assertEquals(found instanceof Finding.Accounts, again.agrees(), () -> "typed: " + cause.items());
        }
        if (c.planted == Planted.KNOWN || c.planted == Planted.PROGRAM) assertInstanceOf(Finding.Accounts.class, found);
        if (c.planted == Planted.UNKNOWN) assertFalse(found instanceof Finding.Accounts, () -> "said of the unknown: "
                + found.causes().stream().map(Cause::items).toList());
        if (c.planted != Planted.ROUNDED) assertFalse(found instanceof Finding.RoundingMay, "it was not rounded");
    }
}
