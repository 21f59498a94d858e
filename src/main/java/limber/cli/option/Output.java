package limber.cli.option;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import picocli.CommandLine.Option;
import tools.jackson.core.exc.JacksonIOException;

/// The output option of a command: standard output, or a file that is written whole or not at all.
public final class Output {
    private static final int BUFFER = 1 << 16;
    private static final Set<String> STANDARD = Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    @Option(names = "--out", paramLabel = "FILE",
            description = "Write to this file, whole or not at all, instead of standard output.") Optional<Path> out =
                    Optional.empty();

    public interface Body {
        public void write(OutputStream out) throws IOException;
    }

    /// Writes to the file if one was named, else to `standard`.
    ///
    /// @throws BadInput if there can be no such file
    public void write(OutputStream standard, Body body) {
        if (file().isPresent()) writeFile(file().get(), body);
        else writeStandard(standard, body);
    }

    /// The file; empty for standard output.
    ///
    /// @throws BadInput if its name is empty
    public Optional<Path> file() {
        return out.map(Output::named).filter(file -> !isStandard(file));
    }

    /// @throws BadInput if the name is empty
    public static Path named(Path file) {
        if (!file.toString().isEmpty()) return file;
        throw new BadInput("--out: the name is empty; the name of a file would be right");
    }

    /// Whether a name stands for standard output.
    public static boolean isStandard(Path file) {
        return STANDARD.contains(file.toString());
    }

    public static void writeStandard(OutputStream standard, Body body) {
        var out = new BufferedOutputStream(standard, BUFFER) {
            @Override public void close() throws IOException {
                flush(); // its owner closes it
            }
        };
        try {
            try {
                body.write(out);
            } finally {
                out.flush(); // rows before an error are good rows
            }
        } catch (IOException e) {
            standardLost(e);
        } catch (UncheckedIOException e) { // of the CSV writer
            standardLost(e.getCause());
        } catch (JacksonIOException e) {
            standardLost(e.getCause());
        }
    }

    private static void standardLost(IOException e) {
        boolean readerLeft = String.valueOf(e.getMessage()).matches("(?i).*(broken pipe|pipe.*(closed|ended)).*");
        if (!readerLeft) throw new CommandFailure(CommandFailure.LACKS, "limber: standard output: " + e.getMessage());
    }

    public static void writeFile(Path file, Body body) {
        try {
            Path target = check(file);
            if (Files.exists(target) && !Files.isRegularFile(target)) fill(target, body);
            else WholeFile.write(target, body::write);
        } catch (IOException | UncheckedIOException e) {
            throw lost(file, e);
        } catch (JacksonIOException e) {
            throw lost(file, e.getCause());
        }
    }

    private static CommandFailure lost(Path file, Exception e) {
        String reason = switch (e) {
            case AccessDeniedException _,NoSuchFileException _ ->
                    "its folder takes no new files; another folder would be right";
            case FileSystemException f when f.getReason() != null -> f.getReason();
            default -> e.getMessage();
        };
        return new CommandFailure(e instanceof FileSystemException ? CommandFailure.USAGE : CommandFailure.LACKS,
                file + ": cannot be written: " + reason);
    }

    /// The file that `file` leads to, through links.
    ///
    /// @throws BadInput if it cannot be one
    public static Path check(Path file) throws IOException {
        if (Files.isDirectory(file)) throw new BadInput(file + ": is a folder; a file in it would be right");
        Path target = WholeFile.target(file);
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(folder)) return target;
        throw new BadInput(file + ": " + folder + (Files.exists(folder) ? " is not a folder" : " does not exist")
                + "; an existing folder would be right");
    }

    /// A device or a pipe.
    private static void fill(Path file, Body body) throws IOException {
        try (var out = new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.WRITE), BUFFER)) {
            body.write(out);
        }
    }
}
