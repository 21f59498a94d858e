package limber.models.puppet;

import static limber.models.Setup.number;
import static limber.models.Setup.with;
import static limber.models.puppet.Puppets.after;
import static limber.models.puppet.Puppets.placed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The hazards of the three methods, with the figures of the contract, without sway.
class PuppetHazardTest {
    private static Run still(String preset, int frames, String... more) {
        return after(frames, with(new String[]{"preset " + preset, "sway=0"}, more));
    }

    @ParameterizedTest
    @CsvSource({"twist-lbs,0,0.866", "twist-dqs,0.984,0.994"})
    void theCandyWrapper(String preset, double section,
            double volume) {
        Run run = still(preset, 1);
        assertEquals(section, number(run, "minSection"), 5e-4);
        assertEquals(volume, number(run, "volumeRatio"), 6e-4);
    }

    @ParameterizedTest
    @CsvSource({"bend-lbs,0.59,1.03", "bend-dqs,0.986,1.69"})
    void theInnerElbowCollapsesOrTheOuterOneBulges(String preset, double section, double stretch) {
        Run run = still(preset, 1);
        assertEquals(section, number(run, "minSection"), 2e-3);
        assertEquals(stretch, number(run, "maxStretch"), 5e-3);
    }

    @Test
    void rigidBindingTears() {
        double smooth = number(still("bend-dqs", 1), "maxStretch"),
                rigid = number(still("bend-dqs", 1, "binding=rigid"), "maxStretch");
        assertTrue(rigid > 3 * smooth, rigid + " against " + smooth);
    }

    /// Mirrored in the plane y = 0, the mesh has the volume −1 times that at rest.
    @Test
    void aLatticePulledThroughItselfTurnsTheMeshInsideOut() {
        Run run = after(1, placed(v -> new Vec(v.x(), -v.y(), v.z())));
        assertEquals(-1, number(run, "volumeRatio"), 1e-12);
        assertEquals(1, number(run, "areaRatio"), 1e-12);
    }

    /// The energy after the first global phase, and its minimum by conjugate gradients: 3.1 m² above it after 10
    /// sweeps, 0.06 m² after 100.
    @Test
    void gaussSeidelLeavesTheSmoothError() {
        Run exact = still("arap-bend", 1, "iterations=1", "globalSolve=conjugate-gradients", "sweeps=1000",
                "tolerance=1e-12");
        double least = exact.state().of(PuppetChannels.ENERGIES)[PuppetChannels.AFTER_GLOBAL];
        assertTrue(number(exact, "solverSteps") <= 70);
        assertEquals(3.1, afterOne(10) - least, 0.05);
        assertEquals(0.06, afterOne(100) - least, 0.005);
    }

    private static double afterOne(int sweeps) {
        return still("arap-bend", 1, "iterations=1", "sweeps=" + sweeps).state()
                .of(PuppetChannels.ENERGIES)[PuppetChannels.AFTER_GLOBAL];
    }

    /// Rotations and places chase each other.
    @ParameterizedTest
    @CsvSource({"gauss-seidel,20,0.216",
        "conjugate-gradients,1000,0.243"})
    void solvingEveryGlobalPhaseExactlyIsNoFaster(String solve, int sweeps,
            double energy) {
        Run run = still("arap-bend", 5, "globalSolve=" + solve, "sweeps=" + sweeps, "tolerance=1e-12");
        assertEquals(energy, run.state().of(PuppetChannels.ENERGIES)[PuppetChannels.AFTER_GLOBAL], 5e-4);
    }

    @Test
    void conjugateGradientsStoppedBySweepsLookConverged() {
        Run run = still("arap-bend", 1, "globalSolve=conjugate-gradients", "sweeps=5", "iterations=1");
        assertEquals(5, number(run, "solverSteps"), 0);
        double rho = run.state().of(PuppetChannels.SOLVE)[PuppetChannels.RHO];
        assertTrue(Math.sqrt(rho) > 1e-8, "yet " + rho + " is left");
    }

    /// The same surface cut into more sides: cotangent energies agree, those by number of edges do not.
    @Tag("wide")
    @Test
    void uniformWeightsDependOnHowTheMeshIsCut() {
        double[] ratio = new double[2];
        for (String weights : new String[]{"cotangent", "uniform"}) {
            double coarse = number(still("arap-twist", 200, "edgeWeights=" + weights), "arapEnergy"),
                    fine = number(still("arap-twist", 200, "edgeWeights=" + weights, "rings=49"), "arapEnergy");
            ratio[weights.equals("uniform") ? 1 : 0] = fine / coarse;
        }
        assertTrue(Math.abs(ratio[1] - 1) > Math.abs(ratio[0] - 1), ratio[0] + " and " + ratio[1]);
    }
}
