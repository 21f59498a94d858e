package limber.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import limber.engine.text.BadInput;

/// A writer for files that are written whole or not at all, beside their target and then moved over it.
public final class WholeFile {
    private static final int BUFFER = 1 << 16, MOST_LINKS = 40;

    /// The content of the file.
    public interface Body {
        void write(OutputStream out) throws IOException;
    }

    private WholeFile() {}

    /// Writes beside the target, then moves over it: over the file that a link leads to, in folders that are created if
    /// missing. The new file has the mode of the old one. If the body throws, nothing has changed. When this returns,
    /// the content is on the disk and survives a loss of power.
    public static void write(Path file, Body body) throws IOException {
        Path target = target(file);
        Files.createDirectories(target.getParent());
        PartFile.clean(target.getParent());
        PartFile part = PartFile.create(target);
        part.path().toFile().deleteOnExit(); // when interrupted
        try {
            try (FileChannel channel = part.channel();
                    var out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER)) {
                body.write(out);
                out.flush();
                channel.force(true);
            }
            part.replace(target);
            force(target.getParent());
        } finally {
            Files.deleteIfExists(part.path());
        }
    }

    /// Writes a folder's names to the disk, where the system can open a folder; Windows cannot.
    private static void force(Path folder) {
        try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            return; // the file itself is written, under its old or its new name
        }
    }

    /// The file that a path leads to, through links, whether it is there or not.
    ///
    /// @throws FileSystemException if links lead in a circle
    public static Path target(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS)
                throw new FileSystemException(file.toString(), null, "its links lead in a circle");
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    /// The same as [#save(Path, Body)] for content in memory.
    ///
    /// @throws BadInput if it cannot be written
    public static void save(Path file, byte[] content) {
        save(file, out -> out.write(content));
    }

    /// The same as [#write] with one line for somebody who chose the file.
    ///
    /// @throws BadInput if it cannot be written
    public static void save(Path file, Body body) {
        try {
            write(file, body);
        } catch (IOException e) {
            throw new BadInput(file + " cannot be written: " + e.getMessage());
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
