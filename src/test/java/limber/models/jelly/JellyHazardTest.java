package limber.models.jelly;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.Setup.with;
import static limber.models.jelly.Jellies.move;
import static limber.models.jelly.Jellies.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The faults of the published jelly, with the number that shows each, and the effect of the corrected setting.
class JellyHazardTest {
    /// A follower that nothing pulls: the offset stays what a move made it.
    private static final String[] HELD = {"stiffness=0", "damping=0"};

    private static double least(double[] v) {
        return Arrays.stream(v).min().orElseThrow();
    }

    private static double most(double[] v) {
        return Arrays.stream(v).max().orElseThrow();
    }

    /// A sphere of radius s stands in the world from −s to s; the published mask believes in bottom −1 and height 2:
    /// (−s + 1)/2 to (s + 1)/2.
    @ParameterizedTest
    @CsvSource({"2,-0.5,1.5", "0.5,0.25,0.75", "1,0,1", "10,-4.5,5.5"})
    void thePublishedMaskLeaves0To1UnderScale(String scale, double bottom, double top) {
        double[] published = read(run("mesh=uv-sphere:16x8", "mask=published", "scale=" + scale), "mask"),
                corrected = read(run("mesh=uv-sphere:16x8", "scale=" + scale), "mask");
        assertEquals(bottom, least(published), 1e-12);
        assertEquals(top, most(published), 1e-12);
        assertEquals(0, least(corrected), 1e-12);
        assertEquals(1, most(corrected), 1e-12);
    }

    /// A torus lies 0.8 m high and 2.8 m wide. Stood on its side it reaches from −1.4 to 1.4 m, while the published
    /// mask believes in bottom −0.4 and height 0.8: −1.25 to 2.25.
    @Test
    void andUnderRotation() {
        double[] published = read(run("mesh=torus:32x16", "mask=published", "rotation=90"), "mask"),
                corrected = read(run("mesh=torus:32x16", "rotation=90"), "mask");
        assertEquals(-1.25, least(published), 1e-12);
        assertEquals(2.25, most(published), 1e-12);
        assertEquals(0, least(corrected), 1e-12);
        assertEquals(1, most(corrected), 1e-12);
    }

    /// Mask −0.5 at the bottom of the sphere scaled by 2: its foot, which should stay at the anchor at −0.4, slides
    /// against the lean by half of the offset of 0.4, and its top, which should be where the follower is, runs ahead of
    /// it by half.
    @Test
    void aMaskBeyond0And1MovesTheFootBackwards() {
        Vec away = new Vec(-0.4, 0, 0); // the offset is +0.4 along x
        for (var rule : List.of("published", "height")) {
            Run run = seek(run(List.of(move(1, away)), with(HELD, "mesh=uv-sphere:16x8", "scale=2", "mask=" + rule)),
                    1);
            double[] world = Skin.vertices(run.picture());
            assertEquals(rule.equals("published") ? -0.6 : -0.4, world[0], 1e-12);
            assertEquals(rule.equals("published") ? 0.2 : 0, world[world.length - 3], 1e-12);
        }
    }

    /// A sphere 2 m high; an offset of −3 m turns it inside out: 1 − 3/2 = −½ of its volume.
    @Test
    void theVolumeTurnsInsideOutWhenTheOffsetPassesTheHeight() {
        String[] jelly = with(HELD, "mesh=uv-sphere:16x8");
        double rest = number(run(jelly), "volume");
        assertEquals(-0.5 * rest, number(seek(run(List.of(move(1, new Vec(0, 3, 0))), jelly), 1), "volume"), 1e-12);
        assertEquals(0, number(seek(run(List.of(move(1, new Vec(0, 2, 0))), jelly), 1), "volume"), 1e-12);
    }

    /// Dragged up by 1 m/s, a follower is c/k behind in the end: 0.2582 m with stiffness 60 and critical damping, so
    /// that the jelly keeps 1 − 0.2582/2 of its volume. One that hardly pulls is 3 m behind after 3 s: 1 − 3/2.
    @Test
    void aStiffSpringDoesNotLetItGoThatFar() {
        var dragged = new ArrayList<Input>();
        for (int frame = 1; frame <= 180; frame++) dragged.add(move(frame, new Vec(0, frame / 60.0, 0)));
        double rest = number(run("mesh=uv-sphere:16x8"), "volume"), c = 2 * Math.sqrt(60);
        assertEquals(1 - 0.5 * c / 60,
                number(seek(run(dragged, "mesh=uv-sphere:16x8", "damping=" + c), 180), "volume") / rest, 0.01);
        assertEquals(-0.5,
                number(seek(run(dragged, "mesh=uv-sphere:16x8", "stiffness=0.001", "damping=0"), 180), "volume") / rest,
                0.01);
    }

