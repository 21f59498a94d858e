package limber.moment;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.ask.Stop;
import limber.code.JavaKernels;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Kernel;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.TemporaryCopy;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.InputsFile;
import limber.input.JsonText;
import limber.input.Keys;
import limber.input.Node;
import limber.lesson.source.Folder;
import limber.lesson.source.SettingsReader;
import limber.models.Catalog;

/// A reader for moments and recordings, which strangers write: a JSON object, on one line or many. A file may name
/// files of its own folder; a text may name none.
public final class MomentReader {
    private static final int LARGEST = 8 << 20, MOST_INPUTS = 100_000, MOST_STOPS = Moment.MOST_STOPS,
            MOST_KERNELS = 64;
    private static final String RIGHT = "an object such as {\"limber\":1,\"model\":\"rope\"}", TEXT = "the moment";
    private static final Pattern VERSION = Pattern.compile("[0-9A-Za-z.+-]{0,30}"),
            FRAME = Pattern.compile("\\bframe=(\\d{1,8})\\b");

    private final Faults faults;
    private final Optional<Path> folder;

    /// What was read.
    ///
    /// @param moment empty if there are faults
    /// @param faults every one of them, with its place
    public record Read(Optional<Moment> moment, List<String> faults) {}

    private MomentReader(Faults faults, Optional<Path> folder) {
        this.faults = faults;
        this.folder = folder;
    }

    /// A moment as a user names it: its text, which begins with a brace, or a file.
    ///
    /// @throws BadInput with the place of the first fault
    public static Moment given(String textOrFile) {
        if (isText(textOrFile)) return text(textOrFile);
        try {
            return file(Path.of(textOrFile));
        } catch (InvalidPathException e) {
            throw new BadInput("'" + BadInput.brief(textOrFile) + "' is neither a moment nor the name of a file");
        }
    }

    /// Whether a user's word is the text of a moment.
    public static boolean isText(String word) {
        return word.stripLeading().startsWith("{");
    }

    /// A moment from a text, as from the clipboard.
    ///
    /// @throws BadInput with the place of the first fault
    public static Moment text(String text) {
        return taken(read(TEXT, text, Optional.empty()));
    }

    /// A moment from a file.
    ///
    /// @throws BadInput with the place of the first fault
    public static Moment file(Path file) {
        return taken(readFile(file));
    }

    private static Moment taken(Read read) {
        return read.moment().orElseThrow(() -> new BadInput(read.faults().getFirst()));
    }

    /// Every fault of a file.
    ///
    /// @throws BadInput if it cannot be read, or is no text
    public static Read readFile(Path file) {
        String text = PlainFile.text(file, LARGEST, "a " + Moment.ENDING + " file");
        return read(PlainFile.name(file), text, TemporaryCopy.isStandard(file) ? Optional.empty()
                : Optional.of(file.toAbsolutePath().resolveSibling("")));
    }

    /// Every fault of a text.
    ///
    /// @param name how complaints call it
    /// @param folder whose files it may name; empty for none
    public static Read read(String name, String text, Optional<Path> folder) {
        var faults = new Faults();
        Optional<Moment> moment = faults.attempt(() -> {
            if (text.length() > LARGEST) throw PlainFile.tooLarge(LARGEST).at(name);
            return new MomentReader(faults, folder)
                    .moment(JsonText.read(name, PlainFile.unmarked(text)));
        });
        return new Read(faults.none() ? moment : Optional.empty(), faults.all());
    }

