package limber.models.puppet;

import static limber.models.Setup.number;
import static limber.models.puppet.Puppets.after;
import static limber.models.puppet.Puppets.fresh;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import limber.engine.State;
import limber.engine.run.Run;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Vertices without a triangle are no part of the shape: neither box, handles, weights nor measures know of them.
class PuppetStrayTest {
    /// A pyramid of 1 m by 1 m and 2 m high, with a vertex half way up each edge.
    private static final String PYRAMID = """
            v 0 0 0
            v 1 0 0
            v 1 0 1
            v 0 0 1
            v 0.25 1 0.25
            v 0.75 1 0.25
            v 0.75 1 0.75
            v 0.25 1 0.75
            v 0.5 2 0.5
            f 1 5 6 2
            f 2 6 7 3
            f 3 7 8 4
            f 4 8 5 1
            f 5 9 6
            f 6 9 7
            f 7 9 8
            f 8 9 5
            f 1 2 3 4
            """;
    private static final int USED = 9;

    @TempDir Path folder;

    private String mesh(String strays) throws IOException {
        return "mesh=file:" + Files.writeString(folder.resolve("x" + strays.hashCode() + ".obj"), PYRAMID + strays);
    }

    private static double[] used(State s) {
        return Arrays.copyOf(s.of(PuppetChannels.VERTICES), 3 * USED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"method=lattice", "method=lattice basis=trilinear", "method=skinning twist=90",
        "method=skinning binding=rigid blend=dual-quaternion twist=200", "method=arap twist=60",
        "method=arap edgeWeights=uniform globalSolve=conjugate-gradients"})
    void theShapeIsAsWithoutThem(String method) throws IOException {
        String[] with = (method + " pull=0.3,0.2,0.1 sway=0.2").split(" ");
        for (String strays : new String[]{"v 0.5 9 0.5\nv -7 -8 3\n", "v 0.5 1 0.5\n", "v nan 0 inf\nv 1e300 0 0\n",
            "v 900000 -900000 5\n"}) {
            Run plain = after(4, Setup.with(with, mesh(""))), stray = after(4, Setup.with(with, mesh(strays)));
            assertArrayEquals(used(plain.state()), used(stray.state()), strays);
            for (double v : stray.state().of(PuppetChannels.VERTICES)) assertTrue(Double.isFinite(v), strays);
            for (String measure : new String[]{"volumeRatio", "areaRatio", "maxStretch", "arapEnergy", "minSection"})
                assertEquals(number(plain, measure), number(stray, measure), 0.0, measure);
            assertArrayEquals(plain.state().of(PuppetChannels.POINTS), stray.state().of(PuppetChannels.POINTS));
        }
    }

    /// Its place in the box of a lattice is at most at the box's edge.
    @Test
    void inALatticeTheyAreClampedToTheBox() throws IOException {
        State s = fresh("method=lattice", mesh("v 0.5 9 0.5\nv -7 1 0.5\n"));
        double[] stu = Arrays.copyOfRange(s.of(PuppetChannels.STU), 3 * USED, 3 * USED + 6);
        assertArrayEquals(new double[]{0.5, 1, 0.5, 0, 0.5, 0.5}, stu, 1e-15);
    }

    /// One at the height of what is held stays where it is, and so does one of what is moved.
    @Test
    void asRigidAsPossibleLeavesThemWhereTheyAre() throws IOException {
        State s = after(5, "method=arap", "pull=0.5,0.5,0.5", "twist=45",
                mesh("v 0.3 2 0.3\nv 0.3 0 0.3\nv 0.3 1 0.3\n")).state();
        assertArrayEquals(new double[]{0.3, 2, 0.3, 0.3, 0, 0.3, 0.3, 1, 0.3},
                Arrays.copyOfRange(s.of(PuppetChannels.VERTICES), 3 * USED, 3 * USED + 9));
    }
}