    /// One material: the second jelly writes last, so that its offset of (0, 0, −0.5) is what both show. The first
    /// one's own offset of (0.3, 0, 0) is lost; it stands at its anchor all the same.
    @Test
    void aSharedMaterialLetsTheSecondJellyMoveTheFirst() {
        var inputs = List.of(move(1, new Vec(-0.3, 0, 0)), shift(1, new Vec(0, 0, 0.5)));
        for (boolean shared : new boolean[]{true, false}) {
            Run run = seek(run(inputs, with(HELD, "mesh=uv-sphere:16x8", "count=2", "shared=" + shared)), 1);
            double[] world = Skin.vertices(run.picture());
            int top = world.length / 6 - 1, other = world.length / 3 - 1;
            assertEquals(0, Vec.of(world, top).distance(shared ? new Vec(-0.3, 1, -0.5) : new Vec(0, 1, 0)), 1e-12);
            assertEquals(0, Vec.of(world, other).distance(beside().plus(new Vec(0, 1, 0))), 1e-12);
            assertEquals(0, Vec.of(world, 0).distance(new Vec(-0.3, -1, 0)), 1e-12, "the foot is at the anchor");
        }
    }

    /// The second anchor is 1 m up, so that the bottom in the material is at 0 and the height is 2: the first jelly,
    /// from −1 to 1, is masked by −0.5 to 0.5, or clamped by 0 to 0.5.
    @ParameterizedTest
    @CsvSource({"published,-0.5", "height,0"})
    void aSharedMaterialTakesTheBottomOfTheSecondJelly(String rule,
            double least) {
        Run run = seek(run(List.of(shift(1, new Vec(0, 1, 0))), "mesh=uv-sphere:16x8", "count=2", "shared=true",
                "mask=" + rule), 1);
        double[] masks = read(run, "mask"), first = Arrays.copyOf(masks, masks.length / 2),
                second = Arrays.copyOfRange(masks, masks.length / 2, masks.length);
        assertEquals(least, least(first), 1e-12);
        assertEquals(0.5, most(first), 1e-12);
        assertEquals(0, least(second), 1e-12);
        assertEquals(1, most(second), 1e-12);
    }

    /// A sphere of radius 1 whose anchor is moved to (2, 3, 4), and whose follower stays behind at 0: its foot is at
    /// (2, 2, 4), and its head, which moves with the follower, still at (0, 1, 0).
    @Test
    void theFootStandsAtTheAnchorAndTheHeadComesAfter() {
        Run run = seek(run(List.of(move(1, new Vec(2, 3, 4))), with(HELD, "mesh=uv-sphere:16x8")), 1);
        double[] world = Skin.vertices(run.picture());
        assertEquals(0, Vec.of(world, 0).distance(new Vec(2, 2, 4)), 1e-12);
        assertEquals(0, Vec.of(world, world.length / 3 - 1).distance(new Vec(0, 1, 0)), 1e-12);
    }

    /// A follower of its own that never moved, and yet its jelly does.
    @Test
    void aSharedMaterialMovesAJellyWhoseFollowerRests() {
        Run run = seek(run(List.of(shift(1, new Vec(0.5, 0, 0))), "mesh=uv-sphere:16x8", "count=2", "shared=true"), 20);
        double[] offsets = read(run, "offset"), world = Skin.vertices(run.picture());
        assertEquals(0, Vec.of(offsets, 0).length(), 0);
        assertEquals(0, Vec.of(world, world.length / 6 - 1).distance(new Vec(0, 1, 0).plus(Vec.of(offsets, 1))), 1e-12);
        assertTrue(Vec.of(offsets, 1).length() > 0.01);
        Run own = seek(run(List.of(shift(1, new Vec(0.5, 0, 0))), "mesh=uv-sphere:16x8", "count=2", "shared=false"),
                20);
        assertEquals(0, Vec.of(Skin.vertices(own.picture()), world.length / 6 - 1).distance(new Vec(0, 1, 0)), 1e-12);
    }

    private static Vec beside() {
        return Vec.of(run("mesh=uv-sphere:16x8", "count=2").state().of(JellyChannels.ANCHOR), 1);
    }

