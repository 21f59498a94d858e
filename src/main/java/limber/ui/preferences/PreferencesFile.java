package limber.ui.preferences;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.geometry.Rectangle2D;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.WholeFile;
import limber.presentation.words.Language;
import limber.presentation.words.NamedChoice;

/// The file of the [Preferences]: one `key=value` a line. A damaged file is renamed and kept; unknown keys, as of a
/// later version, are ignored.
///
/// @param path the file itself
public record PreferencesFile(Path path) {
    private static final String VERSION = "1", FOLDER = "LIMBER_SETTINGS", SPLIT = "split.", RECENT = "recent.";
    private static final Pattern SPLIT_KEY = Pattern.compile("split\\.[a-z-]{1,40}");
    private static final long LARGEST = 1L << 20;

    /// The file of this user: in the folder that `LIMBER_SETTINGS` names, or else in the system's folder for settings.
    public static PreferencesFile ofUser(Map<String, String> environment, String system) {
        return new PreferencesFile(folder(environment, system.toLowerCase(Locale.ROOT)).resolve("settings.properties"));
    }

    private static Path folder(Map<String, String> environment, String system) {
        if (environment.containsKey(FOLDER)) return Path.of(environment.get(FOLDER));
        Path home = Path.of(System.getProperty("user.home"));
        if (system.startsWith("windows") && environment.containsKey("APPDATA"))
            return Path.of(environment.get("APPDATA"), "Limber");
        if (system.startsWith("mac")) return home.resolve("Library/Application Support/Limber");
        return Path.of(environment.getOrDefault("XDG_CONFIG_HOME", home.resolve(".config").toString()), "limber");
    }

    /// Reads the saved preferences; where the file is damaged, the defaults hold.
    ///
    /// @return a line that says what was wrong and where the damaged file went
    public Optional<String> read(Preferences preferences) {
        if (!Files.exists(path)) return Optional.empty();
        try {
            lay(preferences, load());
            return Optional.empty();
        } catch (BadInput | IOException | IllegalArgumentException e) {
            preferences.clear();
            return Optional.of(path + ": " + what(e) + "; " + setAside());
        }
    }

    private static String what(Exception e) {
        return e instanceof BadInput ? e.getMessage() : "not a settings file (" + e.getMessage() + ")";
    }

    private String setAside() {
        try {
            return "it is now " + WholeFile.setAside(path).getFileName() + ", and the window starts with the defaults";
        } catch (IOException e) {
            return "it cannot be renamed (" + e.getMessage() + "), and the window starts with the defaults";
        }
    }

    private Properties load() throws IOException {
        var read = new Properties();
        byte[] bytes = PlainFile.bytes(path, LARGEST, "a settings file");
        read.load(new StringReader(PlainFile.unmarked(
                StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString())));
        if (!VERSION.equals(read.getProperty("version"))) throw new BadInput("no line 'version=" + VERSION + "'");
        return read;
    }

    private static void lay(Preferences preferences, Properties read) {
        take(read, "level", word -> preferences.level().set(NamedChoice.read(Level.class, word)));
        take(read, "theme", word -> preferences.theme().set(NamedChoice.read(Theme.class, word)));
        take(read, "text", word -> preferences.text().set(NamedChoice.read(TextSize.class, word)));
        take(read, "language", word -> preferences.language().set(NamedChoice.read(Language.class, word)));
        take(read, "graphics", word -> preferences.graphics().set(NamedChoice.read(Graphics.class, word)));
        take(read, "motion", word -> preferences.motion().set(yes(word)));
        take(read, "teaching", word -> preferences.teaching().set(yes(word)));
        take(read, "tone", word -> preferences.tone().set(yes(word)));
        take(read, "maximized", word -> preferences.maximized().set(yes(word)));
        take(read, "last", word -> preferences.last().set(Optional.of(word)));
        take(read, "student", word -> preferences.student().set(word));
        take(read, "window", word -> preferences.window().set(Optional.of(rectangle(word))));
        take(read, "hints", word -> replace(preferences.hints(), words(word)));
        for (int i = 0; read.containsKey(RECENT + i); i++)
            take(read, RECENT + i, name -> preferences.recent().add(absolute(name)));
        for (Level l : Level.values())
            take(read, "panes." + l.word(), word -> replace(preferences.panes(l), words(word)));
        for (String key : read.stringPropertyNames())
            if (SPLIT_KEY.matcher(key).matches())
                take(read, key, word -> preferences.splits().put(key.substring(SPLIT.length()), share(word)));
    }

