package limber.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import limber.engine.BadInput;

/// A file that is written whole or not at all.
final class WholeFile {
    private WholeFile() {}

    /// Beside its target first, and then moved over it.
    ///
    /// @throws BadInput if it cannot be written
    static void write(Path file, byte[] content) {
        Path out = file.toAbsolutePath(), part = out.resolveSibling(out.getFileName() + ".part");
        try {
            try {
                Files.write(part, content);
                Files.move(part, out, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new BadInput(file + " cannot be written: " + e.getMessage());
        }
    }
}