    private static Input shift(int frame, Vec by) {
        return new Input.Move(frame, "anchor:2", beside().plus(by));
    }

    /// A shear x' = x + o·(y + 1)/2 turns normals by the inverse transpose of its matrix: with o along x and of 1 m,
    /// (nx, ny − nx/2, nz). Stale ones stay.
    @Test
    void staleNormalsShowNoLean() {
        Vec away = new Vec(-1, 0, 0);
        double[] rest = run("mesh=icosphere:2").picture().of(Skin.NORMALS);
        double[] stale = seek(run(List.of(move(1, away)), with(HELD, "mesh=icosphere:2", "normals=stale")), 1).picture()
                .of(Skin.NORMALS);
        double[] recomputed = seek(run(List.of(move(1, away)), with(HELD, "mesh=icosphere:2")), 1).picture()
                .of(Skin.NORMALS);
        // the icosphere stands from −1 to 1 only nearly: its own height decides
        double[] v = Jellies.SURFACES.read("icosphere:2").vertices();
        double height = 0;
        for (int j = 1; j < v.length; j += 3) height = Math.max(height, 2 * v[j]);
        for (int i = 0; i < rest.length / 3; i++) {
            Vec n = Vec.of(rest, i), leaning = new Vec(n.x(), n.y() - n.x() / height, n.z());
            assertEquals(0, Vec.of(stale, i).distance(n), 1e-15);
            assertEquals(0, Vec.of(recomputed, i).distance(leaning.times(1 / leaning.length())), 1e-12);
        }
    }

    /// What is stale is the lean, not the turn of the whole object: at rest there is nothing to be wrong about.
    @ParameterizedTest
    @CsvSource({"0", "90", "-37", "200"})
    void staleNormalsStillTurnWithTheJelly(String rotation) {
        double[] stale = run("mesh=torus:12x6", "normals=stale", "rotation=" + rotation).picture().of(Skin.NORMALS);
        double[] right = run("mesh=torus:12x6", "rotation=" + rotation).picture().of(Skin.NORMALS);
        for (int j = 0; j < right.length; j++) assertEquals(right[j], stale[j], 1e-13);
    }

    /// k·h² + 2·c·h = 60/9 > 4 in steps of a third of a second: what the frame rate does to a jelly of one step a
    /// frame, and the accumulated clock's short steps do not.
    @Test
    void aSlowFrameBlowsUpTheJellyUnlessItIsCutIntoSteps() {
        Run published = seek(run(List.of(move(1, new Vec(0.1, 0, 0))), "mesh=icosphere:0", "substep=0.3333"), 30);
        assertTrue(Vec.of(read(published, "offset"), 0).length() > 1e6);
        Run cut = seek(
                run(List.of(move(1, new Vec(0.1, 0, 0))), "mesh=icosphere:0", "clock=accumulated", "frameTime=0.3333"),
                30);
        assertTrue(Vec.of(read(cut, "offset"), 0).length() < 0.1);
    }

    /// A mesh without any height has nothing to divide by: 1e-5 m stand in for it.
    @Test
    void aFlatJellyIsFinite(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("flat.obj"), "v 0 0 0\nv 1 0 0\nv 0 0 1\nf 1 3 2\n");
        Run run = seek(run(List.of(move(1, new Vec(1, 1, 0))), "mesh=file:" + file), 10);
        for (double mask : read(run, "mask")) assertEquals(0, mask, 0);
        for (double v : Skin.vertices(run.picture())) assertTrue(Double.isFinite(v));
    }

    /// The second anchor is pulled 0.3 m along z: one step of its follower is k·h²·0.3 = 60/3600·0.3 = 0.005 m, so that
    /// its offset is −0.295 m; with one material the first jelly, which nobody touched, leans by as much.
    @Test
    void aMeasureSaysThatTheWrongJellyLeans() {
        for (boolean shared : new boolean[]{true, false}) {
            Run run = Jellies.run(List.of(), "count=2", "shared=" + shared, "mesh=icosphere:0");
            Vec second = Vec.of(run.state().of(JellyChannels.ANCHOR), 1);
            run = Jellies.run(List.of(new Input.Move(1, "anchor:2", second.plus(new Vec(0, 0, 0.3)))), "count=2",
                    "shared=" + shared, "mesh=icosphere:0");
            run.next();
            assertEquals(shared ? 0.295 : 0, Setup.number(run, "wrongLean"), 1e-12);
        }
    }
}