    private static void take(Properties read, String key, Consumer<String> taken) {
        String value = read.getProperty(key);
        if (value != null) BadInput.within(key, () -> taken.accept(value.strip()));
    }

    private static boolean yes(String word) {
        if (!Set.of("true", "false").contains(word))
            throw new BadInput("'" + BadInput.brief(word) + "' is neither true nor false");
        return word.equals("true");
    }

    private static String absolute(String name) {
        try {
            if (Path.of(name).isAbsolute()) return name;
        } catch (InvalidPathException e) {
            throw new BadInput("'" + BadInput.brief(name) + "' is no path: " + e.getReason());
        }
        throw new BadInput("'" + BadInput.brief(name) + "' is not an absolute path");
    }

    private static double share(String text) {
        double share;
        try {
            share = Double.parseDouble(text);
        } catch (NumberFormatException notANumber) {
            share = Double.NaN;
        }
        if (share > 0 && share < 1) return share;
        throw new BadInput("'" + BadInput.brief(text) + "' is not a number between 0 and 1");
    }

    private static Rectangle2D rectangle(String text) {
        try {
            double[] v = Arrays.stream(text.split(",")).mapToDouble(Double::parseDouble).toArray();
            if (v.length == 4 && Arrays.stream(v).allMatch(Double::isFinite) && v[2] > 0 && v[3] > 0)
                return new Rectangle2D(v[0], v[1], v[2], v[3]);
        } catch (NumberFormatException notNumbers) {
            throw new BadInput("'" + BadInput.brief(text) + "' is not x,y,width,height");
        }
        throw new BadInput("'" + BadInput.brief(text) + "' is not x,y,width,height");
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(","));
    }

    private static void replace(Set<String> set, Collection<String> by) {
        set.retainAll(by);
        set.addAll(by);
    }

    /// Writes the file, whole or not at all.
    void write(Preferences preferences) throws IOException {
        write(text(preferences));
    }

    /// Writes the file, whole or not at all.
    void write(String text) throws IOException {
        WholeFile.write(path, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /// The file's text.
    static String text(Preferences preferences) {
        var lines = new TreeSet<String>();
        lines.add("level=" + preferences.level().get().word());
        lines.add("theme=" + preferences.theme().get().word());
        lines.add("text=" + preferences.text().get().word());
        lines.add("language=" + preferences.language().get().word());
        lines.add("graphics=" + preferences.graphics().get().word());
        lines.add("motion=" + preferences.motion().get());
        lines.add("teaching=" + preferences.teaching().get());
        lines.add("tone=" + preferences.tone().get());
        lines.add("maximized=" + preferences.maximized().get());
        preferences.last().get().ifPresent(name -> lines.add("last=" + escaped(name)));
        preferences.window().get().ifPresent(
                w -> lines.add("window=" + w.getMinX() + "," + w.getMinY() + "," + w.getWidth() + "," + w.getHeight()));
        if (!preferences.student().get().isEmpty()) lines.add("student=" + escaped(preferences.student().get()));
        lines.add("hints=" + joined(preferences.hints()));
        for (Level l : Level.values()) lines.add("panes." + l.word() + "=" + joined(preferences.panes(l)));
        for (int i = 0; i < preferences.recent().size(); i++)
            lines.add(RECENT + i + "=" + preferences.recent().get(i).replace("\\", "\\\\"));
        preferences.splits().forEach((name, share) -> lines.add(SPLIT + name + "=" + share));
        return "version=" + VERSION + "\n" + String.join("\n", lines) + "\n";
    }

    /// Escapes characters of a value that have a meaning in a settings file.
    private static String escaped(String name) {
        return name.replace("\\", "\\\\").replaceAll("\\s+", " ").strip();
    }

    private static String joined(Set<String> words) {
        return words.stream().map(PreferencesFile::escaped).sorted().collect(Collectors.joining(","));
    }
}
