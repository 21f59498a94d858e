package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import limber.file.PlainFile;
import org.jspecify.annotations.Nullable;

/// A pipe: standard input, which ends once, or one with a name, which another program may open again.
final class Pipe implements LineSource {
    private final String name;
    private final Optional<Path> path;
    private @Nullable InputStream input;
    private volatile boolean closed;

    /// @param input read once
    Pipe(String name, InputStream input) {
        this.name = name;
        this.input = input;
        path = Optional.empty();
    }

    /// @param path of a named pipe
    Pipe(Path path) {
        name = PlainFile.name(path);
        this.path = Optional.of(path);
    }

    @Override public String name() {
        return name;
    }

    @Override public Optional<Path> path() {
        return path;
    }

    @Override public Optional<InputStream> next() throws IOException {
        if (closed) return Optional.empty();
        if (path.isPresent()) return Optional.of(Files.newInputStream(path.get()));
        Optional<InputStream> once = Optional.ofNullable(input);
        input = null;
        return once;
    }

    @Override public void close() {
        closed = true;
    }
}
