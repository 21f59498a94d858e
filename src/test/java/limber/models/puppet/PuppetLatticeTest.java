package limber.models.puppet;

import static limber.models.puppet.Puppets.after;
import static limber.models.puppet.Puppets.at;
import static limber.models.puppet.Puppets.fresh;
import static limber.models.puppet.Puppets.furthest;
import static limber.models.puppet.Puppets.placed;
import static limber.models.puppet.Puppets.rest;
import static limber.models.puppet.Puppets.settings;
import static limber.models.puppet.Puppets.size;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.settings.Vec;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A mesh in a lattice: basis functions, affine maps, and what one control point moves.
class PuppetLatticeTest {
    private static final String[] CELLS = {"mesh=icosphere:2", "cellsX=3", "cellsY=1", "cellsZ=5"};

    private static String[] cells(String... more) {
        return Setup.with(CELLS, more);
    }

    /// (−0.1, −0.1, −0.1) beyond a ball of radius 1 at a side of 2.2, in thirds, ones and fifths; x first.
    @Test
    void controlPointsRestInTheBox() {
        State s = fresh(cells());
        double[] rest = s.of(PuppetChannels.REST_POINTS);
        assertEquals(4 * 2 * 6, rest.length / 3);
        Vec low = Vec.of(rest, 0), high = Vec.of(rest, 47);
        Vec d = high.minus(low), one = Vec.of(rest, 1 + 4 * (1 + 2 * 2));
        assertEquals(low.x() + d.x() / 3, one.x(), 1e-15);
        assertEquals(high.y(), one.y(), 1e-15);
        assertEquals(low.z() + 0.4 * d.z(), one.z(), 1e-15);
        double top = 0;
        for (int i = 0; i < size(s); i++) top = Math.max(top, rest(s, i).y());
        assertEquals(top + 0.1, high.y(), 1e-15);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bernstein", "trilinear"})
    void atRestNothingMoves(String basis) {
        assertTrue(furthest(after(1, cells("basis=" + basis)).state(), p -> p) < 1e-12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bernstein", "trilinear"})
    void rowsAreNotNegativeAndAddUpTo1(String basis) {
        String[] with = cells("basis=" + basis);
        State s = fresh(with);
        Puppets.phase("rows", settings(with), s);
        int[] cells = {3, 1, 5};
        double[][] rows = {s.named("basisX"), s.named("basisY"), s.named("basisZ")};
        for (int axis = 0; axis < 3; axis++)
            for (int v = 0; v < size(s); v++) {
                double sum = 0;
                for (int i = 0; i <= cells[axis]; i++) {
                    double b = rows[axis][9 * v + i];
                    assertTrue(b >= 0);
                    sum += b;
                }
                assertEquals(1, sum, 1e-14);
            }
    }

    /// B_1 of degree 3 at s is 3·s·(1 − s)²; trilinear, s = 0.4 of three cells is 0.2 into the second.
    @Test
    void rowsAreThePolynomials() {
        State s = fresh(cells());
        Puppets.phase("rows", settings(cells()), s);
        double t = s.of(PuppetChannels.STU)[3 * 7];
        assertEquals(3 * t * (1 - t) * (1 - t), s.named("basisX")[9 * 7 + 1], 1e-15);
        s.of(PuppetChannels.STU)[3 * 7] = 0.4;
        Puppets.phase("rows", settings(cells("basis=trilinear")), s);
        double[] row = {0, 0.8, 0.2, 0};
        for (int i = 0; i < 4; i++) assertEquals(row[i], s.named("basisX")[9 * 7 + i], 1e-15);
    }

    /// Degree 2 is written out: (1 − s)², 2·s·(1 − s), s².
    @Test
    void rowsOfDegree2AreThePolynomials() {
        State s = fresh("mesh=icosphere:2");
        Puppets.phase("rows", settings("mesh=icosphere:2"), s);
        for (int v = 0; v < size(s); v++) {
            double t = s.of(PuppetChannels.STU)[3 * v + 1];
            double[] row = {(1 - t) * (1 - t), 2 * t * (1 - t), t * t};
            for (int j = 0; j < 3; j++) assertEquals(row[j], s.named("basisY")[9 * v + j], 1e-15);
        }
    }

    /// A change of the basis while it plays leaves nothing of the old rows.
    @Test
    void rowsAreWrittenWhole() {
        String[] trilinear = cells("basis=trilinear");
        State s = fresh(cells()), clean = fresh(trilinear);
        Puppets.phase("rows", settings(cells()), s);
        for (State each : List.of(s, clean)) Puppets.phase("rows", settings(trilinear), each);
        for (String rows : List.of("basisX", "basisY", "basisZ")) assertArrayEquals(clean.named(rows), s.named(rows));
    }

    /// Shear, scale and mirror, and a shift.
    @ParameterizedTest
    @CsvSource({"bernstein,3,1,5", "bernstein,2,2,2", "bernstein,2,2,1", "trilinear,3,1,5",
        "trilinear,2,2,2"})
    void anAffineMapOfThePointsIsThatOfTheMesh(String basis, int l, int m, int n) {
        UnaryOperator<Vec> map = v -> new Vec(1.5 * v.x() - 0.25 * v.y() + 2, 0.5 * v.z() - 1, -3 * v.x() + v.y());
        String[] with = cells("basis=" + basis, "cellsX=" + l, "cellsY=" + m, "cellsZ=" + n);
        State s = after(1, Setup.with(with, placed(map, with))).state();
        assertTrue(furthest(s, map) < 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"bernstein,0,0", "bernstein,7,47", "trilinear,3,7", "trilinear,4,40"})
    void aCornerGoesWithItsPoint(String basis, int corner, int point, @TempDir Path folder) throws IOException {
        var obj = new StringBuilder();
        for (int i = 0; i < 8; i++) obj.append("v " + (i & 1) + " " + (i >> 1 & 1) + " " + (i >> 2) + "\n");
        Path file = Files.writeString(folder.resolve("box.obj"), obj + "f 1 2 4 3\nf 5 6 8 7\n");
        Vec to = new Vec(0.1, -7, 3);
        State s = Setup.seek(Puppets.run(List.of(new Input.Move(1, "point:" + point, to)),
                cells("mesh=file:" + file, "margin=0", "basis=" + basis)), 1).state();
        assertEquals(0, to.distance(at(s, corner)), 1e-15);
    }

    /// Of 4 cells along each axis, control point 2,4,3 = 2 + 5·(4 + 5·3) moves those between a quarter and three
    /// quarters of x, in the upper quarter of y, and in the further half of z.
    @Test
    void aTrilinearPointMovesItsOwnCellsOnly() {
        String[] with = {"mesh=icosphere:3", "cellsX=4", "cellsY=4", "cellsZ=4", "basis=trilinear", "pulled=97"};
        State still = after(1, with).state(), moved = after(1, Setup.with(with, "pull=0.3,0.7,-2")).state();
        int own = 0;
        for (int i = 0; i < size(still); i++) {
            Vec stu = Vec.of(still.of(PuppetChannels.STU), i);
            boolean inside = stu.x() > 0.25 && stu.x() < 0.75 && stu.y() > 0.75 && stu.z() > 0.5;
            if (inside) own++;
            assertEquals(!inside, at(still, i).equals(at(moved, i)), "vertex " + i);
        }
        assertTrue(own > 10);
    }

    /// Every Bernstein polynomial is above 0 inside the box.
    @Test
    void aBernsteinPointMovesEveryVertex() {
        State still = after(1, cells()).state(), moved = after(1, cells("pulled=0", "pull=0,5,0")).state();
        for (int i = 0; i < size(still); i++) assertTrue(at(moved, i).y() > at(still, i).y());
    }
}
