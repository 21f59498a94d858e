package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.MeasureFailure;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The measures that read the skin: `trace` builds the skin for those alone.
class CatalogMeasureTest {
    /// Whatever the skin would write is NaN, or 7, and the triangles have corners that do not exist, so that a measure
    /// that reads them reads something else, or fails.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void aMeasureReadsTheSkinOnlyIfItSaysSo(Scene scene) {
        Run run = scene.run();
        for (int frame = 0; frame <= 2; frame++) {
            if (frame > 0) run.next();
            State whole = run.picture(), unknown = spoiled(run, Double.NaN), wrong = spoiled(run, 7);
            List<String> undeclared = scene.model().measures().stream().filter(m -> !m.ofSkin())
                    .filter(m -> !bits(m, run, whole).equals(bits(m, run, unknown))
                            || !bits(m, run, whole).equals(bits(m, run, wrong)))
                    .map(Measure::name).toList();
            assertEquals(List.of(), undeclared);
        }
    }

    /// `trace --channel velocity` may print either, so that both must be the same numbers. A scale shows whether one of
    /// them is local and the other is not.
    @ParameterizedTest
    @MethodSource("limber.models.Scene#all")
    void aMeasureWithTheNameOfAChannelHasItsNumbers(Scene scene) {
        Settings scaled = scene.settings();
        if (scaled.parameters().stream().anyMatch(p -> p.name().equals("scale")))
            scaled = scaled.with("scale", "0.5855");
        Run run = new Scene(scene.model(), scene.name(), scaled, scene.inputs()).run();
        for (int frame = 0; frame <= 4; frame++) {
            if (frame > 0) run.next();
            State shown = run.picture();
            List<String> others = scene.model().measures().stream()
                    .filter(m -> shown.channel(m.name())
                            .filter(c -> !Arrays.equals(shown.numbers(c), m.read(run.settings(), shown))).isPresent())
                    .map(Measure::name).toList();
            assertEquals(List.of(), others);
        }
    }

    private static State spoiled(Run run, double value) {
        State bare = run.state().copy();
        for (Channel c : bare.channels()) if (c.life() == Channel.Life.SCRATCH) Arrays.fill(bare.of(c), value);
        Arrays.fill(bare.triangles(), -1);
        return bare;
    }

    private static List<Long> bits(Measure m, Run run, State s) {
        try {
            return Arrays.stream(m.read(run.settings(), s)).mapToObj(Double::doubleToRawLongBits).toList();
        } catch (MeasureFailure noSuchVertex) {
            return List.of();
        }
    }
}
