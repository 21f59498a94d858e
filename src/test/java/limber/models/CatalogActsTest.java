package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.When;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a model declares of a parameter that does not act under some settings ([When]) is true.
@Tag("wide")
class CatalogActsTest {
    private static final int FRAMES = 3;

    /// Everything that is seen of a run: the channel that `hash` reads, the drawn surface, all measures.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#some")
    void aParameterThatDoesNotActChangesNothingThatIsSeen(Scene scene) {
        long alone = seen(scene, scene.settings());
        for (Parameter<?> p : scene.settings().parameters()) {
            if (p.acts(scene.settings())) continue;
            for (Settings other : others(scene, p))
                assertEquals(alone, seen(scene, other), () -> p.name() + " = " + other.text(p) + " changes the run");
        }
    }

    /// The same settings with other values of one parameter, as far as the model accepts them.
    static List<Settings> others(Scene scene, Parameter<?> p) {
        var others = new ArrayList<Settings>();
        for (String text : Scene.extremes(p)) {
            Settings other = scene.settings().with(p.name(), text);
            if (!other.equals(scene.settings()) && accepted(scene.model(), other).isEmpty()) others.add(other);
        }
        return others;
    }

    private static Optional<String> accepted(Model m, Settings p) {
        try {
            m.check(p);
            return Optional.empty();
        } catch (BadInput refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /// FNV-1a over the bits of what is seen in every frame.
    static long seen(Scene scene, Settings p) {
        var timeline = new Timeline(scene.model());
        var run = new Run(timeline, timeline.root(p, scene.inputs()));
        long hash = 0xcbf29ce484222325L;
        for (int frame = 0; frame <= FRAMES; frame++) {
            State s = Setup.seek(run, frame).picture();
            for (double v : s.of(scene.model().subject())) hash = mixed(hash, Double.doubleToLongBits(v));
            for (Channel c : List.of(Skin.VERTICES, Skin.UV, Skin.NORMALS, Skin.TANGENTS))
                for (double v : s.channels().contains(c) ? s.numbers(c) : new double[0])
                    hash = mixed(hash, Double.doubleToLongBits(v));
            for (int corner : s.triangles()) hash = mixed(hash, corner);
            for (Measure m : scene.model().measures())
                for (double v : m.read(p, s)) hash = mixed(hash, Double.doubleToLongBits(v));
        }
        return hash;
    }

    private static long mixed(long hash, long bits) {
        return (hash ^ bits) * 0x100000001b3L;
    }

    /// The default of every model hides something, and what it is about is never hidden.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void aPanelLeavesOutWhatDoesNotAct(Model m) {
        assertFalse(m.parameters().stream().allMatch(p -> p.acts(m.defaults())), "all act");
        assertTrue(m.mainParameters().getFirst().acts(m.defaults()), m.mainParameters().getFirst().name());
    }
}
