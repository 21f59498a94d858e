package limber;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.SplittableRandom;
import limber.fuzz.Door;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Files of every kind that Limber reads, damaged at random: each is taken, or refused with one clear line, and soon.
///
/// [SoakTime] says for how long, and which damage it is.
class DamagedFilesTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    /// So many damaged files are tried until one was taken and one refused, however few a busy machine has time for.
    private static final int ENOUGH = 20_000;

    @TempDir Path folder;

    @ParameterizedTest
    @EnumSource
    @Tag("soak")
    void aDamagedFileIsTakenOrRefused(Door door) throws IOException {
        var files = new ArrayList<byte[]>();
        for (Path seed : door.seeds()) files.add(Files.readAllBytes(seed));
        var random = new SplittableRandom(SoakTime.SEED);
        int tried = 0, refused = 0;
        long end = System.nanoTime() + SoakTime.DAMAGED_FILES.nanos(Door.values().length);
        for (; System.nanoTime() < end || tried < ENOUGH && (refused == 0 || refused == tried); tried++) {
            var damage = new Damage(random.nextLong());
            if (refused(door, damage.of(files.get(tried % files.size())), damage)) refused++;
        }
        System.out.printf("seed %d: %d damaged files %s, %d refused%n", SoakTime.SEED, tried, door.word(), refused);
        assertTrue(refused > 0 && refused < tried, refused + " of " + tried + " were refused");
    }

    private boolean refused(Door door, byte[] file, Damage damage) {
        String what = damage + ":\n" + new String(file, StandardCharsets.UTF_8);
        return Within.processor(SOON, () -> {
            try {
                return !door.said(file, folder).isEmpty();
            } catch (RuntimeException | Error e) {
                throw new AssertionError(e + " for " + what, e);
            }
        }, () -> what);
    }

    /// A run can be repeated, and files differ.
    @Test
    void theSameSeedDoesTheSameDamage() {
        byte[] file = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n".getBytes(StandardCharsets.UTF_8);
        var seen = new HashSet<String>();
        for (long seed = 0; seed < 100; seed++) {
            byte[] damaged = new Damage(seed).of(file);
            assertArrayEquals(damaged, new Damage(seed).of(file));
            seen.add(new String(damaged, StandardCharsets.ISO_8859_1));
        }
        assertTrue(seen.size() > 70, seen.size() + " different files of 100");
    }
}
