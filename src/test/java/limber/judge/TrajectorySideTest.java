package limber.judge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// A file of the places of a rope under half corrections, beside the rope under weighted ones.
class TrajectorySideTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final Settings OURS = ROPE.defaults().with("segments", "6").with("correction", "weighted"),
            THEIRS = OURS.with("correction", "half");
    private static final int FRAMES = 12;

    private static Run run(Settings p) {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(p, List.of()));
    }

    private static Run at(Settings p, int frame) {
        Run run = run(p);
        run.seek(run.branch(), Cursor.complete(frame));
        return run;
    }

    /// Their places as a file that counts frames from 100, in centimetres, with z up: our (x, y, z) is its (x, z, −y).
    private static Trajectory read(int... frames) {
        var text = new StringBuilder("frame,element,x,y,z\n");
        for (int frame : frames) {
            double[] at = at(THEIRS, frame).state().named("position");
            for (int i = 0; i < at.length / 3; i++)
                text.append(100 + frame).append(',').append(i).append(',')
                        .append(100 * at[3 * i]).append(',').append(-100 * at[3 * i + 2]).append(',')
                        .append(100 * at[3 * i + 1]).append('\n');
        }
        var conversion = new Conversion(Conversion.axes("x,z,-y"), 0.01, Vec.ZERO, -100, 0, List.of());
        return conversion.of(new TrajectoryReader(Map.of(), conversion)
                .read("mine.csv", text.toString(), 7, "position"));
    }

    private static Trajectory all() {
        var frames = new int[FRAMES + 1];
        for (int n = 0; n <= FRAMES; n++) frames[n] = n;
        return read(frames);
    }

    private static Optional<Picture> beside(Trajectory theirs, Run leading, String... measures) {
        return new TrajectorySide(theirs, "position").at(leading,
                new PictureRequest(Set.of(), Set.of(measures)));
    }

    private static double[] position(Picture p) {
        return p.state().named("position");
    }

    @Test
    void theirPlacesAndTheSkinMadeOfThemStandBesideTheSameFrame() {
        Run ours = at(OURS, FRAMES), theirs = at(THEIRS, FRAMES);
        double[] before = ours.state().named("position").clone();
        Picture beside = beside(all(), ours).orElseThrow();
        assertEquals(Cursor.complete(FRAMES), beside.cursor());
        assertArrayEquals(theirs.state().named("position"), position(beside), 1e-12);
        double[] skin = Skin.vertices(beside.state());
        assertArrayEquals(Skin.vertices(theirs.picture()), skin, 1e-9);
        double[] own = Skin.vertices(ours.picture());
        assertEquals(own.length, skin.length);
        double apart = 0;
        for (int i = 0; i < skin.length; i++) apart = Math.max(apart, Math.abs(skin[i] - own[i]));
        assertTrue(apart > 1e-4, "the two ropes differ by " + apart + " m");
        assertArrayEquals(before, ours.state().named("position"), "the run itself is as it was");
    }

    @Test
    void insideAFrameItIsThatOfTheLastCompleteOne() {
        Run ours = run(OURS);
        ours.seek(ours.branch(), new Cursor(5, 3, 2));
        Picture beside = beside(all(), ours).orElseThrow();
        assertArrayEquals(at(THEIRS, 5).state().named("position"), position(beside), 1e-12);
        assertEquals(new Cursor(5, 3, 2), ours.cursor());
    }

    @Test
    void aMissingFrameShowsTheNearestOneBeforeIt() {
        Trajectory gaps = read(2, 3, 7);
        assertArrayEquals(at(THEIRS, 3).state().named("position"), position(beside(gaps, at(OURS, 6)).orElseThrow()),
                1e-12);
        assertTrue(beside(gaps, at(OURS, 1)).isEmpty(), "before its first frame");
        assertTrue(beside(gaps, at(OURS, 8)).isEmpty(), "after its last frame");
    }

    @Test
    void whatIsNotFiniteOrHasOtherElementsIsNotShown() {
        Trajectory broken = all();
        broken.places().get(4)[3] = Double.NaN;
        broken.places().get(5)[3] = 1e9;
        assertTrue(beside(broken, at(OURS, 3)).isPresent());
        assertTrue(beside(broken, at(OURS, 4)).isEmpty());
        assertTrue(beside(broken, at(OURS, 5)).isEmpty(), "a thousand million metres away");
        assertTrue(beside(all(), at(OURS.with("segments", "7"), 3)).isEmpty());
    }

    @Test
    void aMeasureIsReadInEachFrameOfTheFile() {
        Measure sag = measure("sag"), speed = measure("speed");
        double[][] read = new TrajectorySide(read(2, 3, 7), "position").read(
                List.of(new Probe(sag, Probe.LARGEST), new Probe(speed, Probe.LARGEST)), run(OURS), () -> false);
        assertEquals(3, read[0].length);
        for (int n = 0; n < 3; n++) {
            int frame = new int[]{2, 3, 7}[n];
            assertEquals(sag.read(OURS, at(THEIRS, frame).picture())[0], read[0][n], 1e-9, "frame " + frame);
            assertTrue(Double.isNaN(read[1][n]), "places alone do not decide a speed");
        }
    }

    private static Measure measure(String name) {
        return ROPE.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
    }

    /// How long a stick is too long follows from places; how fast a particle is does not.
    @Test
    void onlyMeasuresThatThePlacesDecideAreRead() {
        var names = new ArrayList<String>();
        ROPE.measures().forEach(m -> names.add(m.name()));
        Picture beside = beside(all(), at(OURS, FRAMES), names.toArray(String[]::new)).orElseThrow();
        State theirs = at(THEIRS, FRAMES).picture();
        assertTrue(beside.measures().keySet().containsAll(List.of("residual", "sag", "totalLength", "potential")),
                beside.measures().keySet().toString());
        for (String name : List.of("velocity", "speed", "kinetic", "energy", "moved", "time", "contacts"))
            assertFalse(beside.measures().containsKey(name), name);
        for (Measure m : ROPE.measures())
            if (beside.measures().containsKey(m.name()))
                assertArrayEquals(m.read(OURS, theirs), beside.measures().get(m.name()), 1e-9, m.name());
    }
}
