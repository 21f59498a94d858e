package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.ReadyScene;
import org.junit.jupiter.api.Test;

/// Methods as they are typed.
class MethodChoiceTest {
    private static final Model ROPE = Catalog.model("rope");

    private static Settings typed(String values) {
        return new MethodChoice(ROPE, "", values).moment().settings();
    }

    private static String refused(String values) {
        return assertThrows(BadInput.class, () -> typed(values)).getMessage();
    }

    @Test
    void valuesStandBetweenSpacesOrLineEnds() {
        Settings wanted = ROPE.defaults().with("segments", "9").with("correction", "half").with("damping", "0.25");
        assertEquals(wanted, typed("segments=9 correction=half\n damping=0.25 \n"));
        assertEquals(ROPE.defaults(), typed("  "));
    }

    @Test
    void aValueMayHoldSpaces() {
        assertEquals(ROPE.defaults().with("gravity", "0, -1, 0").with("segments", "9"),
                typed("gravity=0, -1, 0 segments=9"));
    }

    @Test
    void itStartsFromItsPreset() {
        var preset = ROPE.presets().getLast();
        assertEquals(preset.settings().with("iterations", "3"),
                new MethodChoice(ROPE, preset.name(), "iterations=3").moment().settings());
    }

    @Test
    void whatIsWrongIsSaidInALine() {
        assertEquals("'segments': name=value would be right, such as "
                + ROPE.defaults().parameters().getFirst().name() + "="
                + ROPE.defaults().text(ROPE.defaults().parameters().getFirst()), refused("segments"));
        assertTrue(refused("segments=0").startsWith("rope.segments: 0 is below 1"), refused("segments=0"));
        assertTrue(refused("segmets=4").contains("segments"), refused("segmets=4"));
    }

    /// All that a ready scene's methods are can be typed.
    @Test
    void whatIsShownIsReadAgain() {
        for (ReadyScene scene : ReadyScene.values()) {
            List<Moment> others = MomentReader.text(scene.text()).entries().others();
            for (Moment m : others)
                assertEquals(m.settings(), MethodChoice.of(m).moment().settings(), scene + " " + m.model().name());
        }
    }

    @Test
    void aSceneIsToldFromItsNearestPreset() {
        for (var preset : ROPE.presets()) {
            Settings p = preset.settings().with("iterations", "7");
            assertEquals(p, MethodChoice.of(ROPE, p).moment().settings(), preset.name());
        }
    }
}
