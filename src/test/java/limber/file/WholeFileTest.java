package limber.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import limber.engine.text.BadInput;
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

    @Test
    void foldersAreMadeAndNothingIsLeftBeside() throws IOException {
        Path file = folder.resolve("a/b/x.txt");
        WholeFile.save(file, NEW);
        assertEquals("new", Files.readString(file));
        try (var files = Files.list(file.getParent())) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void whatFailsHalfWayLeavesAllAsItWas() throws IOException {
        Path file = Files.writeString(folder.resolve("x.txt"), "old");
        assertThrows(IOException.class, () -> WholeFile.write(file, out -> {
            out.write(NEW);
            throw new IOException("the disk is full");
        }));
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("x.txt"), names());
    }

    /// As when two write the same file at once; and the one that is done last is what is there.
    @Test
    void twoWritersDoNotMeetInOnePart() throws IOException {
        Path file = folder.resolve("x.txt");
        WholeFile.write(file, out -> {
            WholeFile.save(file, NEW);
            assertEquals("new", Files.readString(file));
            out.write("last".getBytes(StandardCharsets.UTF_8));
        });
        assertEquals("last", Files.readString(file));
        assertEquals(List.of("x.txt"), names());
    }

    @Test
    void aLinkIsWrittenThrough() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "old"),
                link = Files.createSymbolicLink(folder.resolve("link"), target);
        WholeFile.save(link, NEW);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(target));
    }

    @Test
    void aLinkThatLeadsNowhereYetIsWrittenThrough() throws IOException {
        Path there = Files.createDirectory(folder.resolve("there")),
                second = Files.createSymbolicLink(there.resolve("second"), Path.of("../target")),
                first = Files.createSymbolicLink(folder.resolve("first"), Path.of("there/second"));
        WholeFile.save(first, NEW);
        assertTrue(Files.isSymbolicLink(first) && Files.isSymbolicLink(second));
        assertEquals("new", Files.readString(folder.resolve("target")));
    }

    @Test
    void linksThatLeadInACircleAreRefused() throws IOException {
        Path a = folder.resolve("a"), b = Files.createSymbolicLink(folder.resolve("b"), a);
        Files.createSymbolicLink(a, b);
        assertTrue(assertThrows(BadInput.class, () -> WholeFile.save(a, NEW)).getMessage()
                .endsWith("its links lead in a circle"));
        assertEquals(List.of("a", "b"), names());
    }

    @Test
    void aFileKeepsItsMode() throws IOException {
        Path file = Files.writeString(folder.resolve("x.txt"), "old");
        for (String mode : List.of("rw-------", "rw-rw-rw-", "r--r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            WholeFile.write(file, out -> {
                Set<PosixFilePermission> meanwhile =
                        Files.getPosixFilePermissions(folder.resolve(names().getFirst()));
                assertTrue(PosixFilePermissions.fromString(mode).containsAll(meanwhile), "while it is written, too");
                out.write(NEW);
            });
            assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    /// A number that no process has: those of Linux end at 2^22, those of macOS and Windows far below 10^17.
    private static final String ENDED = "99999999999999999";

    @Test
    void partsOfProcessesThatHaveEndedAreDeleted() throws IOException {
        String living = ".y.txt.limber-" + ProcessHandle.current().pid() + "-1.part",
                others = ".y.txt." + ENDED + "-1.part", parent = ".y.txt.limber-1-1.part";
        for (String name : List.of(".x.txt.limber-" + ENDED + "-1.part", ".y.limber-" + ENDED + "-23.part", living,
                others,
                parent))
            Files.writeString(folder.resolve(name), "half");
        Files.createDirectory(folder.resolve(".z.limber-" + ENDED + "-1.part"));
        WholeFile.save(folder.resolve("x.txt"), NEW);
        assertEquals(List.of(others, parent, living, ".z.limber-" + ENDED + "-1.part", "x.txt").stream().sorted()
                .toList(), names());
    }

    /// As when a container that has other process numbers writes to the same folder.
    @Test
    void aPartThatIsLockedStays() throws IOException {
        Path part = Files.writeString(folder.resolve(".x.txt.limber-" + ENDED + "-1.part"), "half");
        try (var channel = FileChannel.open(part, StandardOpenOption.WRITE); FileLock lock = channel.lock()) {
            assertTrue(lock.isValid());
            WholeFile.save(folder.resolve("x.txt"), NEW);
            assertTrue(Files.exists(part));
        }
        WholeFile.save(folder.resolve("x.txt"), NEW);
        assertEquals(List.of("x.txt"), names());
    }

    @Test
    void aPartIsLockedWhileItIsWritten() throws IOException {
        WholeFile.write(folder.resolve("x.txt"), _ -> {
            try (var channel = FileChannel.open(folder.resolve(names().getFirst()), StandardOpenOption.WRITE)) {
                assertThrows(OverlappingFileLockException.class, channel::tryLock);
            }
        });
    }

    /// The operations of one write over a file: open, write, force, set the mode, move, force the folder.
    @Test
    void whicheverOperationOfTheDiskFailsTheFileIsWholeAndNothingIsLeftBeside() throws IOException {
        Path file = Files.writeString(folder.resolve("x.txt"), "old");
        var done = new ArrayList<String>();
        for (int n = 1; n <= 7; n++) {
            var disk = new FaultyDisk(n);
            String held = Files.readString(file);
            try {
                WholeFile.write(disk.path(file), out -> out.write((held + "!").getBytes(StandardCharsets.UTF_8)));
                assertEquals(held + "!", Files.readString(file));
            } catch (IOException e) {
                assertEquals(held, Files.readString(file));
            }
            assertEquals(List.of("x.txt"), names());
            done.add(disk.last());
        }
        assertEquals(List.of("open", "write", "force", "permissions", "move", "force", "force"), done);
        assertEquals("old!!", Files.readString(file), "after the move the folder's names are on their way");
    }

    @Test
    void whatCannotBeWrittenIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "").resolve("x.txt");
        assertTrue(assertThrows(BadInput.class, () -> WholeFile.save(file, NEW)).getMessage()
                .startsWith(file + " cannot be written: "));
    }
}
