package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import limber.engine.text.BadInput;
import limber.mesh.Surface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurfacesTest {
    private static final String TRIANGLE = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";

    @TempDir Path folder;

    private final Surfaces surfaces = new Surfaces();

    private String file(String name, String text) throws IOException {
        return "file:" + Files.writeString(folder.resolve(name), text);
    }

    private static String complaint(Executable deed) {
        return assertThrows(BadInput.class, deed).getMessage();
    }

    @Test
    void everyWordOnOfferIsASurface() {
        for (String word : Surfaces.WORDS) {
            surfaces.load(word);
            assertTrue(surfaces.read(word).size() > 0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"icosphere:0", "icosphere", "torus:3x3", "uv-sphere:1024x512",
        "file:there is no such file.obj"})
    void whatCouldBeASurfaceIsKnownWithoutAFile(String text) {
        Surfaces.checkWord(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "icosphere:9 | 'icosphere:9': 9 is above 7 (0..7)",
        "file: | 'file:' names no file; file:PATH would be right",
        "x.obj | 'x.obj' is not a mesh; there is icosphere:4, uv-sphere:32x16, cube-sphere:24, torus, torus:64x32, "
                + "pudding, gummy, figure, waving-figure, file:PATH",
    })
    void whatCannotBeOneIsRefused(String text, String message) {
        assertEquals(message, complaint(() -> Surfaces.checkWord(text)));
        assertEquals(message, complaint(() -> surfaces.load(text)));
        assertEquals(message, complaint(() -> surfaces.read(text)));
    }

    @Test
    void aPathThatCannotBeOneIsRefused() {
        assertEquals("'file:a\\u0000b' is not a path: Nul character not allowed; file:PATH would be right",
                complaint(() -> Surfaces.checkWord("file:a\0b")));
    }

    @Test
    void aFileIsRefusedWithItsLine() throws IOException {
        String bad = file("bad.obj", TRIANGLE + "f 0 1 2\n");
        assertEquals(bad.substring(5) + ":5: f names vertex 0; indices from 1, or from -1 backwards, would be right",
                complaint(() -> surfaces.load(bad)));
        assertEquals(folder.resolve("none.obj") + ": does not exist; an OBJ file would be right",
                complaint(() -> surfaces.read("file:" + folder.resolve("none.obj"))));
    }

    @Test
    void aRunKeepsWhatWasLoadedUntilItIsLoadedAgain() throws IOException {
        String text = file("a.obj", TRIANGLE);
        surfaces.load(text);
        Surface first = surfaces.read(text);
        surfaces.load(text);
        assertSame(first, surfaces.read(text), "unchanged: not read again");
        file("a.obj", TRIANGLE + "f 3 2 1\n");
        assertSame(first, surfaces.read(text), "not loaded");
        surfaces.load(text);
        assertEquals(2, surfaces.read(text).triangles().length / 3);
    }

    /// Once with another time, once with another file moved over it.
    @Test
    void aFileOfTheSameSizeIsNoticed() throws IOException {
        String text = file("a.obj", TRIANGLE);
        Path path = folder.resolve("a.obj");
        surfaces.load(text);
        FileTime time = Files.getLastModifiedTime(path);
        Files.writeString(path, TRIANGLE.replace("v 1", "v 2"));
        Files.setLastModifiedTime(path, FileTime.fromMillis(time.toMillis() + 5));
        surfaces.load(text);
        assertEquals(2, surfaces.read(text).vertices()[3]);
        Path other = Files.writeString(folder.resolve("b.obj"), TRIANGLE.replace("v 1", "v 3"));
        Files.setLastModifiedTime(other, Files.getLastModifiedTime(path));
        boolean keyed = Files.readAttributes(path, BasicFileAttributes.class).fileKey() != null;
        Files.move(other, path, StandardCopyOption.REPLACE_EXISTING);
        surfaces.load(text);
        assertEquals(keyed ? 3 : 2, surfaces.read(text).vertices()[3]);
    }

    @Test
    void aFileThatBecameWrongOrWentAwayIsRefusedAndTheRunGoesOn() throws IOException {
        String text = file("a.obj", TRIANGLE);
        Surface first = surfaces.read(text);
        file("a.obj", "v 1 2\n");
        assertTrue(complaint(() -> surfaces.load(text)).endsWith("a.obj:1: has 2 numbers; v x y z would be right"));
        assertSame(first, surfaces.read(text));
        Files.delete(folder.resolve("a.obj"));
        assertTrue(complaint(() -> surfaces.load(text)).endsWith("a.obj: does not exist; an OBJ file would be right"));
        assertSame(first, surfaces.read(text));
    }

    @Test
    void theLastFourAreKept() {
        Surface first = surfaces.read("icosphere:0");
        for (String word : new String[]{"icosphere:1", "icosphere:2", "icosphere:0", "icosphere:3", "torus"})
            surfaces.read(word);
        assertSame(first, surfaces.read("icosphere:0"), "asked for in between");
        for (String word : new String[]{"icosphere:1", "icosphere:2", "icosphere:3", "torus"}) surfaces.read(word);
        assertNotSame(first, surfaces.read("icosphere:0"));
    }

    /// Eight begin at once, on something that takes a while.
    @Test
    void threadsShareOneReading() throws Exception {
        var start = new CyclicBarrier(8);
        Callable<Surface> deed = () -> {
            start.await();
            surfaces.load("uv-sphere:512x256");
            return surfaces.read("uv-sphere:512x256");
        };
        try (var threads = Executors.newFixedThreadPool(8)) {
            for (var f : threads.invokeAll(Collections.nCopies(8, deed)))
                assertSame(surfaces.read("uv-sphere:512x256"), f.get());
        }
    }
}
