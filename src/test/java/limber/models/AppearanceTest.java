package limber.models;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.model.Appearance;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The look of every model's surface, which nothing but the view reads, and its shape at rest.
class AppearanceTest {
    private static final double EXACT = 1e-12;

    /// Those with a surface.
    static Stream<Model> models() {
        return Catalog.MODELS.stream().filter(m -> m.parameters().containsAll(Appearance.PARAMETERS));
    }

    private static State after(Model model, Settings p, List<Input> inputs, int frames) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, inputs));
        run.seek(run.branch(), Cursor.complete(frames));
        return run.picture();
    }

    @ParameterizedTest
    @MethodSource("models")
    void theDefaultIsThePublishedPlasticUnderMore(Model model) {
        assertEquals(new Appearance("theme", 0.5, 0, Appearance.Shadow.DEFORMED), Appearance.of(model.defaults()));
        for (Parameter<?> p : Appearance.PARAMETERS) {
            assertFalse(p.restarts(), p.name());
            assertFalse(model.mainParameters().contains(p), p.name());
        }
    }

    /// Not even the closed forms begin again, as they do after any other change.
    @ParameterizedTest
    @MethodSource("models")
    void aChangeOfLookChangesNoBit(Model model) {
        for (var preset : model.presets()) {
            Settings p = preset.settings();
            List<Input> opening = model.opening(p);
            var looked = new ArrayList<Input>();
            looked.add(new Input.Set(3, "colour", "#d95f02"));
            looked.add(new Input.Set(3, "smoothness", "0.9"));
            looked.add(new Input.Set(4, "metallic", "1"));
            looked.add(new Input.Set(5, "shadow", "rest"));
            looked.addAll(opening);
            looked.sort((a, b) -> Integer.compare(a.frame(), b.frame()));
            assertTrue(after(model, p, looked, 7).sameBitsWithScratch(after(model, p, opening, 7)), preset.name());
        }
    }

    /// Before anything has moved, the surface is at rest.
    @ParameterizedTest
    @MethodSource("models")
    void atTheStartTheRestShapeIsTheShape(Model model) {
        Settings p = model.name().equals("rod") ? model.presets().stream()
                .filter(s -> s.name().equals("straight")).findFirst().orElseThrow().settings() : model.defaults();
        State s = after(model, p, List.of(), 0);
        assertArrayEquals(Skin.vertices(s), model.atRest(p, s), EXACT);
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyPresetHasARestShapeOfItsVertices(Model model) {
        for (var preset : model.presets()) {
            State s = after(model, preset.settings(), model.opening(preset.settings()), 3);
            assertEquals(Skin.vertices(s).length, model.atRest(preset.settings(), s).length, preset.name());
        }
    }

    /// A sphere's lowest vertex, (0, −1, 0), turned by 90° about z lies at (1, 0, 0), twice as large at (2, 0, 0), and
    /// 0.3 further at the anchor; the highest on the other side.
    @Test
    void theJellyAtRestIsPlacedAtItsAnchor() {
        Model jelly = Catalog.model("jelly");
        Settings p = jelly.defaults().with("mesh", "uv-sphere:16x8").with("scale", "2").with("rotation", "90");
        State s = after(jelly, p, List.of(new Input.Move(1, "anchor", new Vec(0.3, 0, 0))), 4);
        double[] rest = jelly.atRest(p, s);
        assertEquals(0, Vec.of(rest, 0).distance(new Vec(2.3, 0, 0)), EXACT);
        assertEquals(0, Vec.of(rest, 113).distance(new Vec(-1.7, 0, 0)), EXACT);
    }

    /// A dent is not there at rest: every vertex is as far from the middle as the sphere is large.
    @Test
    void theBallAtRestIsRound() {
        Model ball = Catalog.model("ball");
        Settings p = ball.defaults().with("scale", "3");
        State s = after(ball, p, ball.opening(p), 8);
        double[] rest = ball.atRest(p, s);
        for (int i = 0; i < rest.length / 3; i++) assertEquals(3, Vec.of(rest, i).length(), EXACT);
    }

    /// The rod stands upright at its first control point, 10 m high.
    @Test
    void theRodAtRestIsStraight() {
        Model rod = Catalog.model("rod");
        Settings p = rod.presets().getFirst().settings();
        State s = after(rod, p, List.of(new Input.Move(1, "point:0", new Vec(1, 2, 3))), 2);
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY, x = 0;
        double[] rest = rod.atRest(p, s);
        for (int j = 0; j < rest.length; j += 3) {
            low = Math.min(low, rest[j + 1]);
            high = Math.max(high, rest[j + 1]);
            x = Math.max(x, Math.abs(rest[j] - 1));
        }
        assertEquals(2, low, EXACT);
        assertEquals(12, high, EXACT);
        assertTrue(x <= 1, "as wide as its base");
    }

    /// The rope as it was placed lies level between its ends, within half of its width of 0.04 m.
    @Test
    void theRopeAtRestIsAsItWasPlaced() {
        Model rope = Catalog.model("rope");
        State s = after(rope, rope.defaults(), List.of(), 60);
        double most = 0;
        double[] rest = rope.atRest(rope.defaults(), s);
        for (int j = 1; j < rest.length; j += 3) most = Math.max(most, Math.abs(rest[j]));
        assertEquals(0.02, most, 1e-9);
    }
}
