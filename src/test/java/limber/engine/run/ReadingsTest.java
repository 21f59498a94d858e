package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Formula.Form;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.ask.Difference;
import limber.engine.settings.Vec;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers that are read off states: by frame, element by element, against another side, and inside an operation.
class ReadingsTest {
    private static Samples samples(Series series) {
        var samples = new Samples();
        series.copy(samples);
        return samples;
    }

    private static void holds(Series series, int first, int end) {
        Samples s = samples(series);
        assertEquals(first, s.first());
        assertEquals(end, s.end());
        assertEquals(end - first, s.size());
        for (int frame = first; frame < end; frame++) assertEquals(10.0 * frame, s.at(frame), 0, "frame " + frame);
    }

    private static Series filled(int from, int end) {
        var series = new Series();
        series.start(from);
        for (int frame = from; frame < end; frame++) series.add(10.0 * frame);
        return series;
    }

    /// The ring holds 1,024 at first, grows by doubling, and keeps the newest 65,536.
    @ParameterizedTest
    @CsvSource({"0,0,0", "0,5,0", "0,1024,0", "0,1025,0", "7,3000,7", "500,2049,500", "0,65536,0", "0,65537,1",
        "100,70000,4464"})
    void aSeriesKeepsTheNewestFrames(int from, int end, int first) {
        Series series = filled(from, end);
        assertEquals(end, series.end());
        holds(series, first, end);
    }

    /// Up to frame 3 of 2 to 5 are 2 and 3; up to a frame before the first nothing is left, and it starts with frame 0.
    @ParameterizedTest
    @CsvSource({"9,2,6", "6,2,6", "5,2,6", "4,2,5", "3,2,4", "2,2,3", "1,0,0",
        "-1,0,0"})
    void whatComesAfterAFrameIsForgotten(int last, int first, int end) {
        Series series = filled(2, 6);
        series.keepUpTo(last);
        assertEquals(end, series.end());
        holds(series, first, end);
        series.add(10.0 * end);
        holds(series, first, end + 1);
    }

    @Test
    void samplesThatAreClearedHoldNothing() {
        Samples s = samples(filled(0, 5));
        s.clear();
        assertEquals(0, s.size());
        filled(3, 4).copy(s);
        assertEquals(30, s.at(3), 0);
    }

    /// Right minus left of (1, 2, 2), (0, 0, 0), (3, 0, 4): 3, 0 and 5 m; the mean square is 34/3 of a vector, and of a
    /// plain number 34/9.
    @Test
    void differencesAreSizedElementByElement() {
        double[] left = {1, 1, 1, 5, 5, 5, 0, 0, 0}, right = {2, 3, 3, 5, 5, 5, 3, 0, 4};
        Difference d = Difference.between(left, right, 3).orElseThrow();
        assertArrayEquals(new double[]{1, 2, 2, 0, 0, 0, 3, 0, 4}, d.values());
        assertEquals(3, d.elements());
        assertArrayEquals(new double[]{3, 0, 5}, d.sizes());
        assertEquals(2, d.furthest());
        assertEquals(5, d.largest());
        assertEquals(Optional.empty(), Difference.between(left, new double[3], 3));
        Difference none = Difference.between(new double[0], new double[0], 3).orElseThrow();
        assertEquals(0, none.largest() + none.mean() + none.furthest() + none.elements());
        Difference equal = Difference.between(new double[]{1, 4}, new double[]{-1, 2}, 1).orElseThrow();
        assertEquals(0, equal.furthest(), "the first of equals");
        assertEquals(2, equal.mean());
    }

    /// Cells 3, −4, 0 and the vectors (3, −4, 0), (0, 0, 2).
    @Test
    void aProbeReadsOneElementOrTheLargest() {
        var each = Measure.each("cells", "m", "cell", (_, _) -> new double[]{3, -4, 0});
        var vectors = new Measure("moved", "m", 3, "cell", (_, _) -> new double[]{3, -4, 0, 0, 0, 2});
        var whole = Measure.of("sum", "m", (_, _) -> -1);
        var wholeVector = new Measure("mean", "m", 3, "", (_, _) -> new double[]{2, -3, 6});
        assertEquals(-4, read(each, 1));
        assertEquals(0, read(each, 2));
        assertEquals(Double.NaN, read(each, 3));
        assertEquals(4, read(each, Probe.LARGEST));
        assertEquals(5, read(vectors, 0));
        assertEquals(2, read(vectors, 1));
        assertEquals(Double.NaN, read(vectors, 2));
        assertEquals(5, read(vectors, Probe.LARGEST));
        assertEquals(-1, read(whole, 0));
        assertEquals(-1, read(whole, Probe.LARGEST));
        assertEquals(7, read(wholeVector, 0));
        assertTrue(new Probe(each, 1).ofOne());
        assertFalse(new Probe(each, Probe.LARGEST).ofOne() || new Probe(whole, 0).ofOne());
    }

