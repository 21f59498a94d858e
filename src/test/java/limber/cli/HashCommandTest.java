package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.stream.DoubleStream;
import limber.moment.Fnv;
import org.junit.jupiter.api.Test;

class HashCommandTest {
    /// The test vectors of the authors of FNV.
    @Test
    void knownTextsHaveTheirKnownHashes() {
        assertEquals(0xcbf29ce484222325L, fnv(""));
        assertEquals(0xaf63dc4c8601ec8cL, fnv("a"));
        assertEquals(0x85944171f73967e8L, fnv("foobar"));
    }

    private static long fnv(String text) {
        return Fnv.of(text.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void numbersAreHashedAsTheirLittleEndianBytes() {
        var bytes = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN).putDouble(-0.0).putDouble(Math.PI).array();
        assertEquals(Fnv.of(bytes), Fnv.of(new double[]{-0.0, Math.PI}));
        assertNotEquals(Fnv.of(new double[]{0.0}), Fnv.of(new double[]{-0.0}));
    }

    @Test
    void frameZeroIsTheHashOfWhereTheParticlesArePlaced() {
        assertEquals("%016x\n".formatted(Fnv.of(new double[]{0, 0, 0, 4, 0, 0})),
                Outcome.line("hash rope --set segments=1 --frames 0").succeeded().out());
    }

    @Test
    void itIsTheHashOfTheLastFrameOfATrace() {
        double[] last = Outcome.line("trace rope --preset cable --frames 30").succeeded().cells().stream()
                .filter(r -> r[0].equals("30"))
                .flatMapToDouble(r -> DoubleStream.of(Double.parseDouble(r[3]), Double.parseDouble(r[4]),
                        Double.parseDouble(r[5])))
                .toArray();
        assertEquals("%016x\n".formatted(Fnv.of(last)),
                Outcome.line("hash rope --preset cable --frames 30").succeeded().out());
    }

    @Test
    void aRunThatDivergesHasNoHash() {
        Outcome hash = Outcome.line("hash rope --set damping=200 --frames 100").complained(1, "frames up to");
        assertEquals("", hash.out());
    }
}
