package limber.web.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.lesson.source.Folder;

/// The pictures of a lesson, as addresses that hold them.
final class Pictures {
    private Pictures() {}

    /// @return empty if there is none
    static Optional<String> data(Folder folder, String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (!ending.matches("png|jpe?g|gif")) return Optional.empty();
        try {
            byte[] bytes = Files.readAllBytes(folder.inside(name));
            return Optional.of("data:image/" + (ending.equals("jpg") ? "jpeg" : ending) + ";base64,"
                    + Base64.getEncoder().encodeToString(bytes));
        } catch (BadInput | IOException notThere) { // the alternative text is shown instead
            return Optional.empty();
        }
    }
}
