package limber.ui;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
import java.util.stream.Collectors;
import javafx.geometry.Rectangle2D;
import limber.engine.BadInput;
import limber.file.WholeFile;

/// The file that a [Desk] is remembered in: one `key=value` a line. A damaged one is set aside, never lost and never
/// in the way; keys of a later version are passed over.
///
/// @param path the file itself
record DeskFile(Path path) {
    private static final String VERSION = "1", FOLDER = "LIMBER_SETTINGS";

    /// That of this user: in the folder that `LIMBER_SETTINGS` names, or else where the system keeps settings.
    static DeskFile ofUser(Map<String, String> environment, String system) {
        return new DeskFile(folder(environment, system.toLowerCase(Locale.ROOT)).resolve("settings.properties"));
    }

    private static Path folder(Map<String, String> environment, String system) {
        if (environment.containsKey(FOLDER)) return Path.of(environment.get(FOLDER));
        Path home = Path.of(System.getProperty("user.home"));
        if (system.startsWith("windows") && environment.containsKey("APPDATA")) return Path.of(environment.get("APPDATA"), "Limber");
        if (system.startsWith("mac")) return home.resolve("Library/Application Support/Limber");
        return Path.of(environment.getOrDefault("XDG_CONFIG_HOME", home.resolve(".config").toString()), "limber");
    }

    /// Lays the desk as it was left; where the file is damaged, as at the first start.
    ///
    /// @return a line that says what was wrong and where the damaged file went
    Optional<String> read(Desk desk) {
        if (!Files.exists(path)) return Optional.empty();
        try {
            lay(desk, load());
            return Optional.empty();
        } catch (BadInput | IOException | IllegalArgumentException e) {
            desk.clear();
            return Optional.of(path + ": " + what(e) + "; " + setAside());
        }
    }

    private static String what(Exception e) {
        return e instanceof BadInput ? e.getMessage() : "not a settings file (" + e.getMessage() + ")";
    }

    private String setAside() {
        try {
            return "it is now " + WholeFile.setAside(path).getFileName() + ", and the window starts as at first";
        } catch (IOException e) {
            return "it cannot be set aside (" + e.getMessage() + "), and the window starts as at first";
        }
    }

    private Properties load() throws IOException {
        var read = new Properties();
        try (Reader in = Files.newBufferedReader(path)) {
            read.load(in);
        }
        if (!VERSION.equals(read.getProperty("version"))) throw new BadInput("no line 'version=" + VERSION + "'");
        return read;
    }

    private static void lay(Desk desk, Properties read) {
        take(read, "level", word -> desk.level().set(Named.read(Level.class, word)));
        take(read, "theme", word -> desk.theme().set(Named.read(Theme.class, word)));
        take(read, "language", word -> desk.language().set(Named.read(Language.class, word)));
        take(read, "motion", word -> desk.motion().set(yes(word)));
        take(read, "maximized", word -> desk.maximized().set(yes(word)));
        take(read, "last", word -> desk.last().set(Optional.of(word)));
        take(read, "student", word -> desk.student().set(word));
        take(read, "window", word -> desk.window().set(Optional.of(rectangle(word))));
        take(read, "hints", word -> replace(desk.hints(), words(word)));
        for (Level l : Level.values()) take(read, "panes." + l.word(), word -> replace(desk.panes(l), words(word)));
    }

    private static void take(Properties read, String key, Consumer<String> taken) {
        String value = read.getProperty(key);
        if (value != null) BadInput.within(key, () -> taken.accept(value.strip()));
    }

    private static boolean yes(String word) {
        if (!Set.of("true", "false").contains(word)) throw new BadInput("'" + word + "' is neither true nor false");
        return word.equals("true");
    }

    private static Rectangle2D rectangle(String text) {
        try {
            double[] v = Arrays.stream(text.split(",")).mapToDouble(Double::parseDouble).toArray();
            if (v.length == 4 && Arrays.stream(v).allMatch(Double::isFinite) && v[2] > 0 && v[3] > 0) return new Rectangle2D(v[0], v[1], v[2], v[3]);
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

    /// Whole or not at all.
    void write(Desk desk) throws IOException {
        WholeFile.write(path, out -> out.write(text(desk).getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(Desk desk) {
        var lines = new TreeSet<String>();
        lines.add("level=" + desk.level().get().word());
        lines.add("theme=" + desk.theme().get().word());
        lines.add("language=" + desk.language().get().word());
        lines.add("motion=" + desk.motion().get());
        lines.add("maximized=" + desk.maximized().get());
        desk.last().get().ifPresent(name -> lines.add("last=" + name));
        desk.window().get().ifPresent(w -> lines.add("window=" + w.getMinX() + "," + w.getMinY() + "," + w.getWidth() + "," + w.getHeight()));
        if (!desk.student().get().isEmpty()) lines.add("student=" + escaped(desk.student().get()));
        lines.add("hints=" + joined(desk.hints()));
        for (Level l : Level.values()) lines.add("panes." + l.word() + "=" + joined(desk.panes(l)));
        return "version=" + VERSION + "\n" + String.join("\n", lines) + "\n";
    }

    /// A name may hold what means something in a settings file.
    private static String escaped(String name) {
        return name.replace("\\", "\\\\").replaceAll("\\s+", " ").strip();
    }

    private static String joined(Set<String> words) {
        return words.stream().sorted().collect(Collectors.joining(","));
    }
}
