package limber.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;

/// The files that a page brings, in the memory of the browser.
final class Files {
    /// Holds a folder for each lesson.
    static final Path ROOT = Path.of("/page");

    private Files() {}

    /// Puts the files of a page into a folder, and those of earlier lessons into folders beside it.
    ///
    /// @param name of the folder
    static Path put(PageData data, String name) {
        Path folder = ROOT.resolve(name);
        try {
            java.nio.file.Files.createDirectories(folder);
            write(folder, data.texts("files"), data.texts("binary"));
            write(ROOT, data.texts("earlierFiles"), data.texts("earlierBinary"));
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("the page's files cannot be put in place", e);
        }
    }

    private static void write(Path folder, Map<String, String> texts, Map<String, String> binary) throws IOException {
        for (var file : texts.entrySet())
            write(folder.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
        for (var file : binary.entrySet())
            write(folder.resolve(file.getKey()), Base64.getDecoder().decode(file.getValue()));
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        java.nio.file.Files.createDirectories(file.getParent());
        java.nio.file.Files.write(file, bytes);
    }
}
