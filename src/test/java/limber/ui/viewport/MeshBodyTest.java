package limber.ui.viewport;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import limber.OpensWindow;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.mesh.Skin;
import limber.presentation.surface.Shape;
import limber.ui.fake.Blob;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The meshes that a body passes to JavaFX, read back.
@OpensWindow
class MeshBodyTest {
    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private static State ball(String mesh) {
        var blob = new Blob();
        Settings p = blob.defaults().with(Blob.MESH, mesh);
        State s = blob.initial(p);
        blob.schedule(p).runSkin(s);
        return s;
    }

    private static MeshBody shown(State s) throws Exception {
        return fx(() -> {
            var body = new MeshBody();
            body.show(s);
            body.settle();
            return body;
        });
    }

    @Test
    void whereNothingHasBeenShownThereIsNothingToWaitFor() throws Exception {
        assertEquals(List.of(), fx(() -> {
            var body = new MeshBody();
            body.settle();
            return body.meshes();
        }));
    }

    /// Three corners of nine numbers, x y z each, of every triangle that is drawn, sorted.
    private static List<String> drawn(MeshBody body) {
        var drawn = new ArrayList<String>();
        for (TriangleMesh mesh : body.meshes()) {
            float[] p = mesh.getPoints().toArray(null);
            int[] f = mesh.getFaces().toArray(null);
            int per = mesh.getVertexFormat() == VertexFormat.POINT_TEXCOORD ? 2 : 3;
            for (int k = 0; k < f.length; k += 3 * per)
                if (f[k] != f[k + per]) drawn.add(corner(p, f[k]) + corner(p, f[k + per]) + corner(p, f[k + 2 * per]));
        }
        drawn.sort(null);
        return drawn;
    }

    private static String corner(float[] p, int v) {
        return p[3 * v] + "," + p[3 * v + 1] + "," + p[3 * v + 2] + " ";
    }

    private static List<String> declared(State s) {
        double[] v = Skin.vertices(s);
        var p = new float[v.length];
        for (int i = 0; i < p.length; i++) p[i] = (float) v[i];
        var triangles = new ArrayList<String>();
        for (int t = 0; t < s.triangles().length; t += 3)
            if (s.triangles()[t] != s.triangles()[t + 1]) triangles.add(
                    corner(p, s.triangles()[t]) + corner(p, s.triangles()[t + 1]) + corner(p, s.triangles()[t + 2]));
        triangles.sort(null);
        return triangles;
    }

    @Test
    void aSmallSurfaceIsOneMesh() throws Exception {
        MeshBody body = shown(ball("ball"));
        assertEquals(1, body.meshes().size());
        assertEquals(VertexFormat.POINT_TEXCOORD, body.meshes().getFirst().getVertexFormat());
        assertEquals(declared(ball("ball")), drawn(body));
    }

    @Test
    void aSmallSurfaceIsLitByItsOwnNormalsOnlyWhereThatIsAskedFor() throws Exception {
        State s = ball("ball"), turned = s.copy();
        double[] normals = turned.of(Skin.NORMALS);
        for (int i = 0; i < normals.length; i++) normals[i] = i % 3 == 1 ? 1 : 0; // all up, unlike the surface
        MeshBody body = shown(s);
        for (boolean own : new boolean[]{true, false, true}) {
            fx(() -> {
                body.show(turned, Shape.TEXTURED, own);
                return null;
            });
            assertEquals(1, body.meshes().size());
            TriangleMesh mesh = body.meshes().getFirst();
            assertEquals(own ? VertexFormat.POINT_NORMAL_TEXCOORD : VertexFormat.POINT_TEXCOORD,
                    mesh.getVertexFormat());
            if (own)
                for (int i = 0; i < normals.length; i++) assertEquals((float) normals[i], mesh.getNormals().get(i));
            assertEquals(declared(s), drawn(body));
        }
    }

    /// Without normals of its own a surface is lit flat: no two triangles share any. Whoever asks for its own gets
    /// none.
    @Test
    void aSurfaceWithoutNormalsIsLitFlat() throws Exception {
        State s = ball("ball"), bare = s.copy();
        Arrays.fill(bare.of(Skin.NORMALS), 0);
        MeshBody body = shown(s);
        for (boolean flat : new boolean[]{true, false, true}) {
            fx(() -> {
                body.show(flat ? bare : s, Shape.TEXTURED, flat);
                return null;
            });
            TriangleMesh mesh = body.meshes().getFirst();
            assertEquals(VertexFormat.POINT_TEXCOORD, mesh.getVertexFormat());
            for (int group : mesh.getFaceSmoothingGroups().toArray(null)) assertEquals(flat ? 0 : 1, group);
            assertEquals(declared(s), drawn(body));
        }
    }

