package limber.lesson.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A shuffle of lists, which Java's own confirms.
class ShuffleTest {
    @Test
    void theOrderIsThatOfJava() {
        for (int seed : new int[]{0, 1, -1, 42, Integer.MAX_VALUE, Integer.MIN_VALUE, "/one-stick/left".hashCode()})
            for (int size = 0; size < 40; size++) {
                List<Integer> ours = new ArrayList<>(IntStream.range(0, size).boxed().toList()),
                        javas = new ArrayList<>(ours);
                Shuffle.of(ours, seed);
                Collections.shuffle(javas, new Random(seed));
                assertEquals(javas, ours, "seed " + seed);
            }
    }
}
