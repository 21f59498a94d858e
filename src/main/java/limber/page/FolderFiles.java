package limber.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;

/// The files of a folder that a page brings with it, by their path in the folder: texts, and others.
record FolderFiles(Map<String, String> texts, Map<String, byte[]> binary) {
    private static final String TEXT = "lesson.md", CHINESE = "lesson.zh.md";
    private static final int DEEPEST = 4, MOST = 2000;
    private static final long LARGEST = 16L << 20;

    FolderFiles() {
        this(new TreeMap<>(), new TreeMap<>());
    }

    /// Those of a lesson that a page needs: its texts, and what they name.
    ///
    /// @param language of the page
    /// @throws BadInput if a file of it cannot be read, or a page could not read the lesson
    static FolderFiles of(Lesson lesson, Locale language) {
        FolderFiles files = of(lesson, language, text -> text);
        if (!files.hash(lesson).equals(lesson.hash())) throw unread(lesson, "it has changed since");
        return files;
    }

    /// @param changed what becomes of its texts
    static FolderFiles of(Lesson lesson, Locale language, UnaryOperator<String> changed) {
        Folder folder = lesson.folder();
        var files = new FolderFiles();
        files.add(folder, TEXT);
        boolean chinese = language.getLanguage().equals(Locale.CHINESE.getLanguage());
        if (chinese && Files.isRegularFile(folder.path().resolve(CHINESE))) files.add(folder, CHINESE);
        for (String name : new String[]{TEXT, CHINESE})
            files.texts.computeIfPresent(name, (_, text) -> changed.apply(text));
        files.addNamed(folder);
        return files;
    }

    /// The hash of a lesson as a page reads it: from these files alone.
    ///
    /// @throws BadInput if a page cannot
    String hash(Lesson lesson) {
        try {
            Path copy = Files.createTempDirectory("limber-page-");
            try {
                write(copy);
                LessonReader.Read read = LessonReader.read(new Folder(copy));
                return read.lesson().map(Lesson::hash).orElseThrow(() -> unread(lesson,
                        read.faults().stream().map(f -> f.replace(copy + "/", "")).findFirst().orElse("it is empty")));
            } finally {
                delete(copy);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BadInput unread(Lesson lesson, String why) {
        return new BadInput("a page cannot read the lesson " + lesson.id() + ": " + why);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }

    /// @throws BadInput if it lies outside the folder, is too large, or cannot be read
    void add(Folder folder, String name) {
        add(name, folder.inside(name));
    }

    /// @param name under which the page knows it
    /// @throws BadInput if it is too large, or cannot be read
    void add(String name, Path file) {
        byte[] bytes;
        try {
            bytes = PlainFile.bytes(file, LARGEST, "a file of the page");
        } catch (BadInput e) {
            throw new BadInput("'" + BadInput.brief(name) + "' " + e.getMessage());
        }
        text(name, bytes).ifPresentOrElse(text -> texts.put(name, text), () -> binary.put(name, bytes));
    }

    /// A text in UTF-8; empty for a picture and for what is none.
    private static Optional<String> text(String name, byte[] bytes) {
        if (name.toLowerCase(Locale.ROOT).matches(".*\\.(png|jpe?g|gif|bmp)")) return Optional.empty();
        try {
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /// Adds what the texts name, and what is named there: nothing else of the folder leaves it.
    void addNamed(Folder folder) {
        Map<String, Path> others = others(folder.path());
        boolean more = true;
        while (more) {
            others.keySet().removeIf(this::has);
            more = false;
            for (var other : Map.copyOf(others).entrySet())
                if (named(other.getKey())) {
                    add(folder, other.getKey());
                    more = true;
                }
        }
    }

    private boolean has(String name) {
        return texts.containsKey(name) || binary.containsKey(name);
    }

    private boolean named(String name) {
        return texts.values().stream().anyMatch(text -> text.contains(name));
    }

    private static Map<String, Path> others(Path folder) {
        var files = new TreeMap<String, Path>();
        try (Stream<Path> all = Files.walk(folder, DEEPEST)) {
            all.filter(Files::isRegularFile).limit(MOST)
                    .forEach(f -> files.put(folder.relativize(f).toString().replace('\\', '/'), f));
        } catch (IOException e) {
            throw new BadInput(folder + " cannot be listed: " + e.getMessage());
        }
        return files;
    }

    /// Writes them into an empty folder.
    void write(Path folder) throws IOException {
        for (var text : texts.entrySet())
            write(folder.resolve(text.getKey()), text.getValue().getBytes(StandardCharsets.UTF_8));
        for (var file : binary.entrySet()) write(folder.resolve(file.getKey()), file.getValue());
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
