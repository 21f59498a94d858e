package limber.models.strand;

import static limber.models.Setup.number;
import static limber.models.Setup.seek;
import static limber.models.strand.Strands.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.run.Run;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The loads at which rings and columns buckle.
@Tag("wide")
class StrandBucklingTest {
    /// Michell 1889: a ring that is straight at rest leaves its plane when its twist exceeds √3·EI/GJ turns. EI/GJ =
    /// E/(2G).
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aTwistedRingLeavesItsPlaneBeyondMichellsTwist(int turns) {
        assertTrue(writhe(turns, 0.94 * turns / Math.sqrt(3)) > 0.2);
        assertEquals(0, writhe(turns, 1.06 * turns / Math.sqrt(3)), 2e-3);
    }

    /// The largest within 300 frames.
    private static double writhe(int turns, double ratio) {
        Run run = run("preset ring", "selfContact=false turns=" + turns + " youngs=" + 2 * 4e5 * ratio);
        double most = 0;
        for (int n = 0; n < 300; n++) {
            run.next();
            most = Math.max(most, Math.abs(number(run, "writhe")));
        }
        return most;
    }

    /// Greenhill 1881: it falls over when it is higher than (7.8373·EI/(ρ·A·g))^(1/3).
    @ParameterizedTest
    @CsvSource({"0.9,0,0.02", "1.12,0.5,1.2"})
    void aColumnFallsOverBeyondGreenhillsHeight(double share, double least, double most) {
        double radius = 0.005, area = Math.PI * radius * radius, second = area * radius * radius / 4,
                height = share * Math.cbrt(7.8373 * 4e7 * second / (1000 * area * 9.81));
        Run run = seek(run("along=up radius=0.005 ripple=0.001 iterations=30 length=" + height), 600);
        double sunk = number(run, "tipDeflection") / height;
        assertTrue(sunk >= least && sunk <= most, "sunk by " + sunk);
    }
}
