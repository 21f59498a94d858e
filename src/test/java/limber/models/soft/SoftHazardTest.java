package limber.models.soft;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.with;
import static limber.models.soft.Softs.SOFT;
import static limber.models.soft.Softs.after;
import static limber.models.soft.Softs.at;
import static limber.models.soft.Softs.fresh;
import static limber.models.soft.Softs.measure;
import static limber.models.soft.Softs.particles;
import static limber.models.soft.Softs.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Collectors;
import limber.engine.State;
import limber.engine.model.Remark;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What goes wrong with a soft body, as its page says.
class SoftHazardTest {
    /// How far the edges of a hanging block are stretched at most, once it hangs still.
    private static double stretched(String lambda, int sweeps) {
        return Arrays.stream(read(after(400, "pins=bottom", "gravity=0,9.81,0", "damping=5", "cellsX=2", "cellsZ=2",
                "cellsY=3", "edgeCompliance=0.003", "lambda=" + lambda, "iterations=" + sweeps), "residual")).max()
                .orElseThrow();
    }

    /// A cell with a sphere at the middle of the edge from particle 0 to particle 1: only that edge leads through it.
    @ParameterizedTest
    @CsvSource({"0.01,1,thin", "0.06,0,''"})
    void anEdgeLeadsThroughAThinObstacle(double radius, double between,
            String remark) {
        String[] cell =
                {"cellsX=1", "cellsY=1", "cellsZ=1", "collide=true", "obstacle=sphere", "sphereRadius=" + radius};
        State s = fresh(cell);
        Vec middle = at(s, 0).plus(at(s, 1)).times(0.5);
        Settings p = settings(cell).with("sphereAt", middle.x() + "," + middle.y() + "," + middle.z());
        assertEquals(between, measure("between", p, SOFT.initial(p))[0]);
        assertEquals(remark, SOFT.remarks(p).stream().map(Remark::name).collect(Collectors.joining()));
    }

    @Test
    void withoutMultipliersSweepsStiffen() {
        double one = stretched("omitted", 1), five = stretched("omitted", 5), twenty = stretched("omitted", 20);
        assertTrue(one > 2 * five && five > 2 * twenty, one + ", " + five + ", " + twenty);
        assertEquals(1, stretched("accumulated", 40) / stretched("accumulated", 20), 0.01);
    }

    /// λ = μ where ν = 1/4, so that κ − μ, the λ of Hooke's law, is 0 as where ν = 0.
    @Test
    void lamesLambdaAloneMakesAnotherMaterial() {
        Material wrong = Material.of(settings("method=fem", "lame=published", "poisson=0.25")),
                right = Material.of(settings("method=fem", "poisson=0.25"));
        assertEquals(0, wrong.lambdaAtRest() / wrong.mu(), 1e-15);
        assertEquals(1, right.lambdaAtRest() / right.mu(), 1e-15);
    }

    @ParameterizedTest
    @CsvSource({"st-venant-kirchhoff,true", "neo-hookean,false"})
    void oneMaterialIsAtPeaceInsideOut(String material,
            boolean inverted) {
        assertEquals(inverted, number(after(600, "preset inverts", "material=" + material), "inverted") > 0);
    }

    /// A block of `five` is the same from the left and from the right; `six` has a diagonal through each cell.
    @ParameterizedTest
    @CsvSource({"five,false", "six,true"})
    void sixLeansWhenItIsDroppedFlat(String split, boolean leans) {
        State s = after(80, "method=fem", "collide=true", "cellsX=4", "cellsY=4", "cellsZ=4", "split=" + split,
                "friction=0", "youngs=3e4").state();
        Vec middle = Vec.ZERO, top = Vec.ZERO;
        for (int i = 0; i < particles(s); i++) {
            middle = middle.plus(at(s, i).times(1.0 / particles(s)));
            if (i / 5 % 5 == 4) top = top.plus(at(s, i).times(1.0 / 25));
        }
        double lean = new Vec(top.x() - middle.x(), 0, top.z() - middle.z()).length();
        assertEquals(leans, lean > 1e-4, "leans by " + lean);
    }

    /// A body of one stiff layer in shape is the same at any substep only if `rigidity` changes with it.
    @Test
    void rigidityDependsOnTheSubstep() {
        String[] given = {"method=shape-matching", "pins=bottom", "cellsX=2", "cellsY=2", "cellsZ=2", "damping=5"};
        double coarse = number(after(300, with(given, "substep=0.008", "substeps=2")), "distortion"),
                fine = number(after(300, with(given, "substep=0.002", "substeps=8")), "distortion");
        assertTrue(coarse > 10 * fine, coarse + ", " + fine);
    }

    /// Volumes that may not change leave coarse tets too few ways to move: the same beam sinks less.
    @Test
    void almostIncompressibleMaterialLocks() {
        String[] given = {"preset cantilever", "cellsX=8", "cellsY=2", "cellsZ=2", "cell=0.12", "substep=0.0002"};
        assertTrue(number(after(800, with(given, "poisson=0.49")), "tipDeflection") < 0.8
                * number(after(800, with(given, "poisson=0")), "tipDeflection"));
    }

    /// Flat in y: A has no determinant, the last rotation holds, and nothing is divided by 0.
    @Test
    void aFlatBodyStaysFinite() {
        for (double y : new double[]{0, 1e-12, -1}) {
            var run = after(20, "method=shape-matching", "linear=1", "stretch=1," + y + ",1");
            assertEquals(1, number(run, "finite"), 0, "stretched by " + y);
        }
    }
}
