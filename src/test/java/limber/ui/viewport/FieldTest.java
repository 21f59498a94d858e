package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Run;
import limber.engine.Simulation;
import limber.engine.Timeline;
import limber.engine.Wanted;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// What the elements of a scene can be coloured by.
class FieldTest {
    private static Picture picture(Model model, int frame) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(model.presets().getFirst().settings(), model.opening(model.presets().getFirst().settings())));
        run.seek(run.branch(), Cursor.complete(frame));
        return Simulation.picture(run, Wanted.atFirst(model), true, Optional.empty());
    }

    @Test
    void everyModelOffersWhatItHasForEachVertexParticleOrStick() {
        var offered = Catalog.MODELS.stream().collect(Collectors.toMap(Model::name, m -> Field.all(m, picture(m, 2)).stream().map(Field::name).collect(Collectors.toSet())));
        assertTrue(offered.get("rope").containsAll(Set.of("by:velocity", "by:velocity.y", "by:position.y", "by:residual", "by:length", "by:inverseMass")), offered.get("rope").toString());
        assertTrue(offered.get("ball").containsAll(Set.of("by:velocity", "by:velocity.z", "by:normals.x", "by:displacement")), offered.get("ball").toString());
        assertTrue(offered.get("jelly").containsAll(Set.of("by:mask", "by:placed.y")), offered.get("jelly").toString());
        assertTrue(offered.get("rod").containsAll(Set.of("by:parameter", "by:centre.x", "by:points.x")), offered.get("rod").toString());
        assertFalse(offered.get("rope").contains("by:energy"), "one number for the whole scene colours nothing");
        assertFalse(offered.get("rod").stream().anyMatch(name -> name.contains("joints")), "a quaternion is no value");
    }

    @Test
    void aVectorGivesItsLengthAndItsComponents() {
        Model rope = Catalog.model("rope");
        Picture now = picture(rope, 3);
        double[] x = values("by:position.x", rope, now), y = values("by:position.y", rope, now), z = values("by:position.z", rope, now), length = values("by:position", rope, now);
        for (int i = 0; i < x.length; i++) assertEquals(Math.sqrt(x[i] * x[i] + y[i] * y[i] + z[i] * z[i]), length[i], 1e-12);
        assertArrayEquals(now.state().of(rope.grabbable().orElseThrow()), woven(x, y, z));
    }

    private static double[] values(String name, Model model, Picture now) {
        return Field.of(name, model, now).orElseThrow().values(model, now);
    }

    private static double[] woven(double[] x, double[] y, double[] z) {
        var xyz = new double[3 * x.length];
        for (int i = 0; i < x.length; i++) {
            xyz[3 * i] = x[i];
            xyz[3 * i + 1] = y[i];
            xyz[3 * i + 2] = z[i];
        }
        return xyz;
    }

    @Test
    void signedValuesHaveZeroInTheMiddleAndMagnitudesAtTheEnd() {
        Model rope = Catalog.model("rope");
        Picture now = picture(rope, 5);
        Colouring component = Colouring.of(rope, now, Set.of("by:velocity.y"), new Scales(), key -> key).orElseThrow();
        assertTrue(component.signed());
        assertEquals("velocity.y", component.title());
        assertEquals("m/s", component.unit());
        assertEquals(0.5, component.shares()[0], 1e-12, "the pinned start stands still");
        assertTrue(Colouring.of(rope, picture(rope, 0), Set.of("by:position.x"), new Scales(), key -> key).orElseThrow().signed(), "a component has a sign though none is below zero");
        Colouring length = Colouring.of(rope, now, Set.of("by:velocity"), new Scales(), key -> key).orElseThrow();
        assertFalse(length.signed());
        assertEquals(0, length.shares()[0], 1e-12);
    }

    @Test
    void aNameThatAPictureDoesNotHaveColoursNothing() {
        Model rope = Catalog.model("rope");
        for (String name : List.of("by:nothing", "by:energy", "by:residual.x")) assertEquals(Optional.empty(), Colouring.of(rope, picture(rope, 0), Set.of(name), new Scales(), key -> key), name);
    }
}
