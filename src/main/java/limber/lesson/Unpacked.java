package limber.lesson;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import limber.engine.BadInput;

/// Files of lessons that ride in the jar, where a model can read them: a setting holds the name of a file on disk.
final class Unpacked {
    private static final Map<Path, Path> FILES = new ConcurrentHashMap<>();

    private Unpacked() {}

    /// The file itself if it lies on disk; otherwise a copy of it that is there for as long as Limber runs, made once.
    ///
    /// @throws BadInput if it cannot be copied
    static Path of(Path file) {
        return file.getFileSystem() == FileSystems.getDefault() ? file : FILES.computeIfAbsent(file, Unpacked::copy);
    }

    private static Path copy(Path file) {
        try {
            Path folder = Files.createTempDirectory("limber-"), copy = folder.resolve(file.getFileName().toString());
            folder.toFile().deleteOnExit(); // the last one is deleted first
            copy.toFile().deleteOnExit();
            return Files.copy(file, copy);
        } catch (IOException e) {
            throw new BadInput("'" + file.getFileName() + "' cannot be copied from the jar: " + e.getMessage());
        }
    }
}
