package limber.mesh.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import java.util.stream.Stream;
import limber.Within;
import limber.engine.text.BadInput;
import limber.mesh.Surface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Hostile OBJ files: each is refused with file, line and reason, soon, and only by BadInput.
class HostileObjTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    /// Bytes that the reader takes at a time.
    private static final int PIECE = 1 << 16;
    private static final String SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

    private static void assertRefused(String message, InputStream in) {
        Within.processor(SOON, () -> assertEquals(message,
                assertThrows(BadInput.class, () -> ObjReader.read("x.obj", in)).getMessage()));
    }

    private static void assertRefused(String message, String text) {
        assertRefused(message, new ByteArrayInputStream(text.getBytes(ISO_8859_1)));
    }

    /// `;` parts lines; the four vertices of a square stand on lines 1 to 4.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "f 0 1 2 | x.obj:5: f names vertex 0; indices from 1, or from -1 backwards, would be right",
        "f 1 2 5 | x.obj:5: f names vertex 5, but the file has 4; 1..4 would be right",
        "f 1 2 3;# x;f 1 2 6;f 1 2 5;f 1 2 6 | x.obj:7: f names vertex 6, but the file has 4; 1..4 would be right",
        "f 1 2 -5 | x.obj:5: f names vertex -5, but 4 stand before this line; -4..-1 would be right",
        "f 1 2 -99999999999999999999999 | x.obj:5: '-99999999999999999999999' names nothing; a smaller index would "
                + "be right",
        "f 1 2 2147483648 | x.obj:5: f names vertex 2147483648, but the file has 4; 1..4 would be right",
        "f 1 2 4294967297 | x.obj:5: f names vertex 4294967297, but the file has 4; 1..4 would be right",
        "f 1 2 | x.obj:5: f has 2 corners; three or more would be right",
        "f 1 | x.obj:5: f has 1 corner; three or more would be right",
        "f | x.obj:5: f has 0 corners; three or more would be right",
        "f 1 2 x | x.obj:5: 'x' is not a corner of a face; v, v/vt, v//vn or v/vt/vn would be right",
        "f 1 2 3.0 | x.obj:5: '3.0' is not a corner of a face; v, v/vt, v//vn or v/vt/vn would be right",
        "vt 0 0;vn 0 0 1;f 1/1/1/1 2 3 | x.obj:7: '1/1/1/1' is not a corner of a face; v, v/vt, v//vn or v/vt/vn "
                + "would be right",
        "f /1 2 3 | x.obj:5: '/1' is not a corner of a face; v, v/vt, v//vn or v/vt/vn would be right",
        "f 1 - 3 | x.obj:5: '-' is not a corner of a face; v, v/vt, v//vn or v/vt/vn would be right",
        "f 1 1 1 | x.obj: every face names a vertex twice; lines such as 'f 1 2 3' would be right",
        "v 1 2 | x.obj:5: has 2 numbers; v x y z would be right",
        "v | x.obj:5: has 0 numbers; v x y z would be right",
        "v 1 2 z | x.obj:5: 'z' is not a number; v x y z would be right",
        "v 1,5 2 3 | x.obj:5: '1,5' is not a number; v x y z would be right",
        "v NaN 0 0;f 1 2 5 | x.obj:5: the coordinate NaN is not a finite number; v x y z would be right",
        "v 0 -inf 0;f 1 2 5 | x.obj:5: the coordinate NaN is not a finite number; v x y z would be right",
        "v 0 0 -1.#IND;f 1 2 5 | x.obj:5: the coordinate NaN is not a finite number; v x y z would be right",
        "v 1e999 0 0;f 1 2 5 | x.obj:5: the coordinate Infinity is not a finite number; v x y z would be right",
        "v 1e300 0 0;f 1 2 5 | x.obj:5: the coordinate 1.0E300 is beyond a million; a model that is smaller by a "
                + "factor of 5.0E293, with its middle at the origin, would be right",
        "v 0 -1000000.1 0;f 1 2 5 | x.obj:5: the coordinate -1000000.1 is beyond a million; the model moved to the "
                + "origin, by 0, 500000, 0, would be right",
        "curv 0 1 1 2;surf 0 1 0 1 1 2 | x.obj: has no faces, and free-form curves and surfaces are not read; polygons "
                + "would be right, as the program can export them",
        "0.5 1 2 | x.obj:5: '0.5' is not a keyword of OBJ; v, vt, vn or f would be right",
        "f1 2 3 | x.obj:5: 'f1' is not a keyword of OBJ; v, vt, vn or f would be right",
        "g only | x.obj: has no faces; lines such as 'f 1 2 3' would be right",
    })
    void aWrongLineIsNamed(String lines, String message) {
        assertRefused(message, SQUARE + lines.replace(';', '\n') + "\n");
    }

    /// The line that is named is the one on which the statement begins, whatever ends lines.
    @ParameterizedTest
    @CsvSource({"'\r\n', 3", "'\r', 3", "'\\\n 1 1\n', 4", "'\n\n', 5"})
    void linesAreCountedAsAnEditorCountsThem(String end, int line) {
        assertRefused("x.obj:" + line + ": 'x' is not a number; v x y z would be right",
                "v 0 0 0" + end + "v 0 0 0" + end.replace("\\\n", "") + "v x");
    }

    @Test
    void aLineOfAMillionCharactersIsTooLong() {
        for (String line : new String[]{"v " + "1".repeat(1_000_000), "f" + " 1".repeat(500_000), "#".repeat(1_000_000),
            "z".repeat(1_000_000), "f 1 \\\n".repeat(200_000)})
            assertRefused("x.obj:5: has more than 65536 characters; a shorter line would be right", SQUARE + line);
    }

    @Test
    void aNumberOfSixtyThousandDigitsIsRead() {
        assertRefused(
                "x.obj:1: the coordinate Infinity is not a finite number; v x y z would be right",
                "v " + "1".repeat(60_000) + " 0 0\nv 0 0 0\nv 1 0 0\nf 1 2 3\n");
    }

    @Test
    void whatIsNotTextIsRefused() {
        assertRefused("x.obj:2: holds a zero byte, so it is not text; an OBJ file would be right",
                "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR".replace("\u0089PNG\r\n\u001A\n", "# \n\u001A"));
        assertRefused("x.obj:1: '\uFFFDPNG' is not a keyword of OBJ; v, vt, vn or f would be right",
                "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR");
        assertRefused("x.obj:1: holds a zero byte, so it is not text; an OBJ file would be right",
                new ByteArrayInputStream("v 0 0 0\n".getBytes(StandardCharsets.UTF_16)));
    }

    /// Noise of every kind: any complaint will do, as long as it is one.
    @Test
    void noiseIsRefusedByNothingButBadInput() {
        var random = new Random(4);
        for (int n = 0; n < 1000; n++) {
            byte[] noise = new byte[200];
            random.nextBytes(noise);
            String alphabet = "vvtn f123-/.e \n\r\\#+";
            if (n % 2 == 0) for (int i = 0; i < noise.length; i++)
                noise[i] = (byte) alphabet.charAt(Math.floorMod(noise[i], alphabet.length()));
            try {
                ObjReader.read("x.obj", new ByteArrayInputStream(noise));
            } catch (BadInput e) {
                assertEquals(0, e.getMessage().indexOf("x.obj:"));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    /// A good file of eight faces with one byte changed, or cut off: read or refused, nothing else.
    @Test
    void damagedFilesAreReadOrRefused() {
        byte[] good = (SQUARE + "vt 0 0\nvt 1 1\nvn 0 0 1\n" + "f 1/1/1 2/2/1 3/-1/1 4\nf -1 -2 -3\n".repeat(4))
                .getBytes(ISO_8859_1);
        var random = new Random(5);
        for (int n = 0; n < 1500; n++) {
            byte[] bad = n % 3 == 0 ? Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
            if (bad.length > 0) bad[random.nextInt(bad.length)] = (byte) random.nextInt(256);
            try {
                ObjReader.read("x.obj", new ByteArrayInputStream(bad));
            } catch (BadInput e) {
                assertEquals(0, e.getMessage().indexOf("x.obj:"));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    // ---- too much ----

    private static InputStream repeated(String line, int times) {
        byte[] some = line.repeat(1000).getBytes(ISO_8859_1);
        return new SequenceInputStream(Collections.enumeration(
                Stream.<InputStream>generate(() -> new ByteArrayInputStream(some)).limit(times / 1000).toList()));
    }

    /// Refused at the line that is one too many: of what follows it no more is read than one piece.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "v 0 0 0 | 500_000 | x.obj:500001: is vertex 500001; at most 500000 would be right",
        "vt 0 | 3_000_000 | x.obj:3000001: is texture coordinate 3000001; at most 3000000 would be right",
        "f 1 1 1 | 1_000_000 | x.obj:1000001: is one triangle too many; at most 1000000 would be right",
        "#23456789 123456789 123456789 1 | 2_097_152 | x.obj: has more than 64 MB; a smaller file would be right",
    })
    void moreThanAMeshCanHaveIsRefusedWhereItIsTooMuch(String line, String most, String message) {
        int right = Integer.parseInt(most.replace("_", ""));
        var in = new CountedStream(repeated(line + "\n", right + 100_000));
        assertEquals(message, assertThrows(BadInput.class, () -> ObjReader.read("x.obj", in)).getMessage());
        long wanted = (line.length() + 1L) * (right + 1);
        assertTrue(in.read <= wanted + PIECE, in.read + " bytes read, " + wanted + " wanted");
    }

    /// Counts the bytes that are taken from it.
    private static final class CountedStream extends FilterInputStream {
        private long read;

        CountedStream(InputStream in) {
            super(in);
        }

        @Override
        public int read(byte[] into, int at, int length) throws IOException {
            int n = super.read(into, at, length);
            read += Math.max(n, 0);
            return n;
        }
    }

    /// Spirals with 8,000 corners and no ear at most of them, a hundred times: fans, once enough has been tried.
    @Test
    void polygonsThatAreSlowToCutDoNotHoldAnyoneUp() throws IOException {
        spirals(1); // warm
        double ten = spirals(10), hundred = spirals(100);
        assertTrue(hundred < 5 * ten, hundred + " s after " + ten);
    }

    /// The seconds of processor time that reading so many of them takes.
    private static double spirals(int count) throws IOException {
        var text = new StringBuilder();
        int n = 8000;
        for (int i = 0; i < n; i++) {
            double r = i < n / 2 ? 1 + i * 1e-3 : 1.05 + (n - i) * 1e-3, angle = (i < n / 2 ? i : n - i) * 0.1;
            text.append("v ").append(r * Math.cos(angle)).append(' ').append(r * Math.sin(angle)).append(" 0\n");
        }
        var face = new StringBuilder("f");
        for (int i = 1; i <= n; i++) face.append(' ').append(i);
        text.append((face + "\n").repeat(count));
        var in = new ByteArrayInputStream(text.toString().getBytes(ISO_8859_1));
        var threads = ManagementFactory.getThreadMXBean(); // others may use the machine as well
        long began = threads.getCurrentThreadCpuTime();
        Surface surface = ObjReader.read("x.obj", in);
        double seconds = 1e-9 * (threads.getCurrentThreadCpuTime() - began);
        assertEquals(count * (n - 2), surface.triangles().length / 3);
        return seconds;
    }

    // ---- what is no such file ----

    @Test
    void whatIsNoFileIsRefused(@TempDir Path folder) throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.obj")),
                blank = Files.writeString(folder.resolve("blank.obj"), "\n\n");
        assertFileRefused(folder, "is a folder; an OBJ file would be right");
        assertFileRefused(folder.resolve("none.obj"), "does not exist; an OBJ file would be right");
        assertFileRefused(empty, "is empty; an OBJ file with lines such as 'v 0 0 0' and 'f 1 2 3' would be right");
        assertFileRefused(blank, "has no faces; lines such as 'f 1 2 3' would be right");
        assertFileRefused(empty.resolve("below.obj"), "does not exist; an OBJ file would be right");
        if (Files.exists(Path.of("/dev/zero")))
            assertFileRefused(Path.of("/dev/zero"),
                    "is a device or a pipe; an OBJ file would be right");
    }

    @Test
    void aFileThatIsTooLargeIsNotEvenOpened(@TempDir Path folder) throws IOException {
        Path large = folder.resolve("large.obj");
        try (var file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength((64L << 20) + 1);
        }
        assertFileRefused(large, "has more than 64 MB; a smaller file would be right");
    }

    private static void assertFileRefused(Path file, String reason) {
        Within.processor(SOON, () -> assertEquals(file + ": " + reason,
                assertThrows(BadInput.class, () -> ObjReader.read(file)).getMessage()));
    }
}
