package limber.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.file.PlainFile;
import limber.file.WholeFile;

/// A small solver to begin with: a Java file, and a page on how to go on.
public enum Starter {
    SPRING("Spring.java"), ROPE("Rope.java"), CLOTH("Cloth.java");

    private final String java;

    Starter(String java) {
        this.java = java;
    }

    /// The name of its Java file.
    public String java() {
        return java;
    }

    /// Its name in commands, such as `spring`.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The one with a name.
    ///
    /// @throws BadInput if there is none
    public static Starter named(String word) {
        return Stream.of(values()).filter(s -> s.word().equals(word)).findFirst()
                .orElseThrow(() -> new BadInput("--from " + BadInput.brief(word) + ": "
                        + DidYouMean.hint(word, Stream.of(values()).map(Starter::word).sorted().toList())));
    }

    /// Writes it into a folder, which must be new or empty.
    ///
    /// @throws BadInput if it is not, or cannot be written
    public void write(Path folder) {
        try {
            if (Files.exists(folder) && !Files.isDirectory(folder))
                throw new BadInput(PlainFile.name(folder) + " is a file; a new folder would be right");
            if (Files.isDirectory(folder)) try (Stream<Path> inside = Files.list(folder)) {
                if (inside.findAny().isPresent())
                    throw new BadInput(PlainFile.name(folder) + " is not empty; a new folder would be right");
            }
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput(PlainFile.name(folder) + ": cannot be made: " + e.getMessage());
        }
        for (String name : List.of(java, "README.md")) WholeFile.save(folder.resolve(name), bytes(name));
    }

    private byte[] bytes(String name) {
        try (var in = Starter.class.getResourceAsStream("starters/" + word() + "/" + name)) {
            if (in == null) throw new IllegalStateException("the starter " + word() + "/" + name + " does not ship");
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
