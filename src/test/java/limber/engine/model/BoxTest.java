package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/// The box around places.
class BoxTest {
    @Test
    void itsSidesGoFromTheSmallestToTheLargestOnEachAxis() {
        Box box = Box.around(new double[]{1, -2, 0, -1, 1, 6, 0, 0, 3});
        assertEquals(new Box(2, 3, 6), box);
        assertEquals(7, box.diagonal(), "4 + 9 + 36 = 49");
        assertEquals(6, box.longestSide());
    }

    @Test
    void aroundNothingItHasNoSize() {
        assertEquals(0, Box.around(new double[0]).diagonal());
    }
}