    @Test
    void everyTriangleOfALargeSurfaceIsDrawnOnceInAChunkOfItsNeighbours() throws Exception {
        State s = ball("fine"); // 40,962 vertices
        MeshBody body = shown(s);
        assertEquals(declared(s), drawn(body));
        assertTrue(body.meshes().size() > 20, body.meshes().size() + " chunks");
        int vertices = body.meshes().stream().mapToInt(m -> m.getPoints().size() / 3).sum();
        for (TriangleMesh mesh : body.meshes()) assertTrue(mesh.getPoints().size() / 3 <= MeshBody.CHUNK);
        // round chunks of 2,000 have borders of about 160
        assertTrue(vertices < 1.25 * 40_962, "borders double " + (vertices - 40_962) + " vertices");
    }

    @Test
    void pointsHaveTheNormalsOfTheWholeSurface() throws Exception {
        State s = ball("fine");
        for (TriangleMesh mesh : shown(s).meshes())
            // a unit ball's are its points
            assertArrayEquals(mesh.getPoints().toArray(null), mesh.getNormals().toArray(null), 1e-6f);
    }

    @Test
    void onlyChunksWithAChangeAreTouched() throws Exception {
        State before = ball("fine"), after = before.copy();
        MeshBody body = shown(before);
        var touched = new int[2];
        fx(() -> {
            for (TriangleMesh mesh : body.meshes()) {
                mesh.getPoints().addListener((_, _, _, _) -> touched[0]++);
                mesh.getFaces().addListener((_, _, _, _) -> touched[1]++);
            }
            body.show(before.copy());
            return null;
        });
        assertArrayEquals(new int[]{0, 0}, touched, "nothing changed");
        double[] v = after.of(Blob.VERTICES);
        int dented = 0;
        for (int i = 0; i < v.length / 3; i++)
            if (v[3 * i + 2] > 0.97) {
                v[3 * i + 2] -= 0.1;
                dented++;
            }
        fx(() -> {
            body.show(after);
            return null;
        });
        // the cap above z = 0.97 has 1.5 % of the sphere, less than one chunk: its corners may lie in a few
        assertTrue(dented > 300 && touched[0] >= 1 && touched[0] <= 8,
                touched[0] + " of " + body.meshes().size() + " touched");
        assertEquals(0, touched[1]);
        assertEquals(declared(after), drawn(body));
    }

    @Test
    void whatTheSkinHasNotEmittedYetIsHiddenWithoutRebuilding() throws Exception {
        State whole = ball("fine"), half = whole.copy(), none = whole.copy();
        Arrays.fill(half.triangles(), 100_000, half.triangles().length - half.triangles().length % 3, 0);
        Arrays.fill(half.triangles(), 99_999, 100_002, 0);
        Arrays.fill(none.triangles(), 0);
        MeshBody body = shown(whole);
        List<TriangleMesh> meshes = body.meshes();
        for (State s : List.of(none, half, whole)) {
            fx(() -> {
                body.show(s);
                return null;
            });
            assertEquals(declared(s), drawn(body));
            assertEquals(meshes, body.meshes());
        }
    }

