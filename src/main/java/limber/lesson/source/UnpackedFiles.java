package limber.lesson.source;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import limber.engine.text.BadInput;

/// Files of shipped lessons, copied from the jar to disk, where a model can read them by name.
final class UnpackedFiles {
    private static final Map<Path, Path> FILES = new ConcurrentHashMap<>();

    private UnpackedFiles() {}

    /// The file itself if it is on disk; otherwise a copy, made once, that lasts until Limber ends.
    ///
    /// @throws BadInput if it cannot be copied
    static Path of(Path file) {
        return file.getFileSystem() == FileSystems.getDefault() ? file
                : FILES.computeIfAbsent(file, UnpackedFiles::copy);
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
