package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.model.FirstScene;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The scenes in which models are met, and the figures that they take.
class FirstSceneTest {
    static Stream<Model> models() {
        return Catalog.MODELS.stream();
    }

    @ParameterizedTest
    @MethodSource("models")
    void aFirstSceneIsAPresetWithOverlaysOfTheModel(Model model) {
        FirstScene first = model.firstScene();
        assertTrue(model.presets().contains(first.preset()), first.preset().name());
        assertTrue(model.overlaysAtFirst().containsAll(first.overlays()));
    }

    @Test
    void aPresetThatIsNotThereIsRefused() {
        Model rope = Catalog.model("rope");
        assertEquals("rope has no preset thik", assertThrows(IllegalArgumentException.class,
                () -> FirstScene.of(rope, "thik", Set.of())).getMessage());
    }

    @Test
    void noTwoModelsAreMadeOfTheSame() {
        assertEquals(Catalog.MODELS.size(), models().map(Model::material).distinct().count());
    }

    /// Every figure under every method: its vertices have places after some frames, near where they were.
    @ParameterizedTest
    @CsvSource({"ball, mesh, '', ''", "jelly, mesh, '', ''", "rod, mesh, '', ''",
        "puppet, mesh, method, lattice skinning arap",
        "soft, shape, method, springs-volume neo-hookean-xpbd fem shape-matching"})
    void aFigureStaysWhole(String name,
            String mesh, String choice, String values) {
        Model model = Catalog.model(name);
        for (String figure : List.of("pudding", "gummy", "figure"))
            for (String value : values.split(" ")) {
                Settings p = model.defaults().with(mesh, figure);
                if (!choice.isEmpty()) p = p.with(choice, value);
                model.check(p);
                var timeline = new Timeline(model);
                var run = new Run(timeline, timeline.root(p, model.opening(p)));
                run.seek(run.branch(), Cursor.complete(3));
                double[] xyz = Skin.vertices(run.picture());
                double size = 20 * Math.max(1, run.state().largest(SurfaceSkin.REST));
                for (int i = 0; i < xyz.length / 3; i++)
                    assertTrue(Vec.of(xyz, i).length() < size, name + " " + figure + " " + value);
            }
    }
}
