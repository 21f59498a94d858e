package limber.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import limber.ClearLine;
import limber.cli.AnswersDoor;
import limber.code.JavaKernels;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;
import limber.expression.ExpressionDoor;
import limber.file.PlainFile;
import limber.input.InputsFile;
import limber.lesson.FormulaDoor;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;
import limber.log.StepsLog;
import limber.mesh.file.MeshReader;
import limber.models.Catalog;
import limber.moment.MomentReader;
import limber.moment.Replay;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.PreferencesFile;

/// A door through which the texts and files of strangers come in: each is taken, or refused with one clear line.
public enum Door {
    LESSON("lesson.md", Door::lesson),
    EXPRESSION("expression.txt", file -> ExpressionDoor.faults(text(file))),
    FORMULA("formula.tex", file -> FormulaDoor.faults(text(file))),
    MESH("mesh.obj", Door::mesh),
    STL("mesh.stl", Door::mesh),
    PLY("mesh.ply", Door::mesh),
    GLTF("mesh.gltf", Door::mesh),
    INPUTS("inputs.json", Door::inputs),
    ANSWERS("answers.json", Door::answers),
    SETTINGS("settings.properties", Door::settings),
    MOMENT("moment.limber", Door::moment),
    KERNEL("kernel.txt", Door::kernel),
    STEPS("steps.jsonl", Door::steps);

    /// Elements that phases may work on.
    private static final long MOST_WORK = 20_000;

    private final String fileName;
    private final Reader reader;

    /// Reads a file.
    @FunctionalInterface
    private interface Reader {
        /// @return what is said against it
        /// @throws BadInput likewise
        List<String> read(Path file) throws IOException;
    }

    Door(String fileName, Reader reader) {
        this.fileName = fileName;
        this.reader = reader;
    }

    /// A name for folders and messages.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Reads an input, as a file of a folder.
    ///
    /// @return what is said against it; none if it is taken
    /// @throws AssertionError if that is no clear line; everything else that is thrown is a fault of the reader
    public List<String> said(byte[] input, Path folder) throws IOException {
        List<String> said = read(Files.write(folder.resolve(fileName), input));
        said.forEach(ClearLine::checked);
        return said;
    }

    private List<String> read(Path file) throws IOException {
        try {
            return reader.read(file);
        } catch (BadInput e) {
            return List.of(e.getMessage());
        }
    }

    // ---- inputs to begin with ----

    /// The folder of the inputs in the sources.
    public Path corpus() {
        return Path.of("src/test/resources/limber/fuzz", word());
    }

    /// The inputs of the corpus, and all lessons that ship.
    public List<Path> seeds() throws IOException {
        Stream<Path> shipped = this == LESSON
                ? files(Path.of("lessons")).stream().map(f -> f.resolve(fileName)).filter(Files::exists)
                : Stream.empty();
        return Stream.concat(files(corpus()).stream(), shipped).toList();
    }

    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    // ---- the readers ----

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static List<String> lesson(Path file) {
        LessonReader.Read read = LessonReader.read(Folder.of(file.getParent()));
        assertEquals(read.lesson().isEmpty(), !read.faults().isEmpty());
        return read.faults();
    }

    private static List<String> mesh(Path file) {
        MeshReader.read(file);
        return List.of();
    }

    /// What is meant for one model is refused by the others.
    private static List<String> inputs(Path file) {
        List<String> said = List.of();
        for (Model model : Catalog.MODELS) {
            try {
                InputsFile.read(file, model, model.defaults());
                return List.of();
            } catch (BadInput e) {
                said = List.of(ClearLine.checked(e.getMessage()));
            }
        }
        return said;
    }

    /// What is taken has phases, none of which is run: what does not end while it runs takes its time by design.
    private static List<String> kernel(Path file) throws IOException {
        Model rope = Catalog.model("rope");
        Kernel kernel = JavaKernels.read("kernel.txt", PlainFile.unmarked(text(file)), rope);
        assertEquals(rope.schedule(rope.defaults()).phases().count(),
                rope.running(rope.defaults().with(kernel)).phases().count());
        return List.of();
    }

    /// What can be read is replayed within a small limit of work.
    private static List<String> moment(Path file) {
        MomentReader.Read read = MomentReader.readFile(file);
        assertEquals(read.moment().isEmpty(), !read.faults().isEmpty());
        read.moment().ifPresent(moment -> {
            var replay = new Replay(moment, MOST_WORK);
            if (moment.recording().isPresent()) replay.verify(_ -> {});
            else replay.seek();
        });
        return read.faults();
    }

    /// A log that is taken is played to its end, operation by operation, and back to its beginning.
    private static List<String> steps(Path file) {
        StepsLog log = StepsLog.read(file);
        var timeline = new Timeline(log.solver());
        var run = new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
        try {
            while (run.cursor().frame() < log.frames()) run.stepWatched();
            run.seek(run.branch(), Cursor.START);
            for (int frame = 0; frame < log.frames(); frame++) run.next();
        } catch (BadInput e) {
            throw new AssertionError("a log that was taken cannot be played", e);
        }
        return List.of();
    }

    private static List<String> answers(Path file) throws IOException {
        AnswersDoor.print(file);
        return List.of();
    }

    private static List<String> settings(Path file) throws IOException {
        String folder = file.getParent().toString();
        PreferencesFile stored = PreferencesFile.ofUser(Map.of("LIMBER_SETTINGS", folder), "Linux");
        List<String> said = stored.read(new Preferences()).stream().toList();
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".damaged"));
        return said;
    }
}
