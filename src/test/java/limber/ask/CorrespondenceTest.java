package limber.ask;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class CorrespondenceTest {
    @Test
    void equallyManyPointsAreMatchedByNumberAndMeasuredAsTheyAre() {
        double[] a = {0, 0, 0, 1, 0, 0}, b = {1, 0, 0, 0, 0, 0};
        Correspondence match = Correspondence.between(a, b).orElseThrow();
        assertTrue(match.numbered());
        assertArrayEquals(new double[]{1, 1}, match.distances(a, b), 0);
    }

    /// Three points 0.1 m above two, of which the first is the nearest of two. At frame 0 nothing is apart; then the
    /// second moves by (0, 3, 4) m, so that the last one is 5 m from where it was beside it.
    @Test
    void otherNumbersAreMatchedByPlaceAndMeasuredFromWhereTheyWere() {
        double[] a = {0, 0.1, 0, 0.4, 0.1, 0, 2, 0.1, 0}, b = {0, 0, 0, 2, 0, 0};
        Correspondence match = Correspondence.between(a, b).orElseThrow();
        assertFalse(match.numbered());
        assertArrayEquals(new int[]{0, 0, 1}, match.of());
        assertArrayEquals(new double[3], match.distances(a, b), 1e-15);
        assertArrayEquals(new double[]{0, 0, 5}, match.distances(a, new double[]{0, 0, 0, 2, 3, 4}), 1e-12);
    }

    /// 4 m long, so that 1 m is still near, and more is not.
    @Test
    void pointsWithoutOneNearThemHaveNoMatch() {
        double[] line = {0, 0, 0, 4, 0, 0};
        assertTrue(Correspondence.between(new double[]{0, 0.99, 0}, line).isPresent());
        assertEquals(Optional.empty(), Correspondence.between(new double[]{0, 1.01, 0}, line));
        assertEquals(Optional.empty(), Correspondence.between(new double[0], line));
    }
}
