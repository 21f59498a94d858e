package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.model.Entry;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class FramedScenesTest {
    private static final Model ROPE = Catalog.model("rope");

    private static Settings rope(String name, String value) {
        return ROPE.defaults().with(name, value);
    }

    private static FramedScenes alone(Settings settings) {
        return FramedScenes.of(ROPE, settings, settings, List.of());
    }

    /// A rope of 6 m hangs lower than one of 2 m; the box of both goes down to the lower one.
    @Test
    void theBoxHoldsTheSceneAndWhatItIsComparedWith() {
        Settings shorter = rope("length", "2"), longer = rope("length", "6");
        SceneBounds all = FramedScenes.of(ROPE, shorter, longer, List.of()).bounds();
        assertEquals(alone(longer).bounds().low().y(), all.low().y());
        assertEquals(alone(shorter).bounds().body(), all.body(), "the scene itself gives the scale");
        assertEquals(all, FramedScenes.of(ROPE, shorter, shorter, List.of(new Entry(ROPE, longer))).bounds(),
                "a rope has no handle outside of its body");
    }

    @Test
    void theViewStaysWhereAValueChangesAndFitsAnewWhereTheSceneDoes() {
        FramedScenes before = alone(ROPE.defaults());
        assertTrue(alone(rope("damping", "2")).alike(before));
        assertFalse(alone(rope("segments", "8")).alike(before), "another rope");
        assertFalse(FramedScenes.of(ROPE, ROPE.defaults(), rope("damping", "2"), List.of()).alike(before),
                "another scene stands beside it");
    }
}
