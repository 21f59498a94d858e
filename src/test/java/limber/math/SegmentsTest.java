package limber.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SegmentsTest {
    private static Vec vec(String text) {
        double[] v = Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
        return new Vec(v[0], v[1], v[2]);
    }

    /// Past the centre at 0.4, 0.5 and 0.6 of a radius of 0.5; with an end inside; and before the ball.
    @ParameterizedTest
    @CsvSource({"-1 0.4 0,1 0.4 0,true", "-1 0.5 0,1 0.5 0,false", "-1 0.6 0,1 0.6 0,false", "-1 0 0,0.2 0 0,false",
        "0.2 0 0,1 0 0,false", "-2 0 0,-1 0 0,false", "1 1 0,1 1 0,false"})
    void aBallIsPassedNearerThanItsRadius(String a, String b, boolean through) {
        assertEquals(through, Segments.throughBall(vec(a), vec(b), 0.5));
    }

    /// The box goes from −1 to 1 along x, −0.5 to 0.5 along y and −0.05 to 0.05 along z. The slanted segment enters at
    /// z = −0.05, where x = −0.95, and leaves at x = −0.85; the next one passes its edge.
    @ParameterizedTest
    @CsvSource({"0 0 -1,0 0 1,true", "0 0 -1,0 0 0,false", "0 0 0,0 0 1,false", "0 0.5 -1,0 0.5 1,false",
        "-1.9 0 -1,0.1 0 1,true", "-2.2 0 -1,-0.2 0 1,false", "0 0 1,0 0 2,false",
        "0 0 0,0 0 0,false"})
    void aBoxIsEnteredAndLeft(String a, String b, boolean through) {
        assertEquals(through, Segments.throughBox(vec(a), vec(b), new Vec(2, 1, 0.1)));
    }

    /// Points at x = −1, 1 and 3; the ball is at x = 2.
    @Test
    void theyAreCountedAsSeenFromTheSolid() {
        double[] x = {-1, 0, 0, 1, 0, 0, 3, 0, 0};
        int[] ends = {0, 1, 1, 2, 0, 2};
        assertEquals(2, Segments.count(x, ends, new Vec(2, 0, 0), (a, b) -> Segments.throughBall(a, b, 0.5)));
    }
}