    @Test
    void trianglesThatAppearLaterAreDrawnToo() throws Exception {
        State whole = ball("fine"), start = whole.copy();
        Arrays.fill(start.triangles(), 200_001, start.triangles().length, 0);
        MeshBody body = shown(start);
        List<TriangleMesh> first = body.meshes();
        for (int from : new int[]{201_000, 202_200, 205_500}) {
            State s = whole.copy();
            Arrays.fill(s.triangles(), from, s.triangles().length, 0);
            fx(() -> {
                body.show(s);
                return null;
            });
            assertEquals(declared(s), drawn(body));
            assertEquals(first.size() + 1, body.meshes().size(), "few that appear share a chunk");
        }
        fx(() -> {
            body.show(whole); // the rest at once: too many to be cut while a picture waits
            return null;
        });
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS,
                () -> fx(() -> drawn(body).size()) == whole.triangles().length / 3);
        assertEquals(declared(whole), drawn(body));
    }

    @Test
    void aTriangleThatGetsOtherCornersIsDrawnWithThem() throws Exception {
        State whole = ball("fine"), turned = whole.copy();
        int[] t = turned.triangles();
        for (int k = 3000; k < 3300; k += 3) t[k] = t[k + 6000]; // no chunk knows these
        MeshBody body = shown(whole);
        for (State s : List.of(turned, whole, turned)) {
            fx(() -> {
                body.show(s);
                return null;
            });
            assertEquals(declared(s), drawn(body));
        }
    }

    @Test
    void aSeamHasTheTextureCoordinatesOfItsCorners() throws Exception {
        for (String mesh : List.of("ball", "fine")) {
            State s = ball(mesh);
            double[] uv = s.of(Blob.UV), y = s.of(Blob.VERTICES);
            int[] corners = s.ints(Skin.UV_CORNERS);
            double declared = 0, drawn = 0; // weighed with y, since v is as often above the middle as below it
            for (int c = 0; c < corners.length; c++)
                // v is up there, down in JavaFX
                declared += uv[2 * corners[c]] + (1 - uv[2 * corners[c] + 1]) * y[3 * s.triangles()[c] + 1];
            for (TriangleMesh m : shown(s).meshes()) {
                int per = m.getVertexFormat() == VertexFormat.POINT_TEXCOORD ? 2 : 3;
                int[] f = m.getFaces().toArray(null);
                for (int k = 0; k < f.length; k += per)
                    drawn += m.getTexCoords().get(2 * f[k + per - 1])
                            + m.getTexCoords().get(2 * f[k + per - 1] + 1) * m.getPoints().get(3 * f[k] + 1);
            }
            assertEquals(declared, drawn, 1e-5 * Math.abs(declared), mesh);
        }
    }

    @Test
    void aValueBecomesAPlaceOnTheMapAndTheTextureComesBack() throws Exception {
        for (String mesh : List.of("ball", "fine")) {
            State s = ball(mesh);
            double[] y = s.of(Blob.VERTICES), share = new double[y.length / 3];
            for (int i = 0; i < share.length; i++) share[i] = 0.5 + 0.5 * y[3 * i + 1];
            MeshBody body = shown(s);
            fx(() -> {
                body.show(s, share, false);
                return null;
            });
            for (TriangleMesh m : body.meshes()) {
                int per = m.getVertexFormat() == VertexFormat.POINT_TEXCOORD ? 2 : 3;
                int[] f = m.getFaces().toArray(null);
                for (int k = 0; k < f.length; k += per) { // half a texel from either end of the map
                    double t = 0.5 + 0.5 * m.getPoints().get(3 * f[k] + 1);
                    assertEquals((0.5 + 255 * t) / 256, m.getTexCoords().get(2 * f[k + per - 1]), 1e-6);
                }
            }
            MeshBody plain = shown(s);
            fx(() -> {
                body.show(s);
                return null;
            });
            for (int i = 0; i < plain.meshes().size(); i++)
                assertArrayEquals(plain.meshes().get(i).getFaces().toArray(null),
                        body.meshes().get(i).getFaces().toArray(null));
        }
    }

    @Test
    void aHugeSurfaceDoesNotHoldUpTheWindow() throws Exception {
        State s = ball("huge"), moved = s.copy(); // 100,000 vertices
        for (int i = 0; i < moved.of(Blob.VERTICES).length; i++) moved.of(Blob.VERTICES)[i] *= 1.1;
        MeshBody body = fx(() -> new MeshBody());
        var held = new ArrayList<Double>();
        for (State each : List.of(s, moved, s, moved)) held.add(shownIn(body, each));
        WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS,
                () -> fx(() -> body.meshes().stream().mapToInt(m -> m.getPoints().size()).sum()) > 300_000);
        for (State each : List.of(s, moved, s, moved)) held.add(shownIn(body, each));
        assertTrue(held.stream().allMatch(ms -> ms < 100), held + " ms"); // a few, once warm
    }

    private static double shownIn(MeshBody body, State s) throws Exception {
        return fx(() -> {
            long start = System.nanoTime();
            body.show(s);
            return (System.nanoTime() - start) * 1e-6;
        });
    }

    /// JavaFX asserts that each normal it is given belongs to a corner, so that faces are set too where one does not.
    @Test
    void facesAreSetWithNormalsOnlyWhileSomeBelongToNoTriangle() {
        assertEquals(0, facesSetByTurning(0, 1, 2, 1, 3, 2));
        assertEquals(1, facesSetByTurning(0, 1, 2, 0, 0, 0), "vertex 3 is that of a hidden triangle");
    }

    private static int facesSetByTurning(int... triangles) {
        double[] corners = {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0}, uv = new double[8];
        double[] up = {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1}, back = {0, 0, -1, 0, 0, -1, 0, 0, -1, 0, 0, -1};
        var shape = new Shape(corners, up, uv, new int[0], triangles, Shape.TEXTURED);
        var chunk = new Chunk(SurfacePiece.whole(shape), true, true, new PhongMaterial());
        chunk.show(shape);
        chunk.join(shape, new boolean[2]);
        var set = new AtomicInteger();
        chunk.mesh().getFaces().addListener((_, _, _, _) -> set.incrementAndGet());
        chunk.show(new Shape(corners, back, uv, new int[0], triangles, Shape.TEXTURED));
        return set.get();
    }
}
