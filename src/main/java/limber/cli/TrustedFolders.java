package limber.cli;

import java.io.Console;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import limber.code.SolverFolder;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.WholeFile;
import limber.ui.preferences.PreferencesFile;

/// The solvers of one's own that may run, since they may do whatever their user may: each is agreed to once, by the
/// fingerprint of its texts. Who has agreed to a folder may edit it and is not asked again.
final class TrustedFolders {
    private static final long LARGEST = 1L << 20;

    private final Path file;

    TrustedFolders(Path file) {
        this.file = file;
    }

    /// Those of this user.
    static TrustedFolders ofUser() {
        return new TrustedFolders(PreferencesFile.ofUser(System.getenv(), System.getProperty("os.name")).path()
                .resolveSibling("solvers.txt"));
    }

    /// The model of a folder.
    ///
    /// @param agreed whether the user has agreed with this command
    /// @throws BadInput if it has not been agreed to, or is no solver
    Model model(Path folder, boolean agreed) {
        SolverFolder solver = SolverFolder.read(folder);
        if (agreed || !known(solver) && asked(folder)) trust(solver);
        if (!known(solver))
            throw new BadInput(PlainFile.name(folder) + ": its code may do whatever you may, and has not "
                    + "been agreed to; read it, and add --trust once");
        return solver.model();
    }

    private static boolean asked(Path folder) {
        Console console = System.console();
        if (console == null || !console.isTerminal()) return false;
        String answer = console.readLine("%s is a program and may do whatever you may. Run it? [y/N] ", folder);
        return answer != null && answer.strip().equalsIgnoreCase("y");
    }

    private boolean known(SolverFolder solver) {
        List<String> lines = lines();
        return lines.contains(solver.hash()) || lines.contains(place(solver));
    }

    /// The solver may run from now on.
    void trust(SolverFolder solver) {
        if (lines().contains(solver.hash()) && lines().contains(place(solver))) return;
        var lines = new ArrayList<>(lines());
        lines.add(solver.hash());
        lines.add(place(solver));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be written: " + e.getMessage());
        }
        WholeFile.save(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
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
