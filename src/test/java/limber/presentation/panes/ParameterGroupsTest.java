package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

class ParameterGroupsTest {
    private static final Model ROPE = Catalog.model("rope");

    @Test
    void eachParameterIsInOneGroup() {
        for (Model model : Catalog.MODELS) {
            ParameterGroups groups = ParameterGroups.of(model);
            List<Parameter<?>> all = Stream.of(groups.main(), groups.more(), groups.published())
                    .<Parameter<?>>flatMap(List::stream).toList();
            assertEquals(model.parameters().size(), all.size(), model.name());
            assertEquals(new HashSet<>(model.parameters()), new HashSet<>(all));
            assertEquals(model.mainParameters(), groups.main());
        }
    }

    @Test
    void aFoldedSettingThatDiffersIsSaid() {
        var words = new Wording(ROPE, Language.ENGLISH.words());
        ParameterGroups groups = ParameterGroups.of(ROPE);
        Settings preset = ROPE.defaults();
        assertEquals("", groups.changed(preset, preset, words));
        Parameter<?> folded = groups.more().stream().filter(p -> p.name().equals("friction")).findFirst()
                .orElse(preset.parameter("smoothness"));
        Settings now = preset.with(folded.name(), "0.7");
        String said = groups.changed(now, preset, words);
        assertEquals(folded.acts(now) ? "Also changed: " + words.title("parameter", folded.name()) + " 0.7" : "", said);
        String main = groups.main().getFirst().name();
        assertTrue(groups.changed(preset.with("iterations", "7"), preset, words).isEmpty(),
                "iterations stand on top, as does " + main);
    }

    @Test
    void aResetChangesWhatIsAskedForAlone() {
        Settings preset = ROPE.defaults(), now = preset.with("iterations", "7").with("damping", "2");
        assertEquals(preset, ParameterGroups.reset(ROPE.parameters(), now, preset));
        assertEquals(preset.with("damping", "2"),
                ParameterGroups.reset(List.of(preset.parameter("iterations")), now, preset));
    }
}