    private static double read(Measure measure, int element) {
        return new Probe(measure, element).read(Toys.ladder().defaults(), null);
    }

    @Test
    void rolesFollowUnits() {
        Measure.Reading none = (_, _) -> new double[0];
        assertEquals("velocity", new Measure("a", "m/s", 1, "", none).role());
        assertEquals("force", new Measure("a", "m/s²", 1, "", none).role());
        assertEquals("position", new Measure("a", "m", 1, "", none).role());
        assertEquals("truth", new Measure("a", "m", 1, "", none).as("truth").role());
    }

    /// Frame and time stand in the clock; a value that is not finite counts only where it is kept.
    @Test
    void everyModelHasFrameTimeAndWhetherItIsFinite() {
        var kept = new Channel("kept", 1, "m", Channel.Life.KEPT);
        var scratch = new Channel("scratch", 1, "m", Channel.Life.SCRATCH);
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        sizes.put(scratch, 1);
        sizes.put(kept, 2);
        State s = State.of(sizes, 0);
        s.of(Clock.CHANNEL)[Clock.FRAMES] = 7;
        s.of(Clock.CHANNEL)[Clock.TIME] = 0.5;
        s.of(scratch)[0] = Double.NaN;
        assertEquals(Map.of("frame", 7.0, "time", 0.5, "finite", 1.0), common(s));
        s.of(kept)[1] = Double.POSITIVE_INFINITY;
        assertEquals(0, common(s).get("finite"));
    }

    private static Map<String, Double> common(State s) {
        var read = new HashMap<String, Double>();
        for (Measure m : Measure.common()) read.put(m.name(), m.read(Toys.ladder().defaults(), s)[0]);
        return read;
    }

