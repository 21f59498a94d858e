package limber.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import limber.engine.BadInput;

/// A writer for files that are written whole or not at all, beside their target and then moved over it.
public final class WholeFile {
    private static final int BUFFER = 1 << 16;

    /// The content of the file.
    public interface Body {
        void write(OutputStream out) throws IOException;
    }

    private WholeFile() {}

    /// Writes beside the target, then moves over it: over the file that a link leads to, in folders that are created if
    /// missing. If the body throws, nothing has changed.
    public static void write(Path file, Body body) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Files.createDirectories(target.getParent());
        Path part = part(target);
        part.toFile().deleteOnExit(); // when interrupted
        try {
            try (var out = new BufferedOutputStream(Files.newOutputStream(part), BUFFER)) {
                body.write(out);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /// The same for content in memory.
    ///
    /// @throws BadInput if it cannot be written
    public static void save(Path file, byte[] content) {
        try {
            write(file, out -> out.write(content));
        } catch (IOException e) {
            throw new BadInput(file + " cannot be written: " + e.getMessage());
        }
    }

    /// A new file under a name that no other window, and nothing else in this one, writes to.
    private static Path part(Path target) throws IOException {
        for (int n = 1;; n++) {
            try {
                return Files.createFile(target.resolveSibling(
                        "." + target.getFileName() + "." + ProcessHandle.current().pid() + "-" + n + ".part"));
            } catch (FileAlreadyExistsException e) {
                continue; // the next number is free
            }
        }
    }

    /// Renames a damaged file, beside others that were renamed before.
    ///
    /// @return its new path
    public static Path setAside(Path file) throws IOException {
        for (int n = 1;; n++) {
            Path aside = file.resolveSibling(file.getFileName() + ".damaged" + (n == 1 ? "" : "-" + n));
            if (!Files.exists(aside)) return Files.move(file, aside);
        }
    }
}