    private Moment moment(Node node) {
        var keys = new Keys(node, "a moment", RIGHT, node.place(), faults);
        format(keys, node);
        Model model = keys.need("model", "the name of a model", MomentReader::model).orElseThrow(this::broken);
        if (folder.isEmpty()) noFiles(node);
        var reader = new SettingsReader(model, new Folder(folder.orElse(Path.of("")), "the moment's folder"), faults);
        String version = keys.read("version", MomentReader::version).orElse("");
        Optional<Settings> preset = keys.read("preset", reader::preset);
        String name = preset.map(_ -> (String) node.object("", "").get("preset").value()).orElse("");
        Settings base = preset.orElseGet(model::defaults);
        Map<Parameter<?>, String> values = keys.read("set", n -> reader.values("set", n)).orElse(Map.of());
        Settings p = withCode(reader.with(base, values, keys.position("set")).orElse(base), model, keys);
        List<Input> inputs = keys.read("inputs", n -> reader.inputs(n, "inputs", p, MOST_INPUTS)).orElse(List.of());
        Goto at = keys.read("at", n -> at(n, model, p, inputs)).orElseGet(() -> Goto.complete(0, node.place()));
        Settings there = settings(p, inputs, at.frame());
        var looks = new LinkedHashMap<Parameter<?>, String>();
        MomentView view = keys.read("view", n -> new ViewReader(reader, p, looks).read(n)).orElse(MomentView.NONE);
        List<Stop> stops = keys.list("stops", "a list of 1 to " + MOST_STOPS + " stops", 1, MOST_STOPS,
                new StopReader(model, there, view.tools(), faults)::read);
        Settings seen = looks.isEmpty() ? p : reader.with(p, looks, keys.position("view")).orElse(p);
        Entries entries = new EntriesReader(faults, folder).read(keys);
        Optional<Recording> recording = new RecordingReader(faults).read(keys);
        keys.end();
        if (!faults.none()) throw broken();
        return new Moment(version, model, name, seen, inputs, at, stops, view, entries, recording);
    }

    /// The fault that ends the reading: those found so far say why.
    private BadInput broken() {
        return new BadInput(faults.all().getFirst());
    }

    /// A newer format is refused before anything else of it is read.
    private void format(Keys keys, Node node) {
        Optional<Integer> format = keys.need("limber", "\"limber\":" + Moment.FORMAT,
                n -> n.whole("limber", 1, Integer.MAX_VALUE));
        if (format.isEmpty()) throw broken();
        if (format.get() > Moment.FORMAT) throw node.object("", "").get("limber").bad("limber: format " + format.get()
                + " is newer than this Limber reads (" + Moment.FORMAT + "); a newer Limber would be right");
    }

    static Model model(Node node) {
        String name = node.string("model", "the name of a model");
        try {
            return Catalog.model(name);
        } catch (BadInput e) {
            throw node.bad(e.getMessage());
        }
    }

    private static String version(Node node) {
        String version = node.string("version", "a string such as \"1.0\"");
        if (!VERSION.matcher(version).matches())
            throw node.bad("version: '" + BadInput.brief(version) + "' is no version; \"1.0\" would be right");
        return version;
    }

    private static Settings withCode(Settings settings, Model model, Keys keys) {
        Settings p = settings;
        for (Kernel kernel : keys.list("code", "a list of 1 to " + MOST_KERNELS + " edited sources", 1, MOST_KERNELS,
                n -> kernel(n, model)))
            p = p.with(kernel);
        return p;
    }

    private static Kernel kernel(Node node, Model model) {
        String text = node.string("code", "the edited source of a phase");
        try {
            return JavaKernels.read("code", text, model);
        } catch (BadInput e) {
            throw e.at(node.place().toString());
        }
    }

    /// The moment, under the settings of its frame: they decide what phases there are.
    private static Goto at(Node node, Model model, Settings p, List<Input> inputs) {
        String text = node.string("at", "a string such as \"frame=12\"");
        Matcher frame = FRAME.matcher(text);
        int number = frame.find() ? Integer.parseInt(frame.group(1)) : 0;
        return Goto.read("at", text, model, settings(p, inputs, number), InputsFile.MOST_FRAMES, node.place());
    }

    private static Settings settings(Settings start, List<Input> inputs, int frame) {
        Settings p = start;
        for (Input input : inputs)
            if (input instanceof Input.Set set && (set.frame() == 1 || set.frame() <= frame))
                p = p.with(set.parameter(), set.value());
        return p;
    }

    /// Refuses names of files: a text has no folder in which they would be safe.
    private void noFiles(Node node) {
        switch (node.value()) {
            case Map<?, ?> members -> members.values().forEach(n -> noFiles((Node) n));
            case List<?> entries -> entries.forEach(n -> noFiles((Node) n));
            case String s when s.startsWith(Folder.FILE) ->
                    throw node.bad("'" + BadInput.brief(s) + "' is a file, and a text has no folder; a " + Moment.ENDING
                            + " file beside it would be right");
            default -> {}
        }
    }
}
