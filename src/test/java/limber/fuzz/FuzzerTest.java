package limber.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class FuzzerTest {
    /// Of 72 s, three have 24 each; of 312 s all thirteen, and of a second one.
    @Test
    void aShortTimeIsForSomeDoors() {
        assertEquals(List.of(Door.SETTINGS, Door.MOMENT, Door.KERNEL),
                FuzzSoakTest.doors(9, TimeUnit.SECONDS.toNanos(72)));
        assertEquals(List.of(Door.values()), FuzzSoakTest.doors(26, TimeUnit.SECONDS.toNanos(312)));
        assertEquals(List.of(Door.EXPRESSION), FuzzSoakTest.doors(1, TimeUnit.SECONDS.toNanos(1)));
    }

    @Test
    void aSystemWithoutALibraryIsNamed() {
        assertEquals(Optional.of("SunOS on sparcv9"), Fuzzer.missingSystem("SunOS", "sparcv9"));
        assertEquals(Optional.of("Windows 11 on aarch64"), Fuzzer.missingSystem("Windows 11", "aarch64"));
    }

    @Test
    void theSystemsOfTheJarAreKnownByTheNamesThatJavaGivesThem() {
        for (String system : new String[]{"Linux", "Mac OS X", "Windows 11"})
            assertEquals(Optional.empty(), Fuzzer.missingSystem(system, "amd64"), system);
        assertEquals(Optional.empty(), Fuzzer.missingSystem("Mac OS X", "aarch64"));
        assertEquals(Optional.empty(), Fuzzer.missingSystem("Linux", "aarch64"));
    }

    @Test
    void theEndOfARunIsReadFromWhatJazzerPrints() {
        String told = """
                #2\tINITED cov: 147 ft: 233
                #9\tREDUCE cov: 150 ft: 236 corp: 46/1583b
                == Java Exception: java.lang.IllegalStateException: a fault
                \tat limber.Somewhere
                artifact_prefix='target/fuzz/mesh/'; Test unit written to target/fuzz/mesh/crash-1
                stat::number_of_executed_units: 12
                """;
        var end = new Fuzzer.End(77, told);
        assertEquals("12 inputs, 150 branches", end.figures());
        assertEquals("java.lang.IllegalStateException: a fault", end.reason());
        assertEquals(Optional.of(Path.of("target/fuzz/mesh/crash-1")), end.finding());
    }

    @Test
    void aSlowInputIsToldWithoutItsStack() {
        String told = "==7== ERROR: libFuzzer: timeout after 1 seconds\nStack traces of all JVM threads\n";
        assertEquals("it takes longer than a second", new Fuzzer.End(70, told).reason());
    }
}
