package limber.lesson.question;

import java.util.Collections;
import java.util.List;

/// A shuffle that is the same in the window and in a page: the one of Java, whose library a page has otherwise.
public final class Shuffle {
    private static final long MULTIPLIER = 0x5DEECE66DL, INCREMENT = 0xB, MASK = (1L << 48) - 1;
    private static final int BITS = 31;

    private long state;

    private Shuffle(int seed) {
        state = (seed ^ MULTIPLIER) & MASK;
    }

    /// Puts a list into an order that follows from a number.
    public static void of(List<?> list, int seed) {
        var shuffle = new Shuffle(seed);
        for (int i = list.size(); i > 1; i--) Collections.swap(list, i - 1, shuffle.below(i));
    }

    /// A number from 0 to below a bound, each as likely.
    private int below(int bound) {
        int drawn = next();
        if (Integer.bitCount(bound) == 1) return (int) ((long) bound * drawn >> BITS);
        while (drawn - drawn % bound + bound - 1 < 0) drawn = next(); // the last, shorter stretch is left out
        return drawn % bound;
    }

    private int next() {
        state = state * MULTIPLIER + INCREMENT & MASK;
        return (int) (state >>> 48 - BITS);
    }
}
