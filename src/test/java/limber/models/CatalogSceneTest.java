package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.model.Touch;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The consistency of what a model offers to the view: skin, overlays, positions, touches, verdicts.
@Tag("wide")
class CatalogSceneTest {
    private static Run after(Scene scene, int frames) {
        Run run = scene.run();
        for (int n = 0; n < frames; n++) run.next();
        return run;
    }

    /// Where there is a triangle of a mesh, there are a unit normal and a unit tangent at a right angle to it. The
    /// rope's published ribbons have neither where they collapse.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void normalsAndTangentsOfWhatIsDrawnAreUnitAndOrthogonal(Scene scene) {
        State shown = after(scene, 3).picture();
        double[] vertices = Skin.vertices(shown), normals = shown.named(Skin.NORMALS.name()),
                tangents = shown.named(Skin.TANGENTS.name());
        assertEquals(vertices.length, normals.length);
        assertEquals(vertices.length, tangents.length);
        if (shown.channel(Skin.UV_CORNERS.name()).isEmpty()) return;
        int[] t = shown.triangles();
        var drawn = new HashSet<Integer>();
        for (int k = 0; k < t.length; k += 3)
            if (t[k] != t[k + 1] && t[k + 1] != t[k + 2] && t[k] != t[k + 2])
                drawn.addAll(List.of(t[k], t[k + 1], t[k + 2]));
        for (int i : drawn) {
            Vec n = Vec.of(normals, i), along = Vec.of(tangents, i);
            assertEquals(1, n.length(), 1e-12, () -> "normal of " + i);
            assertEquals(1, along.length(), 1e-12, () -> "tangent of " + i);
            assertEquals(0, n.dot(along), 1e-9, () -> "tangent and normal of " + i);
        }
    }

    /// A tool stays fastened to an element's name when the settings change and the element is no longer there.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void anElementThatIsNotThereHasNoPlace(Scene scene) {
        Run run = after(scene, 1);
        State s = run.picture();
        Settings p = run.settings();
        var kinds = new TreeMap<String, Integer>();
        s.channels().forEach(c -> kinds.put(c.of(), s.count(c.of())));
        scene.model().kinds(p).forEach(k -> kinds.put(k.of(), k.count(s)));
        kinds.forEach((of, count) -> {
            for (int i : new int[]{-1, count, count + 70})
                assertEquals(0, scene.model().place(p, s, new Element(of, i)).length, () -> of + " " + i);
        });
        scene.model().kinds(p).stream().filter(k -> k.count(s) > 0).forEach(k -> assertEquals(3 * k.shape().corners(),
                scene.model().place(p, s, new Element(k.of(), k.count(s) - 1)).length, k.of()));
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void cornersNameVerticesAndTextureCoordinatesThatAreThere(Scene scene) {
        State shown = after(scene, 2).picture();
        for (int v : shown.triangles()) assertTrue(v >= 0 && 3 * v < Skin.vertices(shown).length);
        double[] corners = shown.named(Skin.UV_CORNERS.name());
        assertTrue(corners.length == 0 || corners.length == shown.triangles().length);
        for (double c : corners) assertTrue(c >= 0 && 2 * c < Skin.uv(shown).length);
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void overlaysAreWellFormedData(Scene scene) {
        for (int frames : new int[]{0, 2}) {
            Run run = after(scene, frames);
            State shown = run.picture();
            for (OverlayKind offer : scene.model().overlays(run.settings()))
                for (Overlay o : offer.draw(run.settings(), shown, Optional.empty())) {
                    assertEquals(offer.name(), o.name(), scene::toString);
                    assertEquals(offer.map(), o instanceof Overlay.Surface, scene + ": " + o.name());
                    String what = scene + ": " + o.name();
                    assertTrue(o.name().matches("[a-z][a-z0-9-]*"), what);
                    assertFalse(o.role().isBlank(), what);
                    double[] numbers = switch (o) {
                        case Overlay.Points p -> triples(p.xyz(), what);
                        case Overlay.Arrows a -> {
                            assertEquals(triples(a.from(), what).length, a.vectors().length, what);
                            yield a.vectors();
                        }
                        case Overlay.Path p -> triples(p.xyz(), what);
                        case Overlay.Lines l -> triples(l.ends(), what);
                        case Overlay.Segments s -> {
                            assertEquals(6 * s.values().length, s.ends().length, what);
                            yield s.ends();
                        }
                        case Overlay.Solid b -> {
                            int corners = triples(b.xyz(), what).length / 3;
                            assertTrue(b.triangles().length > 0 && b.triangles().length % 3 == 0, what);
                            for (int corner : b.triangles()) assertTrue(corner >= 0 && corner < corners, what);
                            yield b.xyz();
                        }
                        case Overlay.Surface s -> {
                            double[] drawn = s.body().map(Overlay.Solid::xyz).orElse(Skin.vertices(shown));
                            assertEquals(drawn.length / 3, s.values().length, what);
                            for (double v : triples(drawn, what)) assertTrue(Double.isFinite(v), what);
                            yield s.values();
                        }
                        case Overlay.Chart c -> {
                            for (var curve : c.curves()) assertEquals(curve.x().length, curve.y().length, what);
                            yield c.curves().stream().flatMapToDouble(curve -> Arrays.stream(curve.y())).toArray();
                        }
                        case Overlay.Labels l -> {
                            assertEquals(3 * l.texts().size(), l.xyz().length, what);
                            yield l.xyz();
                        }
                    };
                    for (double v : numbers) assertTrue(Double.isFinite(v), () -> what + " has " + v);
                }
        }
    }

    private static double[] triples(double[] xyz, String what) {
        assertEquals(0, xyz.length % 3, what);
        return xyz;
    }

    /// A measure that has a value for each vertex has one for each vertex of the skin.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void measuresOfVerticesFitTheSkin(Scene scene) {
        Run run = after(scene, 2);
        State shown = run.picture();
        for (Measure m : scene.model().measures()) {
            double[] values = m.read(run.settings(), shown);
            assertEquals(0, values.length % m.width(), m.name());
            if (m.of().isEmpty()) assertEquals(m.width(), values.length, m.name());
            if (m.of().equals("vertex"))
                assertEquals(Skin.vertices(shown).length / 3 * m.width(), values.length, m.name());
        }
    }

    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void everyElementHasAFinitePlaceOrNone(Scene scene) {
        Run run = after(scene, 2);
        State shown = run.picture();
        for (Phase phase : Scene.phases(run.schedule())) {
            int size = phase.size(shown);
            for (int i : new int[]{0, size / 2, size - 1}) {
                if (i < 0 || i >= size) continue;
                double[] at = scene.model().place(run.settings(), shown, new Element(phase.of(), i));
                assertEquals(0, at.length % 3, phase.name());
                for (double v : at) assertTrue(Double.isFinite(v), phase.name());
            }
        }
    }

    /// The ray of a pointer is tested against the surface that is drawn, vertex for vertex; the model has the actions
    /// that a touch does, with the parameters that the touch names, and takes them.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void whatCanBeTouchedTakesTheTouch(Scene scene) {
        Optional<Touch> touch = scene.model().touch(scene.settings());
        if (touch.isEmpty()) return;
        Run run = after(new Scene(scene.model(), scene.name(), scene.settings(), List.of()), 2);
        State shown = run.picture();
        assertEquals(Skin.vertices(shown).length, touch.get().surface().apply(shown).length);
        Action lift = touch.get().lift().orElse(touch.get().action());
        assertTrue(scene.model().actions().containsAll(List.of(touch.get().action(), lift)));
        Map<String, Object> given = touch.get().arguments(Vec.of(Skin.vertices(shown), 0),
                Vec.of(shown.of(Skin.NORMALS), 0), false);
        assertTrue(touch.get().action().arguments().stream().map(Parameter::name).toList().containsAll(given.keySet()));
        touch.get().frames().ifPresent(p -> assertTrue(touch.get().action().arguments().contains(p)));
        Run touched = new Scene(scene.model(), scene.name(), scene.settings(),
                List.of(new Input.Act(1, touch.get().action().name(), given),
                        new Input.Act(2, lift.name(), touch.get().held() ? Map.of() : given)))
                .run();
        touched.next();
        assertFalse(
                touched.state().sameBits(
                        after(new Scene(scene.model(), scene.name(), scene.settings(), List.of()), 1).state()),
                "a touch does something");
        touched.next();
    }

    /// The verdict, and the measures `stable` and `growth` where a model has them, are of one opinion, at each end of
    /// each range.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void verdictAndMeasuresAgree(Scene scene) {
        Map<String, Measure> measures = scene.model().measures().stream()
                .collect(Collectors.toMap(Measure::name, m -> m));
        if (!measures.containsKey("stable")) return;
        State any = scene.run().picture();
        for (Parameter<?> p : scene.model().parameters()) {
            if (p.restarts()) continue;
            for (String value : Scene.extremes(p)) {
                Settings s;
                try {
                    s = scene.settings().with(p.name(), value);
                    scene.model().check(s);
                } catch (BadInput refused) {
                    continue;
                }
                Verdict verdict = scene.model().stability(s).orElseThrow();
                String what = scene + " with " + p.name() + "=" + value + ": " + verdict;
                assertEquals(verdict.stable() ? 1 : 0, measures.get("stable").read(s, any)[0], 0, what);
                double growth = measures.get("growth").read(s, any)[0];
                if (verdict.stable()) assertTrue(growth <= 1 + 1e-12, () -> what + ", growth " + growth);
                else assertTrue(growth >= 1 - 1e-12, () -> what + ", growth " + growth);
                if (verdict.substep() < verdict.limit() * (1 - 1e-12)) assertTrue(verdict.stable(), what);
            }
        }
    }

    /// What a window opens moves before anybody touches it.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void theFirstSceneOfEveryModelMovesByItself(Model m) {
        Settings p = m.presets().getFirst().settings();
        Run run = new Scene(m, "opening", p, m.opening(p)).run();
        double[] before = Skin.vertices(run.picture()).clone();
        for (int n = 0; n < 20; n++) run.next();
        double[] after = Skin.vertices(run.picture());
        double moved = 0;
        for (int j = 0; j < before.length; j++) moved = Math.max(moved, Math.abs(after[j] - before[j]));
        assertTrue(moved > 0.01, "moved " + moved + " m");
    }

    /// Every preset can be shown as the window opens it, and says so when it cannot go on.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#presets")
    void everyPresetOpensWithInputsThatItTakes(Scene scene) {
        Run run = new Scene(scene.model(), scene.name(), scene.settings(), scene.model().opening(scene.settings()))
                .run();
        for (int n = 0; n < 400 && Divergence.clean(run); n++) run.next();
        if (!Divergence.clean(run))
            assertFalse(scene.model().stability(scene.settings()).orElseThrow().stable(), "it was said before");
    }
}
