package limber.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlainFileTest {
    @TempDir Path folder;

    private static String complaint(Path file, long largest) {
        return assertThrows(BadInput.class, () -> PlainFile.bytes(file, largest, "a list")).getMessage();
    }

    @Test
    void aFileOfItsLimitIsReadAndOneByteMoreIsNot() throws IOException {
        Path file = Files.write(folder.resolve("x"), new byte[]{1, 2, 3});
        assertArrayEquals(new byte[]{1, 2, 3}, PlainFile.bytes(file, 3, "a list"));
        assertEquals("has more than 2 bytes; a smaller file would be right", complaint(file, 2));
        Files.write(file, new byte[(3 << 20) + 1]);
        assertEquals("has more than 3 MB; a smaller file would be right", complaint(file, 3 << 20));
    }

    /// The mark of byte order is EF BB BF in UTF-8. The byte FF is never part of a text; here it stands in line 2
    /// behind two characters, one of which has two bytes.
    @Test
    void aTextLosesItsMarkOfByteOrderAndNamesTheFirstByteThatIsNone() throws IOException {
        Path file = Files.write(folder.resolve("x"), new byte[]{(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 'a'});
        assertEquals("a", PlainFile.text(file, 9, "a list"));
        Files.write(file, new byte[]{'a', '\n', 'b', (byte) 0xC3, (byte) 0xA9, (byte) 0xFF});
        assertEquals(file + ":2:3: is not UTF-8 text from here on; a file saved as UTF-8 would be right",
                assertThrows(BadInput.class, () -> PlainFile.text(file, 9, "a list")).getMessage());
        assertEquals(file + ": has more than 2 bytes; a smaller file would be right",
                assertThrows(BadInput.class, () -> PlainFile.text(file, 2, "a list")).getMessage());
    }

    @Test
    void whatIsNoPlainFileIsNotOpened() {
        assertEquals("is a folder; a list would be right", complaint(folder, 9));
        assertEquals("does not exist; a list would be right", complaint(folder.resolve("none"), 9));
        Path endless = Path.of("/dev/zero");
        assumeTrue(Files.exists(endless));
        assertEquals("is a device or a pipe; a list would be right", complaint(endless, 9));
    }

    /// Files of the system say that they are empty, as a file that grows while it is read once was.
    @Test
    void aFileThatSaysItIsSmallerIsReadToItsLimit() {
        Path larger = Path.of("/proc/self/status");
        assumeTrue(Files.isRegularFile(larger));
        assertEquals("has more than 9 bytes; a smaller file would be right", complaint(larger, 9));
    }
}
