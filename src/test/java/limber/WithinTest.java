package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;

class WithinTest {
    @Test
    void whatEndsGivesItsResultOrWhatItThrows() {
        assertEquals(7, Within.<Integer>processor(Duration.ofSeconds(5), () -> 7));
        assertEquals("no file", assertThrows(IOException.class, () -> Within.processor(Duration.ofSeconds(5), () -> {
            throw new IOException("no file");
        })).getMessage());
    }

    @Test
    void whatNeverEndsFailsWithItsPlace() {
        var failed = assertThrows(AssertionFailedError.class,
                () -> Within.processor(Duration.ofMillis(200), () -> spin(), () -> "spinning"));
        assertTrue(failed.getMessage().startsWith("spinning takes more than"), failed.getMessage());
        assertEquals("spin", failed.getCause().getStackTrace()[0].getMethodName());
    }

    private static void spin() {
        for (long n = 0; !Thread.currentThread().isInterrupted(); n++) if (n < 0) break;
    }
}
