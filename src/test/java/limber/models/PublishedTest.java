package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Every choice as published, and back.
class PublishedTest {
    /// A model without such choices, like the puppet, does what was published anyway.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#models")
    void everyModelWithChoicesHasAPublishedPresetThatMakesThem(Model m) {
        assertEquals(!m.publishedParameters().isEmpty(), m.presets().stream().anyMatch(Preset::published), m.name());
        for (Preset preset : m.presets()) {
            if (!preset.published()) continue;
            assertEquals(preset.settings(), m.asPublished(preset.settings(), preset.settings()));
            Settings corrected = m.asCorrected(preset.settings());
            for (Parameter<?> p : m.publishedParameters()) assertEquals(m.defaults().text(p), corrected.text(p));
            assertEquals(preset.settings(), m.asPublished(corrected, preset.settings()), "and back");
        }
    }

    /// A scene of the cable becomes the cable's program, any other the hook's, which comes first.
    @ParameterizedTest
    @CsvSource({"cable,accumulated,weighted,none", "default,fixed,half,published"})
    void theProgramIsThatOfTheScene(String preset, String clock, String correction, String meshCache) {
        Model rope = Catalog.model("rope");
        Settings opened = rope.presets().stream().filter(p -> p.name().equals(preset)).findFirst().orElseThrow()
                .settings(), published = rope.asPublished(opened.with("segments", "7"), opened);
        assertEquals("7", published.text(published.parameter("segments")), "what is no choice stays");
        assertEquals(clock, published.text(published.parameter("clock")));
        assertEquals(correction, published.text(published.parameter("correction")));
        assertEquals(meshCache, published.text(published.parameter("meshCache")));
    }

    /// Its program has only the pull: 10 N, at which all joints bend fully. What places the points is no fault, so that
    /// the corrected rod is pulled, too.
    @Test
    void thePublishedRodIsPulled() {
        Model rod = Catalog.model("rod");
        Settings published = rod.asPublished(rod.defaults(), rod.defaults()), corrected = rod.asCorrected(published);
        for (Settings p : List.of(published, corrected))
            assertEquals("force 10 10", String.join(" ", p.text(p.parameter("mode")), p.text(p.parameter("force")),
                    p.text(p.parameter("bendForce"))));
        assertEquals("nlerp slerp", published.text(published.parameter("interpolation")) + " "
                + corrected.text(corrected.parameter("interpolation")));
    }

    /// Two, and what each model's page says of its program.
    @Test
    void theJellyLeavesItsNormalsAndSharesItsMaterial() {
        Model jelly = Catalog.model("jelly");
        Settings published = jelly.asPublished(jelly.defaults(), jelly.defaults());
        assertEquals("per-frame true published stale",
                String.join(" ", jelly.publishedParameters().stream().map(published::text).toList()));
    }
}
