package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SoakTimeTest {
    /// Of ten minutes: six of the monkey, two of the fuzzer, 48 s and 24 s.
    @Test
    void thePartsOfTenMinutesAreAsByHand() {
        assertEquals(TimeUnit.SECONDS.toNanos(360), SoakTime.MONKEY.nanos(10, 1));
        assertEquals(TimeUnit.SECONDS.toNanos(120), SoakTime.FUZZING.nanos(10, 1));
        assertEquals(TimeUnit.SECONDS.toNanos(48), SoakTime.DAMAGED_FILES.nanos(10, 1));
        assertEquals(TimeUnit.SECONDS.toNanos(24), SoakTime.DAMAGED_COMMANDS.nanos(10, 1));
    }

    @Test
    void turnsShareTheirPart() {
        assertEquals(TimeUnit.SECONDS.toNanos(4), SoakTime.DAMAGED_COMMANDS.nanos(10, 6));
    }

    /// Something is left for what takes as long as it takes.
    @Test
    void theyTakeLessThanTheWhole() {
        long all = Arrays.stream(SoakTime.values()).mapToLong(part -> part.nanos(10, 1)).sum();
        assertTrue(all < TimeUnit.MINUTES.toNanos(10), all + " ns");
    }
}
