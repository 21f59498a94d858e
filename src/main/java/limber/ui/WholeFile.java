package limber.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import limber.engine.BadInput;

/// A file that is written whole or not at all, and never lost.
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

    /// Puts a damaged file out of the way, beside others that were put there before.
    ///
    /// @return where it is now
    static Path setAside(Path file) throws IOException {
        for (int n = 1; ; n++) {
            Path aside = file.resolveSibling(file.getFileName() + ".damaged" + (n == 1 ? "" : "-" + n));
            if (Files.exists(aside)) continue;
            return Files.move(file, aside);
        }
    }
}
