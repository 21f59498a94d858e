package limber.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/// The fields of a sweep, what is suggested for them, and the limit that theory draws.
class SweepFormTest {
    static final List<Model> MODELS = Catalog.MODELS;
    private static final Model BALL = Catalog.model("ball");

    private static SweepForm form(String first, String values, String second, String others, String measure,
            String frames) {
        return new SweepForm(first, values, second, others, measure, frames);
    }

    @ParameterizedTest
    @CsvSource({"dampng,1..3,'',FIRST,did you mean damping", "damping,1..,'',FIRST,is not a number",
        "damping,'3,-1','',FIRST,below", "damping,1..3,x,SECOND,no such parameter",
        "damping,1..3,damping,SECOND,another parameter",
        "damping,1..101,substep,SECOND,10100 runs"})
    void aWrongParameterIsToldOfItsField(
            String first, String values, String second, SweepForm.Field field, String part) {
        SweepFault fault = assertThrows(SweepFault.class,
                () -> form(first, values, second, "0.01..0.02:100", "growth", "1").read(BALL, BALL.defaults()));
        assertEquals(field, fault.field());
        assertTrue(fault.getMessage().contains(part), fault.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"grwth,1,MEASURE,growth", "growth > 1,1,MEASURE,one number", "growth,0,FRAMES,whole number",
        "growth,1.5,FRAMES,whole number",
        "growth,9999999,FRAMES,whole number"})
    void aWrongMeasureOrNumberIsToldOfItsField(String measure, String frames, SweepForm.Field field, String part) {
        SweepFault fault = assertThrows(SweepFault.class,
                () -> form("damping", "1..3", "", "", measure, frames).read(BALL, BALL.defaults()));
        assertEquals(field, fault.field());
        assertTrue(fault.getMessage().contains(part), fault.getMessage());
    }

    /// A cloth of 4 × 0 has 5 places of its own; with 3 columns it would need 4.
    @Test
    void settingsThatContradictEachOtherAreRefusedBeforeAnythingIsRun() {
        Model cloth = Catalog.model("cloth");
        Settings p = cloth.defaults().with("columns", "4").with("rows", "0")
                .with("shape", "0,0,0;1,0,0;2,0,0;3,0,0;4,0,0");
        SweepFault fault = assertThrows(SweepFault.class,
                () -> form("columns", "4,3", "", "", "time", "1").read(cloth, p));
        assertEquals(SweepForm.Field.FIRST, fault.field());
        assertTrue(fault.getMessage().contains("cloth.shape"), fault.getMessage());
    }

    @Test
    void theCommandStartsFromTheNearestPresetAndQuotesWhatAShellWouldEat() {
        Settings published = BALL.presets().stream().filter(q -> q.name().equals("published")).findFirst().orElseThrow()
                .settings();
        assertEquals("limber sweep ball --preset published --set springForce=31 --over damping=1..3 "
                + "--measure 'max(dent, 0.1)' --frames 7 --out x.csv",
                form("damping", "1..3", "", "", "max(dent, 0.1)", "7").command(BALL,
                        published.with("springForce", "31").with("damping", "99")));
    }

    @ParameterizedTest
    @FieldSource("MODELS")
    void everySuggestionCanBeRun(Model model) {
        for (var preset : model.presets()) {
            Sweep sweep = SweepSuggestion.of(model, preset.settings()).read(model, preset.settings());
            assertTrue(sweep.size() >= 16 && sweep.size() <= 400, preset.name() + ": " + sweep.size() + " runs");
            for (var q : SweepSuggestion.parameters(model)) {
                String values = SweepSuggestion.values(q, preset.settings());
                assertTrue(SweepRange.read(q.name() + "=" + values, preset.settings()).values().size() > 1, q.name());
            }
        }
        SweepSuggestion.measures(model).forEach(m -> assertEquals(m, Sweep.measure(m, model).toString()));
    }

