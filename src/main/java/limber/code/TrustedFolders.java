package limber.code;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import limber.engine.text.BadInput;
import limber.file.Exclusive;
import limber.file.PlainFile;
import limber.file.WholeFile;

/// The solvers of one's own that may run, since they may do whatever their user may: each is agreed to once, by the
/// fingerprint of its texts. Who has agreed to a folder may edit it and is not asked again.
public final class TrustedFolders {
    private static final long LARGEST = 1L << 20;

    private final Path file;

    private TrustedFolders(Path file) {
        this.file = file;
    }

    /// Those of a user.
    ///
    /// @param preferences the file of the user's preferences, beside which they are kept
    public static TrustedFolders beside(Path preferences) {
        return new TrustedFolders(preferences.resolveSibling("solvers.txt"));
    }

    /// Whether a solver has been agreed to.
    public boolean known(SolverFolder solver) {
        List<String> lines = lines();
        return lines.contains(solver.hash()) || lines.contains(place(solver));
    }

    /// The solver may run from now on. What another window or command agrees to at the same time is kept too.
    public void trust(SolverFolder solver) {
        List<String> wanted = List.of(solver.hash(), place(solver));
        if (lines().containsAll(wanted)) return;
        try {
            Exclusive.run(file, () -> {
                var lines = new LinkedHashSet<>(lines());
                lines.addAll(wanted);
                WholeFile.save(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
            });
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be written: " + e.getMessage());
        }
    }

    private static String place(SolverFolder solver) {
        try {
            return solver.folder().toRealPath().toString();
        } catch (IOException e) {
            throw new BadInput(PlainFile.name(solver.folder()) + ": cannot be read: " + e.getMessage());
        }
    }

    private List<String> lines() {
        return Files.exists(file) ? PlainFile.text(file, LARGEST, "a list of solvers").lines().toList() : List.of();
    }
}
