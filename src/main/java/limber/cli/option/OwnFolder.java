package limber.cli.option;

import java.io.Console;
import java.nio.file.Path;
import limber.code.SolverFolder;
import limber.code.TrustedFolders;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.ui.preferences.PreferencesFile;

/// A folder of a solver of the user's own, as a command takes it: its code runs only after it was agreed to.
public final class OwnFolder {
    private OwnFolder() {}

    /// The solvers that this user has agreed to.
    public static TrustedFolders trusted() {
        return TrustedFolders.beside(PreferencesFile.ofUser(System.getenv(), System.getProperty("os.name")).path());
    }

    /// The model of a folder.
    ///
    /// @param agreed whether the user has agreed with this command
    /// @throws BadInput if it has not been agreed to, or is no solver
    static Model model(Path folder, boolean agreed) {
        return agreed(folder, agreed).model();
    }

    /// The same without compiling it.
    static SolverFolder agreed(Path folder, boolean agreed) {
        SolverFolder solver = SolverFolder.read(folder);
        TrustedFolders trusted = trusted();
        if (agreed || !trusted.known(solver) && asked(folder)) trusted.trust(solver);
        if (!trusted.known(solver))
            throw new BadInput(PlainFile.name(folder) + ": its code may do whatever you may, and has not "
                    + "been agreed to; read it, and add --trust once");
        return solver;
    }

    private static boolean asked(Path folder) {
        Console console = System.console();
        if (console == null || !console.isTerminal()) return false;
        String answer = console.readLine("%s is a program and may do whatever you may. Run it? [y/N] ", folder);
        return answer != null && answer.strip().equalsIgnoreCase("y");
    }
}
