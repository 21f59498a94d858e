package limber.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Measures that have no value: they are not a number, and their sentence says where.
class NoneTest {
    /// In each preset and variant, at first and after two frames.
    @ParameterizedTest
    @MethodSource("models")
    void whatIsNotANumberSaysSoInBothLanguages(String name) {
        var silent = new TreeSet<String>();
        Scene.all().filter(scene -> scene.model().name().equals(name)).forEach(scene -> {
            Run run = scene.run();
            for (int frame = 0; frame <= 2; frame += 2) {
                State shown = run.picture();
                for (Measure m : scene.model().measures())
                    if (none(m, run.settings(), shown) && !explained(scene, m)) silent.add(m.name());
                run.next();
                run.next();
            }
        });
        assertEquals(List.of(), List.copyOf(silent));
    }

    static List<String> models() {
        return Catalog.MODELS.stream().map(m -> m.name()).toList();
    }

    private static boolean none(Measure m, Settings p, State s) {
        return Arrays.stream(m.read(p, s)).anyMatch(Double::isNaN);
    }

    private static boolean explained(Scene scene, Measure m) {
        String key = "measure." + m.name();
        return Words.of(scene.model(), Locale.ROOT).get(key).toLowerCase(Locale.ROOT).contains("none")
                && Words.of(scene.model(), Locale.CHINESE).get(key).contains("无此值");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"rope|catenaryError|pinEnd=true;length=3", "rope|chainError|end=0.02,-1,0",
        "rope|fallError|", "rope|cacheError|", "rope|boundsError|",
        "rod|curvature|points=0,0,0;1,1,0;0,1,0;1,0,0;at=0.5", "rod|energy|",
        "rod|elasticaError|preset space-curve",
        "rod|rate|", "jelly|zeta|stiffness=0", "jelly|omega|damping=100", "jelly|settle|damping=0",
        "jelly|overshoot|sway=1", "jelly|oscillatorError|sway=1", "ball|oscillatorError|", "cloth|cgUsed|method=vbd",
        "cloth|violation|method=vbd", "cloth|imbalance|method=xpbd", "soft|polarChange|method=fem",
        "soft|beamDeflection|method=fem", "soft|stress|", "soft|force|", "soft|elasticEnergy|method=shape-matching",
        "puppet|lost|", "puppet|solverSteps|method=skinning"})
    void whereThereIsNothingItIsNotANumber(String model,
            String measure, String changes) {
        String[] given = changes == null ? new String[0] : changes.split(";(?=[a-zA-Z])");
        Run run = Setup.run(Catalog.model(model), List.of(), given);
        run.next();
        assertTrue(Double.isNaN(Setup.number(run, measure)), () -> measure + " = " + Setup.number(run, measure));
        assertEquals(1, Setup.number(run, "finite"));
    }

    /// An undamped jelly has ω = √60; at rest nothing has been lost, and no fall is off.
    @Test
    void aNumberStaysANumber() {
        Run jelly = Setup.run(Catalog.model("jelly"), List.of(), "sway=0", "stiffness=60", "damping=0");
        assertEquals(Math.sqrt(60), Setup.number(jelly, "omega"), 1e-15);
        assertEquals(0, Setup.number(jelly, "lost"));
        assertEquals(0, Setup.number(Setup.run(Catalog.model("rope"), List.of(), "pinStart=false"), "fallError"));
        assertEquals(0, Setup.number(Setup.run(Catalog.model("rod"), List.of(), "preset straight"), "elasticaError"));
    }
}
