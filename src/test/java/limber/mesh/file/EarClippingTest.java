package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.mesh.IntList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How polygons are cut, ear by ear, in the plane z = 0. An ear turns left, and no other corner lies in it or on its
/// edges; it is looked for from the first corner on, and what is left when three remain is the last triangle.
class EarClippingTest {
    /// - A convex polygon is a fan from its first corner.
    /// - A corner on a straight line is none: corner 1 at (1, 0) leaves the ear 3 0 1, in which (2, 0) does not lie.
    /// - A dart turns right at (2, 1): with that as corner 1 the first ear is at corner 0, and as corner 0 at corner 1.
    /// - A notch that reaches the middle (2, 2) of a square lies on the edge of the ears at 0 and 1, so that the first
    ///   one is at 2; then corner 3 is straight and the next one is at 4.
    /// - Corners on one line have no ear at all: a fan.
    @ParameterizedTest
    @CsvSource({"0 0 2 0 2 2 0 2,0 1 2 0 2 3", "0 0 1 0 2 0 1 2,3 0 1 1 2 3", "0 0 2 1 4 0 2 4,3 0 1 1 2 3",
        "2 1 4 0 2 4 0 0,0 1 2 2 3 0", "0 0 4 0 4 4 2 2 0 4,1 2 3 3 4 0 0 1 3", "0 0 1 0 2 0 3 0,0 1 2 0 2 3",
        "0 0 1 0 0 1,0 1 2"})
    void polygonsAreCutEarByEar(String corners, String triangles) {
        double[] xy = Arrays.stream(corners.split(" ")).mapToDouble(Double::parseDouble).toArray();
        int n = xy.length / 2;
        var xyz = new double[3 * n + 3];
        for (int i = 0; i < n; i++) {
            xyz[3 * i + 3] = xy[2 * i];
            xyz[3 * i + 4] = xy[2 * i + 1];
        }
        // the polygon's corners are vertices 1 to n, at places 2 to n + 1 of the file's
        int[] polygons = IntStream.concat(IntStream.of(0, 0), IntStream.rangeClosed(1, n)).toArray();
        var into = new IntList();
        new EarClipping(xyz, polygons).cut(2, 2 + n, into);
        assertEquals(triangles, Arrays.stream(into.toArray()).mapToObj(place -> Integer.toString(place - 2))
                .collect(Collectors.joining(" ")));
    }
}