    /// The ball's limit depends on its damping of 5/s: up to 8 times of it, and twice the limit half-way, 1/20 s.
    @Test
    void aStabilityMapIsSuggestedWhereASubstepCanBeUnstable() {
        assertEquals(form("damping", "2..40:20", "substep", "0.005..0.1:20", "growth", "60"),
                SweepSuggestion.of(BALL, BALL.defaults()));
    }

    @Test
    void aCurveOverTheIterationsIsSuggestedWhereNothingCanBeUnstable() {
        Model rope = Catalog.model("rope");
        assertEquals(form("iterations", "1..16", "", "", "max(abs(residual))", "60"),
                SweepSuggestion.of(rope, rope.defaults()));
    }

    private static StabilityLimit limit(Model model, Settings p, String... over) {
        var all = List.of(over).stream().map(o -> SweepRange.read(o, p)).toList();
        return StabilityLimit.of(new Sweep(model, p, List.of(), all, List.of(Sweep.measure("time", model)), 1))
                .orElseThrow();
    }

    /// 2/√k without damping: 1 s, 0.5 s and 0.25 s for 4, 16 and 64, and √(4/10) s = 0.632 s half-way to 16.
    @Test
    void theLimitIsFoundForEachValueAndBetweenThem() {
        StabilityLimit limit = limit(BALL, BALL.defaults().with("damping", "0"), "springForce=4,16,64",
                "substep=0.1..1:10");
        assertEquals(1, limit.axis());
        assertEquals(1, at(limit, 0), 1e-12);
        assertEquals(Math.sqrt(0.4), at(limit, 0.5), 1e-12);
        assertEquals(0.5, at(limit, 1), 1e-12);
        assertEquals(0.25, at(limit, 2), 1e-12);
    }

    private static double at(StabilityLimit limit, double place) {
        return limit.points().stream().filter(p -> p.at() == place).findFirst().orElseThrow().limit();
    }

    @Test
    void alongTheSubstepAloneItIsOneNumber() {
        StabilityLimit limit = limit(BALL, BALL.defaults().with("damping", "0").with("springForce", "16"),
                "substep=0.1..1:10");
        assertEquals(List.of(new StabilityLimit.Point(0, 0.5)), limit.points());
        assertEquals(0, limit.axis());
    }

    /// An accumulated clock has no substep below 5 ms: where the limit is 2 ms, no value is stable.
    @Test
    void theSubstepIsTheOneThatTheClockGoesBy() {
        Settings p = BALL.defaults().with("damping", "500").with("springForce", "0");
        assertEquals(0.002, limit(BALL, p, "substep=0.001,0.01").points().getFirst().limit(), 1e-12);
        assertEquals(0, limit(BALL, p.with("clock", "accumulated"), "substep=0.001,0.01").points().getFirst().limit());
        assertEquals(-1, limit(BALL, p.with("clock", "per-frame"), "substep=0.001,0.01").axis());
        assertEquals(0, limit(BALL, p.with("clock", "per-frame"), "frameTime=0.001,0.01").axis());
    }

    @Test
    void aParameterThatIsAWordHasAStepOfItsOwn() {
        StabilityLimit limit = limit(BALL, BALL.defaults(), "integrator=published,exact", "substep=0.1..1:10");
        assertEquals(List.of(-0.5, 0.5, 0.5, 1.5), limit.points().stream().map(StabilityLimit.Point::at).toList());
        assertEquals(0.2, limit.points().get(1).limit(), 1e-12, "c·h < 1 with c = 5/s");
        assertEquals(Double.POSITIVE_INFINITY, limit.points().get(2).limit());
    }

    @Test
    void aModelThatIsAlwaysStableHasNoLimitButAReason() {
        Model rope = Catalog.model("rope");
        StabilityLimit limit = limit(rope, rope.defaults(), "iterations=1..3");
        assertEquals(-1, limit.axis());
        assertEquals(Optional.of(limit.verdict()), rope.stability(rope.defaults()));
    }
}
