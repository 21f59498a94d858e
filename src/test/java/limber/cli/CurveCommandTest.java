package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.math.Bezier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurveCommandTest {
    private static final String ARCH = "0,0,0;0,2,0;2,2,0";
    private static final double[] ARCH_XYZ = {0, 0, 0, 0, 2, 0, 2, 2, 0};

    private static double[] numbers(String[] row) {
        return Arrays.stream(row).mapToDouble(Double::parseDouble).toArray();
    }

    /// B(½) = (0 + 2·(0, 2) + (2, 2))/4 = (0.5, 1.5) and B′(½) = P₂ − P₀ = (2, 2); from B′(0) = (0, 4) to B′(1) = (4,
    /// 0).
    @Test
    void aRowIsAPointItsDerivativeAndTheLengthUpToIt() {
        Outcome outcome = Outcome.of("curve", "--points", ARCH, "--at", "0,0.5,1").succeeded();
        assertEquals("t,x,y,z,dx,dy,dz,s", outcome.lines().getFirst());
        assertEquals("0.0,0.0,0.0,0.0,0.0,4.0,0.0,0.0", outcome.lines().get(1));
        assertTrue(outcome.lines().get(2).startsWith("0.5,0.5,1.5,0.0,2.0,2.0,0.0,"), outcome.out());
        assertTrue(outcome.lines().get(3).startsWith("1.0,2.0,2.0,0.0,4.0,0.0,0.0,"), outcome.out());
        // |B′| = 4·√((1−t)² + t²); its integral over 0..1 is 2 + √2·ln(1 + √2)
        assertEquals(2 + Math.sqrt(2) * Math.log(1 + Math.sqrt(2)), numbers(outcome.cells().getLast())[7], 1e-9);
    }

    @Test
    void numbersReadBackExactlyAlsoBeyondTheEnds() {
        double[] t = {-0.5, 0.1, 1.0 / 3, 1.5, 100};
        Outcome outcome = Outcome.of("curve", "--points", ARCH, "--at",
                Arrays.stream(t).mapToObj(Double::toString).collect(Collectors.joining(","))).succeeded();
        for (int i = 0; i < t.length; i++) {
            double[] row = numbers(outcome.cells().get(i));
            assertEquals(t[i], row[0], 0);
            for (int axis = 0; axis < 3; axis++) {
                assertEquals(Bezier.at(ARCH_XYZ, axis, t[i]), row[1 + axis], 0);
                assertEquals(Bezier.derivative(ARCH_XYZ, axis, t[i]), row[4 + axis], 0);
            }
            assertEquals(Bezier.arcLength(ARCH_XYZ, 0, t[i]), row[7], 0);
        }
        assertTrue(numbers(outcome.cells().getFirst())[7] < 0, "before t = 0 the length is negative");
    }

    @Test
    void thePublishedTangentIsNotANumberAtTheEnds() {
        Outcome outcome = Outcome.of("curve", "--points", ARCH, "--at", "0,0.5,1", "--tangent", "published")
                .succeeded();
        for (int column = 4; column < 6; column++) {
            assertEquals("NaN", outcome.cells().get(0)[column]);
            assertEquals(2, Double.parseDouble(outcome.cells().get(1)[column]), 1e-14);
            assertEquals("NaN", outcome.cells().get(2)[column]);
        }
    }

    @Test
    void everythingIsFiniteAtTheHighestDegreeAndFarthestParameter() {
        String points = IntStream.rangeClosed(0, 60).mapToObj(i -> (i % 2 == 0 ? "1e6," : "-1e6,") + i + ",0")
                .collect(Collectors.joining(";"));
        for (String[] row : Outcome.of("curve", "--points", points, "--at", "-100,0,0.5,1,100").succeeded().cells())
            for (double v : numbers(row)) assertTrue(Double.isFinite(v), String.join(",", row));
    }

    @Test
    void theFileHoldsWhatWouldBePrinted(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("curve.csv");
        assertEquals("",
                Outcome.of("curve", "--points", ARCH, "--at", "0,1", "--out", file.toString()).succeeded().out());
        assertEquals(Outcome.of("curve", "--points", ARCH, "--at", "0,1").out(), Files.readString(file));
    }

    @Test
    void sixtyTwoPointsAreTooMany() {
        Outcome.of("curve", "--points", "1,2,3;".repeat(61) + "1,2,3", "--at", "0").complained(2,
                "--points: a Bézier curve needs 2..61 control points, not 62");
    }
}
