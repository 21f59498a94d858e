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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.BadInput;

/// The lessons that ship, in order, stored in the jar.
public final class Lessons {
    private static final String FOLDER = "/limber/lessons";

    private Lessons() {}

    /// All lessons; reading them takes a while.
    public static List<Lesson> shipped() {
        return folders().stream().map(Lessons::read).toList();
    }

    private static Lesson read(Folder folder) {
        LessonReader.Read read = LessonReader.read(folder);
        return read.lesson().orElseThrow(() -> new BadInput(read.faults().getFirst()));
    }

    /// The lesson with an id. If a folder name contains the id, as `04-pin-and-half`, only that folder is read.
    public static Optional<Lesson> find(String id) {
        return byId().find(id);
    }

    /// A search for several lessons; each is read once at most.
    public static Search byId() {
        return new Search(folders());
    }

    /// A search among the lessons that ship.
    public static final class Search {
        private final List<Folder> folders;
        private final Map<String, Folder> named = new HashMap<>();
        private final Map<Folder, Lesson> read = new HashMap<>();
        /// The lessons by their own ids, which may differ from the names of their folders; empty until one is asked for
        /// by no folder's name.
        private final Map<String, Lesson> all = new HashMap<>();

        private Search(List<Folder> folders) {
            this.folders = folders;
            folders.forEach(f -> named.put(f.id(), f));
        }

        /// The same as [Lessons#find].
        public Optional<Lesson> find(String id) {
            Optional<Lesson> likely = Optional.ofNullable(named.get(id)).map(this::lesson)
                    .filter(l -> l.id().equals(id));
            if (likely.isPresent()) return likely;
            if (all.isEmpty()) folders.forEach(f -> all.putIfAbsent(lesson(f).id(), lesson(f)));
            return Optional.ofNullable(all.get(id));
        }

        private Lesson lesson(Folder folder) {
            return read.computeIfAbsent(folder, Lessons::read);
        }
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
