package limber.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.lesson.source.Folder;

/// The lessons that ship, in order, stored in the jar.
public final class Lessons {
    private static final String FOLDER = "/limber/lessons", MODEL = "model:";
    /// Those that have been read; a jar does not change.
    private static final Map<Folder, Lesson> READ = new ConcurrentHashMap<>();

    private Lessons() {}

    /// All lessons; reading them takes a while the first time.
    public static List<Lesson> shipped() {
        return folders().stream().map(Lessons::lesson).toList();
    }

    /// The name of each lesson's model, in order, by one line of its file: known long before the lessons are read.
    public static List<String> models() {
        return folders().stream().map(f -> f.text(Folder.LESSON).lines().filter(l -> l.startsWith(MODEL)).findFirst()
                .orElse(MODEL).substring(MODEL.length()).strip()).toList();
    }

    private static Lesson lesson(Folder folder) {
        return READ.computeIfAbsent(folder, Lessons::read);
    }

    private static Lesson read(Folder folder) {
        LessonReader.Read read = LessonReader.read(folder);
        return read.lesson().orElseThrow(() -> new BadInput(read.faults().getFirst()));
    }

    /// The lesson with an id; the name of its folder contains it, as `04-pin-and-half`. No other is read.
    public static Optional<Lesson> find(String id) {
        return byId().apply(id);
    }

    /// The same for many ids: the folders are listed once.
    public static Function<String, Optional<Lesson>> byId() {
        Map<String, Folder> folders = folders().stream().collect(Collectors.toMap(Folder::id, Function.identity()));
        return id -> Optional.ofNullable(folders.get(id)).map(Lessons::lesson);
    }

    /// Their folders, in order.
    public static List<Folder> folders() {
        URL at = Lessons.class.getResource(FOLDER);
        if (at == null) return List.of();
        try (Stream<Path> inside = Files.list(path(at.toURI()))) {
            return inside.filter(p -> Files.isRegularFile(p.resolve(Folder.LESSON))).sorted().map(Folder::new).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path path(URI uri) throws IOException {
        if (!uri.getScheme().equals("jar")) return Path.of(uri);
        try {
            FileSystems.newFileSystem(uri, Map.of()); // stays open for as long as Limber runs
        } catch (FileSystemAlreadyExistsException e) {
            return Path.of(uri);
        }
        return Path.of(uri);
    }
}
