package limber.cli.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import limber.code.SolverFolder;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.log.StepsLog;
import limber.models.Catalog;

/// The name of a model, or the folder of a solver of the user's own.
public final class ModelArgument {
    private ModelArgument() {}

    /// Whether it is such a folder. A model that ships has precedence.
    public static boolean isFolder(String name) {
        try {
            return Catalog.MODELS.stream().noneMatch(m -> m.name().equals(name)) && SolverFolder.is(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /// The model of a folder, or of a log of operations; empty where the name is neither.
    ///
    /// @param agreed whether its code may run
    /// @throws BadInput if it may not, or is no solver
    static Optional<Model> folder(String name, boolean agreed) {
        if (StepsLog.is(name)) return Optional.of(Model.of(StepsLog.read(Path.of(name)).solver()));
        if (name.contains("/") && !exists(name)) throw new BadInput("there is no folder or file '"
                + BadInput.brief(name) + "' here; the path of one, or the name of a model, would be right");
        return isFolder(name) || name.contains("/") && isDirectory(name)
                ? Optional.of(OwnFolder.model(Path.of(name), agreed))
                : Optional.empty();
    }

    private static boolean exists(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static boolean isDirectory(String name) {
        try {
            return Files.isDirectory(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /// @throws BadInput if there is no such model
    public static Model model(String name) {
        return folder(name, false).orElseGet(() -> Catalog.model(name));
    }
}