    private record Set(double stiffness, int count, Vec at, String word) implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {}
    }

    /// `d` is a vector of three locals, `u` one local that one line assigned for x, y and z, `ey` a local whose
    /// neighbours are missing, `w` one that two lines assigned.
    @Test
    void localsOfAnOperationAreNamed() {
        var phase = new Set(60, 4, new Vec(1, 2, 3), "no number");
        var values = new ArrayList<Explanation.Value>();
        values.add(new Explanation.Value(1, "dx", 9));
        values.add(new Explanation.Value(2, "dx", 1));
        values.add(new Explanation.Value(2, "dy", 2));
        values.add(new Explanation.Value(2, "dz", 3));
        for (double u : new double[]{4, 5, 6}) values.add(new Explanation.Value(3, "u", u));
        values.add(new Explanation.Value(4, "ey", 7));
        for (int line = 5; line < 8; line++) values.add(new Explanation.Value(line, "w", line));
        values.add(new Explanation.Value(9, "x", 8));
        var e = new Explanation(1, new Slot(phase, List.of(), List.of(), false), 0, 0, values, List.of());
        var named = new LinkedHashMap<String, List<Double>>();
        e.named().forEach((name, value) -> named.put(name, Arrays.stream(value).boxed().toList()));
        assertEquals(Map.of("d", List.of(1.0, 2.0, 3.0), "u", List.of(4.0, 5.0, 6.0), "ey", List.of(7.0), "w",
                List.of(7.0), "x", List.of(8.0)), named);
        assertEquals(Map.of("stiffness", 60.0, "count", 4.0), e.settings());
        assertEquals("[1.0, 2.0, 3.0]", said(e, "d", Form.VECTOR));
        assertEquals("[4.0, 5.0, 6.0]", said(e, "u", Form.VECTOR));
        assertEquals("[7.0]", said(e, "w", Form.NUMBER));
        assertEquals("[60.0]", said(e, "stiffness", Form.NUMBER));
        assertEquals("[1.0, 2.0, 3.0]", said(e, "at", Form.VECTOR));
        for (String missing : List.of("e", "w", "stiffness", "word", "none"))
            assertEquals("nothing", said(e, missing, Form.VECTOR), missing);
        for (String missing : List.of("at", "word", "none"))
            assertEquals("nothing", said(e, missing, Form.NUMBER), missing);
    }

    /// Of a symmetric matrix the numbers above the diagonal hold for those below it.
    @Test
    void aMatrixIsReadRowByRow() {
        var values = new ArrayList<Explanation.Value>();
        String[] whole = {"axx", "axy", "axz", "ayx", "ayy", "ayz", "azx", "azy", "azz"},
                half = {"hxx", "hxy", "hxz", "hyy", "hyz", "hzz"};
        for (int i = 0; i < whole.length; i++) values.add(new Explanation.Value(1, whole[i], i));
        for (int i = 0; i < half.length; i++) values.add(new Explanation.Value(2, half[i], 10 + i));
        for (String lone : List.of("bxx", "bxy", "bxz")) values.add(new Explanation.Value(3, lone, 1));
        var e = new Explanation(1, new Slot(Clock.fixed(1, 0.1), List.of(), List.of(), false), 0, 0, values,
                List.of());
        assertEquals("[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]", said(e, "a", Form.MATRIX));
        assertEquals("[10.0, 11.0, 12.0, 11.0, 13.0, 14.0, 12.0, 14.0, 15.0]", said(e, "h", Form.MATRIX));
        assertEquals("nothing", said(e, "b", Form.MATRIX));
        assertEquals(List.of("a", "h", "bx"), List.copyOf(e.named().keySet()));
        assertArrayEquals(new double[]{10, 11, 12, 11, 13, 14, 12, 14, 15}, e.named().get("h"));
    }

    private static String said(Explanation e, String local, Form form) {
        return e.of(new Formula.Symbol("x", local, form, "", "")).map(Arrays::toString).orElse("nothing");
    }

    @Test
    void aFormulaKeepsItsSymbolsInOrder() {
        Formula f = Formula.of("a = b", "c = d").number("a", "la").number("b", "lb", "m")
                .number("c", "lc", "m/s", "velocity")
                .vector("d", "ld").vector("e", "le", "m", "force");
        assertEquals("a = b,\\quad c = d", f.tex());
        assertEquals(List.of(new Formula.Symbol("a", "la", Form.NUMBER, "", ""),
                new Formula.Symbol("b", "lb", Form.NUMBER, "m", ""),
                new Formula.Symbol("c", "lc", Form.NUMBER, "m/s", "velocity"),
                new Formula.Symbol("d", "ld", Form.VECTOR, "", ""),
                new Formula.Symbol("e", "le", Form.VECTOR, "m", "force")), f.symbols());
    }

    /// A million times the size of the scene is the most for what is in metres; anything else must only be finite.
    @Test
    void aStateIsBadWhereItIsBeyondTheScene() {
        var metres = new Channel("at", 3, "m", Channel.Life.KEPT);
        var plain = new Channel("count", 1, "", Channel.Life.KEPT);
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(metres, 2);
        sizes.put(plain, 1);
        State s = State.of(sizes, 0);
        s.of(metres)[4] = -2e6;
        s.of(plain)[0] = 1e300;
        assertEquals(Optional.empty(), Divergence.in(s, 2));
        s.of(plain)[0] = Double.NaN;
        assertEquals(Optional.of(new Divergence.Bad(plain, 0)), Divergence.in(s, 2));
        s.of(metres)[4] = -Math.nextUp(2e6);
        assertEquals(Optional.of(new Divergence.Bad(metres, 1)), Divergence.in(s, 2));
    }

    @Test
    void whatAStateIsMadeOf() {
        Run run = Toys.run(Toys.skinned());
        State s = run.state();
        assertEquals(5, s.keptDoubles());
        assertEquals(3, s.count("cell"));
        assertEquals(3, s.count("pixel"));
        assertEquals(0, s.count(""));
        assertEquals(0, s.count("vertex"));
        assertEquals(Optional.of(Toy.MARKS), s.owner(s.of(Toy.MARKS)));
        assertEquals(Optional.empty(), s.owner(new double[1]));
        assertEquals(0, s.named("none").length);
        s.of(Toy.CELLS)[1] = -7;
        assertEquals(7, s.largest(Toy.CELLS));
        var keyframe = new double[5];
        s.save(keyframe);
        assertArrayEquals(new double[]{0, -7, 0, 0, 0}, keyframe);
        State copy = s.copy();
        assertTrue(copy.sameBitsWithScratch(s));
        copy.of(Toy.PAINT)[0] = 1;
        copy.triangles()[1] = 2;
        assertTrue(copy.sameBits(s));
        assertFalse(copy.sameBitsWithScratch(s));
        State third = Toys.run(Toys.skinned()).state();
        third.set(copy);
        assertTrue(third.sameBitsWithScratch(copy));
        third.clearScratch();
        assertTrue(third.sameBitsWithScratch(s));
        third.of(Toy.FRAME)[0] = -0.0;
        assertFalse(third.sameBits(s), "bits, not values");
        third.load(keyframe);
        assertTrue(third.sameBits(s));
    }
}
