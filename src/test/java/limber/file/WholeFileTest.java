package limber.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.engine.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir Path folder;

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test void foldersAreMadeAndNothingIsLeftBeside() throws IOException {
        Path file = folder.resolve("a/b/x.txt");
        WholeFile.save(file, NEW);
        assertEquals("new", Files.readString(file));
        try (var files = Files.list(file.getParent())) {
            assertEquals(1, files.count());
        }
    }

    @Test void whatFailsHalfWayLeavesAllAsItWas() throws IOException {
        Path file = Files.writeString(folder.resolve("x.txt"), "old");
        assertThrows(IOException.class, () -> WholeFile.write(file, out -> {
            out.write(NEW);
            throw new IOException("the disk is full");
        }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("x.txt"), names());
    }

    /// As when two write the same file at once; and the one that is done last is what is there.
    @Test void twoWritersDoNotMeetInOnePart() throws IOException {
        Path file = folder.resolve("x.txt");
        WholeFile.write(file, out -> {
            WholeFile.save(file, NEW);
            assertEquals("new", Files.readString(file));
            out.write("last".getBytes(StandardCharsets.UTF_8));
        });
        assertEquals("last", Files.readString(file));
        assertEquals(List.of("x.txt"), names());
    }

    @Test void aLinkIsWrittenThrough() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "old"),
                link = Files.createSymbolicLink(folder.resolve("link"), target);
        WholeFile.save(link, NEW);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(target));
    }

    @Test void whatCannotBeWrittenIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "").resolve("x.txt");
        assertTrue(assertThrows(BadInput.class, () -> WholeFile.save(file, NEW)).getMessage()
                .startsWith(file + " cannot be written: "));
    }
}
