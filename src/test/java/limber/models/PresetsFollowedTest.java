package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.cloth.Cloth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Which preset a run still is, as the window says it.
class PresetsFollowedTest {
    static final List<Model> MODELS = Catalog.MODELS;

    @ParameterizedTest
    @FieldSource("MODELS")
    void aRunThatNobodyChangesStaysItsPreset(Model model) {
        for (Preset preset : model.presets()) {
            List<Input> opening = model.opening(preset.settings());
            var branch = new Timeline(model).root(preset.settings(), opening);
            Optional<String> first = Preset.matching(model, preset.settings()).map(Preset::name);
            for (Input input : opening)
                assertEquals(first, Preset.matching(model, branch.settings(input.frame())).map(Preset::name),
                        preset.name() + ", frame " + input.frame());
        }
    }

    /// The wind of the curtain turns by itself; twice as much of it is a change.
    @Test
    void anotherWindThanThatOfTheOpeningIsAChange() {
        Settings curtain = new Cloth().defaults();
        assertTrue(new Cloth().opening(curtain).size() > 1);
        assertEquals(Optional.empty(), Preset.matching(new Cloth(), curtain.with("wind", "2,0,-5")));
        assertEquals(Optional.of("curtain"), Preset.matching(new Cloth(), curtain).map(Preset::name));
    }
}
