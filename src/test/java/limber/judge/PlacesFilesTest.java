package limber.judge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Arrays, point caches and files of one frame each, as a page of Python and NumPy write them.
class PlacesFilesTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final double[] FIRST = {0, 0.5, -1.25, 1, 2, 3, 4, 5.5, -6};
    /// In the second frame each point is 0.1 further along x.
    private static final double FURTHER = 0.1;

    @TempDir Path folder;

    private static Run threeParticles() {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(ROPE.defaults().with("segments", "2"), List.of()));
    }

    private static Trajectory read(Path file) {
        return TrajectoryReader.PLAIN.read(file, file.getFileName().toString(), threeParticles(), ROPE.subject());
    }

    private static String refused(Path file) {
        return assertThrows(BadInput.class, () -> read(file)).getMessage();
    }

    private void write(String kind, Path out) throws Exception {
        assumeTrue(Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, "python3"))), "this machine lacks python3");
        Path script = folder.resolve("writers.py");
        try (InputStream in = PlacesFilesTest.class.getResourceAsStream("writers.py")) {
            Files.write(script, Objects.requireNonNull(in).readAllBytes());
        }
        Process process = new ProcessBuilder("python3", script.toString(), kind, out.toString())
                .redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        Files.delete(script);
        assumeTrue(!said.contains("No module named 'numpy'"), "this machine lacks numpy");
        assertEquals(0, code, said);
    }

    private static void isTheSame(Trajectory read, double precision) {
        assertEquals(List.of(0, 1), read.numbers());
        assertArrayEquals(FIRST, read.places().getFirst(), 0);
        for (int i = 0; i < FIRST.length; i++)
            assertEquals(FIRST[i] + (i % 3 == 0 ? FURTHER : 0), read.places().getLast()[i], precision);
    }

    @ParameterizedTest
    @CsvSource({"npy-f4, a.npy, 1e-6, true", "npy-f8, a.npy, 1e-15, false", "pc2, a.pc2, 1e-6, true",
        "mdd, a.mdd, 1e-6, true"})
    void arraysAndCachesAreRead(String kind, String name, double precision, boolean single) throws Exception {
        write(kind, folder.resolve(name));
        Trajectory read = read(folder.resolve(name));
        isTheSame(read, precision);
        assertEquals(single, read.single());
    }

    @ParameterizedTest
    @CsvSource({"obj, 1e-15", "ply, 1e-15", "ply-binary, 1e-6", "vtk, 1e-15", "vtk-binary, 1e-15", "csv, 1e-15"})
    void filesOfOneFrameEachAreRead(String kind, double precision) throws Exception {
        write(kind, folder.resolve("out"));
        isTheSame(read(folder), precision);
        isTheSame(read(folder.resolve("out.*." + kind.replace("-binary", ""))), precision);
    }

    /// The head says `Fortran`, objects, another shape, or more than there is.
    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            {'descr': '<f8', 'fortran_order': True, 'shape': (2, 3, 3), }  ~ a.npy: is an array in Fortran's order
            {'descr': '|O', 'fortran_order': False, 'shape': (2, 3, 3), }  ~ a.npy: is an array of '|O'; <f4 or <f8
            {'descr': '<f8', 'fortran_order': False, 'shape': (2, 4), }    ~ a.npy: is an array of 2, 4 numbers;
            {'descr': '<f8', 'fortran_order': False, 'shape': (9, 3, 3), } ~ a.npy: has 226 bytes, but 9 frames of
            {'descr': '<f8', 'fortran_order': False, 'shape': (2, 4, 3), } ~ a.npy: 4 points a frame, and position has
            """)
    void arraysThatAreNoPlacesAreRefused(String head, String complaint) throws IOException {
        byte[] text = head.strip().getBytes(StandardCharsets.ISO_8859_1);
        var bytes = ByteBuffer.allocate(226).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put((byte) 0x93).put("NUMPY".getBytes(StandardCharsets.ISO_8859_1)).put((byte) 1).put((byte) 0)
                .putShort((short) 72).put(text);
        while (bytes.position() < 82) bytes.put((byte) ' ');
        String said = refused(Files.write(folder.resolve("a.npy"), bytes.array()));
        assertTrue(said.startsWith(complaint), said);
    }

    @Test
    void aCacheThatIsCutOffSaysWhere() throws Exception {
        Path cache = folder.resolve("a.pc2");
        write("pc2", cache);
        byte[] bytes = Files.readAllBytes(cache);
        Files.write(cache, Arrays.copyOf(bytes, bytes.length - 1));
        assertEquals("a.pc2: has 103 bytes, but 2 frames of 3 points need 104: it is cut off in frame 1; the whole "
                + "file would be right", refused(cache));
    }

    @Test
    void twoSequencesAndOtherPointsAreRefused() throws Exception {
        Files.writeString(folder.resolve("a1.obj"), "v 0 0 0\nv 1 0 0\nv 2 0 0\n");
        Files.writeString(folder.resolve("a2.obj"), "v 0 0 0\nv 1 0 0\n");
        assertTrue(refused(folder).endsWith("a2.obj: has 2 points, but " + folder.resolve("a1.obj")
                + " has 3; as many in every file would be right"), refused(folder));
        Files.writeString(folder.resolve("b1.obj"), "v 0 0 0\n");
        assertTrue(refused(folder).endsWith(": has two sequences, a*.obj and b*.obj; one of them in quotes would be "
                + "right"), refused(folder));
        Files.delete(folder.resolve("a2.obj"));
        Files.writeString(folder.resolve("a01.obj"), "v 0 0 0\n");
        assertTrue(refused(folder.resolve("a*.obj")).contains("has a frame twice, as a"), "a1 and a01");
        assertTrue(refused(folder.resolve("c*.obj")).contains("has no files of frames; "), "none");
    }

    // ---- a frame a row ----

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            frame,a.x,a.y,a.z,b.x,b.y,b.z,c.x,c.y,c.z,energy
            x0,y0,z0,x1,y1,z1,x2,y2,z2,frame
            frame,p[x],p[y],p[z],q[x],q[y],q[z],r[x],r[y],r[z]
            """)
    void aRowMayBeAWholeFrame(String header) throws IOException {
        String values = "0,0.5,-1.25,1,2,3,4,5.5,-6", later = "0.1,0.5,-1.25,1.1,2,3,4.1,5.5,-6";
        boolean last = header.endsWith("frame"), more = header.endsWith("energy");
        String text = header + "\n" + (last ? values + ",0\n" + later + ",1\n"
                : "0," + values + (more ? ",7" : "") + "\n1," + later + (more ? ",7" : "") + "\n");
        isTheSame(read(Files.writeString(folder.resolve("a.csv"), text)), 1e-15);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            frame,a.x,a.y,a.z,b.x,b.y,b.z;0,1,2,3,4,5,6        | a.csv:2: 2 elements a frame, and position has
            frame,a.x,a.X,a.y,a.z,b.x,b.y,b.z;0,1,2,3,4,5,6,7  | a.csv:1: the header has 'a.x' and 'a.X', which are
            frame,x0,y0,z0,x1,y1,z1,x2,y2,z2;0,1,2,3,4,5,6,7,a,9 | a.csv:2: y2 'a'; a number would be right
            frame,x0,y0,z0,x1,y1,z1,x2,y2,z2;0,1,2,3,4,5,6,7,8,9;0,1,2,3,4,5,6,7,8,9 | a.csv:3: frame 0 comes twice
            """)
    void rowsThatAreNoFramesAreRefused(String text, String complaint) throws IOException {
        String said = refused(Files.writeString(folder.resolve("a.csv"), text.replace(";", "\n") + "\n"));
        assertTrue(said.startsWith(complaint), said);
    }
}
