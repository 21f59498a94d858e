package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.model.Preset;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import limber.presentation.camera.Insets;
import limber.presentation.paint.Box;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Palette;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What a legend says of itself when it is pointed at.
class LegendTest {
    static Stream<Model> models() {
        return Catalog.MODELS.stream();
    }

    /// Names of the overlays with a legend that a model has under any of its presets.
    private static Set<String> coloured(Model model) {
        var names = new LinkedHashSet<String>();
        for (Preset preset : model.presets()) {
            var timeline = new Timeline(model);
            var run = new Run(timeline, timeline.root(preset.settings(), List.of()));
            Set<String> all =
                    model.overlays(preset.settings()).stream().map(OverlayKind::name).collect(Collectors.toSet());
            for (Overlay o : model.overlays(preset.settings(), run.picture(), all))
                if (o instanceof Overlay.Surface || o instanceof Overlay.Segments) names.add(o.name());
        }
        return names;
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyLegendIsExplained(Model model) {
        for (Language language : Language.values()) {
            var words = new Wording(model, language.words());
            for (String name : coloured(model))
                assertFalse(words.get("legend." + name).startsWith("legend."),
                        model.name() + " " + name + " in " + language);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theEndsOfTheScaleAreSaid(Language language) {
        var words = new Wording(Catalog.model("rope"), language.words());
        var signed = new Legend("Residual", "Too long is red.", "m", 0.02, true);
        String said = signed.explained(words::get);
        assertTrue(said.startsWith("Residual\nToo long is red.\n"), said);
        assertTrue(said.contains("-20 mm") && said.contains("+20 mm"), said);
        assertTrue(new Legend("Speed", "", "m/s", 2, false).explained(words::get).contains("2 m/s"));
    }

    @Test
    void aLegendCarriesTheMeaningOfItsOverlay() {
        var words = new Wording(Catalog.model("rope"), Language.ENGLISH.words());
        var sticks = new Overlay.Segments("residual", "residual", new double[6], new double[1], "m");
        Legend legend = Legend.of(List.of(sticks), Set.of("residual"), Optional.empty(), words::get).getFirst();
        assertEquals(words.get("legend.residual"), legend.meaning());
    }

    /// Letters of 13 px in a view of 360 × 160: the title without its brackets has 16 letters of 6.5 px, and two
    /// numbers of 6 letters with their gaps 16 of 7.8 px, which is 228.8 px from the edge at 12 px on.
    @Test
    void inALowViewItIsOneLineOverItsColours() {
        var palette = new Palette();
        var legend = new Legend("Sticks: residual (too long is red)", "", "m", 0.02, true);
        Box box = Insets.of(360, 160, 0, 13, 1, 0, false).legends().getFirst();
        var pen = new NotedPen();
        Box plate = legend.plate(palette, box, text -> 6.5 * text.length());
        legend.draw(pen, new ScenePen(pen, palette, null), palette, box, plate);
        assertEquals(List.of("12 141.2 LEFT -20 mm", "126.4 141.2 CENTER Sticks: residual",
                "240.8 141.2 RIGHT +20 mm"), pen.notes("text"));
        assertEquals(List.of("6.8 131.4 239.2 24.7", "12 149.6 228.8 3.9"), pen.notes("rect"));

        Box high = Insets.of(360, 300, 0, 13, 1, 0, false).legends().getFirst();
        var wide = new NotedPen();
        legend.draw(wide, new ScenePen(wide, palette, null), palette, high,
                legend.plate(palette, high, text -> 6.5 * text.length()));
        assertTrue(wide.notes("text").getFirst().endsWith("Sticks: residual (too long is red)"));
    }
}
