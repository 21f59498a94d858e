package limber.lesson.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.input.SourcePosition;

/// The folder of a lesson, or of a moment. Nothing outside it is read.
///
/// @param whose whose it is, as complaints call it
public record Folder(Path path, String whose) {
    public static final String LESSON = "lesson.md", CHINESE = "lesson.zh.md", SOLUTION = "solution.json";
    /// What begins the value of a parameter that names a file.
    public static final String FILE = "file:";

    /// The folder of a lesson.
    public Folder(Path path) {
        this(path, "the lesson's folder");
    }

    /// @param given a lesson's folder, or a file in it
    /// @throws BadInput if there is no lesson
    public static Folder of(Path given) {
        if (!Files.exists(given))
            throw new BadInput(given + ": does not exist; a folder with a " + LESSON + " would be right");
        Path folder = Files.isDirectory(given) ? given : given.resolveSibling("");
        if (!Files.isRegularFile(folder.resolve(LESSON)))
            throw new BadInput(given + ": holds no " + LESSON + "; a folder with one would be right");
        return new Folder(folder);
    }

    /// Whether a path is a lesson's folder, or a text of one.
    public static boolean holds(Path given) {
        return Files.isRegularFile(given.resolve(LESSON))
                || List.of(LESSON, CHINESE).contains(String.valueOf(given.getFileName()));
    }

    /// The id in its name: without the number that orders lessons.
    public String id() {
        return String.valueOf(path.toAbsolutePath().normalize().getFileName()).replaceAll("^\\d+-|/$", "");
    }

    /// The lessons in the same parent folder, including this one.
    public List<Folder> beside() {
        Path parent = path.toAbsolutePath().normalize().getParent();
        if (parent == null) return List.of(this);
        try (Stream<Path> folders = Files.list(parent)) {
            return folders.filter(f -> Files.isRegularFile(f.resolve(LESSON))).map(Folder::new).toList();
        } catch (IOException e) {
            return List.of(this); // its parent may be unreadable
        }
    }

    /// The lesson with an id in the same parent folder; its folder name contains the id, as `04-pin-and-half`.
    public Optional<Folder> beside(String id) {
        return beside().stream().filter(f -> f.id().equals(id)).findFirst();
    }

    /// The files of a lesson's texts, existing or not.
    public List<Path> files() {
        return List.of(path.resolve(LESSON), path.resolve(CHINESE));
    }

    /// The files of moments in it, in the order of their names.
    ///
    /// @throws BadInput if it cannot be listed
    public List<Path> moments() {
        try (Stream<Path> all = Files.list(path)) {
            return all.filter(f -> f.toString().endsWith(Link.MOMENT) && Files.isRegularFile(f)).sorted().toList();
        } catch (IOException e) {
            throw new BadInput(path + " cannot be listed: " + e.getMessage());
        }
    }

    public boolean has(String name) {
        return Files.isRegularFile(path.resolve(name));
    }

    /// The name of a file in messages.
    public String called(String name) {
        return PlainFile.name(path.resolve(name));
    }

    /// A text file of it.
    ///
    /// @throws BadInput if it is too long, not UTF-8, or cannot be read
    public String text(String name) {
        var start = new SourcePosition(called(name), 1, 1);
        try {
            return PlainFile.decode(called(name), PlainFile.bytes(inside(name), Limits.CHARACTERS, "a text file"));
        } catch (BadInput e) {
            throw e.getMessage().startsWith(called(name)) ? e : start.bad(e.getMessage());
        }
    }

    /// A file of the folder, with links resolved.
    ///
    /// @throws BadInput if it lies outside, or is not there
    public Path inside(String name) {
        try {
            if (name.length() > Limits.TEXT)
                throw new BadInput("'" + BadInput.brief(name) + "' is longer than the name of any file here");
            Path folder = path.toAbsolutePath().normalize(), file = folder.resolve(name).normalize();
            if (path.getFileSystem().getPath(name).isAbsolute() || !file.startsWith(folder)) throw new BadInput(
                    "'" + BadInput.brief(name) + "' lies outside " + whose + "; a file in it would be right");
            if (!Files.isRegularFile(file))
                throw new BadInput("'" + BadInput.brief(name) + "' is not in " + whose);
            if (!file.toRealPath().startsWith(folder.toRealPath())) throw new BadInput(
                    "'" + BadInput.brief(name) + "' leads outside " + whose + "; a file in it would be right");
            return file;
        } catch (InvalidPathException | IOException e) {
            throw new BadInput("'" + BadInput.brief(name) + "' cannot be a file of " + whose);
        }
    }

    /// A value; the file it may name lies in the folder and is not too large.
    ///
    /// @throws BadInput otherwise
    String confined(Parameter<?> p, String value) {
        if (!(p.kind() instanceof Kind.WordOrFile) || !value.startsWith(FILE)) return value;
        String name = value.substring(FILE.length());
        if (p.name().equals(Parameter.TEXTURE)) {
            picture(name);
            return FILE + UnpackedFiles.of(inside(name));
        }
        Path file = inside(name);
        try {
            if (Files.size(file) > Limits.MESH)
                throw new BadInput("'" + BadInput.brief(value) + "' has more than " + (Limits.MESH >> 20) + " MB");
        } catch (IOException e) {
            throw new BadInput("'" + BadInput.brief(value) + "' cannot be read");
        }
        return FILE + UnpackedFiles.of(file);
    }

    /// The same for several.
    Map<Parameter<?>, String> confined(Map<Parameter<?>, String> values) {
        values.replaceAll(this::confined);
        return values;
    }

    /// The bytes of a picture of it.
    ///
    /// @throws BadInput if it is not there, holds none, or is too large
    public byte[] picture(String name) {
        return PictureFile.ofLesson(pictureFile(name), "'" + name + "'");
    }

    private Path pictureFile(String name) {
        if (!name.matches("(?i).*\\.(png|jpe?g|gif)")) throw new BadInput("'" + BadInput.brief(name)
                + "' is no picture; a .png, .jpg or .gif in " + whose + " would be right");
        return inside(name);
    }
}
