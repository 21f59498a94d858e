package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import limber.engine.text.BadInput;

/// A source of the lines of a program that runs. A program may leave, and it, or another one, may come.
public sealed interface LineSource extends AutoCloseable permits GrowingFile, Pipe, LoopbackSocket {
    /// The name for standard input.
    String INPUT = "-";

    /// A file that grows, a named pipe, or `-` for standard input.
    ///
    /// @throws BadInput if there is no such file
    static LineSource of(String file, InputStream input) {
        if (file.equals(INPUT)) return new Pipe("standard input", input);
        Path path;
        try {
            path = Path.of(file);
        } catch (InvalidPathException e) {
            throw none(file);
        }
        if (Files.isDirectory(path) || !Files.exists(path)) throw none(file);
        return Files.isRegularFile(path) ? new GrowingFile(path) : new Pipe(path);
    }

    private static BadInput none(String file) {
        return new BadInput("'" + BadInput.brief(file)
                + "' is no file that can be followed; a log that a program writes, a named pipe or - would be right");
    }

    /// What people and complaints call it.
    String name();

    /// Its file, beside which a source may lie.
    Optional<Path> path();

    /// Waits for a program.
    ///
    /// @return its lines, until it leaves; empty if none can come any more
    Optional<InputStream> next() throws IOException;

    /// Ends whatever waits.
    @Override void close();
}
