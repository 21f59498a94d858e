package limber.ui.preferences;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.ObservableMap;
import javafx.collections.ObservableSet;
import javafx.geometry.Rectangle2D;
import limber.presentation.words.Language;

/// A user's preferences, saved from one start to the next by [PreferencesFile].
public final class Preferences {
    private final ObjectProperty<Level> level = new SimpleObjectProperty<>(Level.WATCH);
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.DARK);
    private final ObjectProperty<TextSize> text = new SimpleObjectProperty<>(TextSize.USUAL);
    private final ObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ofMachine());
    private final ObjectProperty<Graphics> graphics = new SimpleObjectProperty<>(Graphics.AUTOMATIC);
    private final BooleanProperty motion = new SimpleBooleanProperty(true), tone = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<String>> last = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Rectangle2D>> window = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty maximized = new SimpleBooleanProperty();
    private final StringProperty student = new SimpleStringProperty("");
    private final BooleanProperty teaching = new SimpleBooleanProperty();
    private final BooleanProperty lifted = new SimpleBooleanProperty();
    private final BooleanProperty voting = new SimpleBooleanProperty();
    private final BooleanProperty presenting = new SimpleBooleanProperty();
    private final ObservableSet<String> hints = FXCollections.observableSet();
    private final Map<Level, ObservableSet<String>> panes = new EnumMap<>(Level.class);
    private final ObservableList<String> recent = FXCollections.observableArrayList();
    private final ObservableMap<String, Double> splits = FXCollections.observableHashMap();

    public Preferences() {
        for (Level l : Level.values()) panes.put(l, FXCollections.observableSet());
        clear();
    }

    public ObjectProperty<Level> level() {
        return level;
    }

    public ObjectProperty<Theme> theme() {
        return theme;
    }

    public ObjectProperty<TextSize> text() {
        return text;
    }

    public ObjectProperty<Language> language() {
        return language;
    }

    public ObjectProperty<Graphics> graphics() {
        return graphics;
    }

    /// Whether what only explains or decorates moves: the camera glides, and the pictures of the contents run.
    public BooleanProperty motion() {
        return motion;
    }

    /// Whether the first plotted measure is heard as a tone.
    public BooleanProperty tone() {
        return tone;
    }

    /// The model of the tab that was selected last.
    public ObjectProperty<Optional<String>> last() {
        return last;
    }

    /// The window's position and size while it is not maximized, px.
    public ObjectProperty<Optional<Rectangle2D>> window() {
        return window;
    }

    public BooleanProperty maximized() {
        return maximized;
    }

    /// The files and folders that were opened last, the newest first, as absolute paths.
    public ObservableList<String> recent() {
        return recent;
    }

    /// Dismissed hints.
    public ObservableSet<String> hints() {
        return hints;
    }

    /// Names of the panes that are open at a level.
    public ObservableSet<String> panes(Level l) {
        return panes.get(l);
    }

    /// The positions of the dividers that the user has dragged, by name: the share of the window's width, or of the
    /// dock's height, 0 to 1.
    public ObservableMap<String, Double> splits() {
        return splits;
    }

    /// Opens these panes at the present level, and no others.
    public void open(Collection<String> names) {
        replace(panes(level.get()), names);
    }

    /// Which panes are open at each level.
    public Map<Level, Set<String>> allPanes() {
        var all = new EnumMap<Level, Set<String>>(Level.class);
        panes.forEach((l, open) -> all.put(l, Set.copyOf(open)));
        return all;
    }

    /// Opens the panes that were open at each level.
    public void lay(Map<Level, Set<String>> all) {
        all.forEach((l, open) -> replace(panes(l), open));
    }

    /// An action that restores the current level and panes.
    public Runnable asItIs() {
        Level now = level.get();
        Map<Level, Set<String>> open = allPanes();
        return () -> {
            level.set(now);
            lay(open);
        };
    }

    private static void replace(Set<String> set, Collection<String> by) {
        set.retainAll(by);
        set.addAll(by);
    }

    /// The student's name; empty if unknown.
    public StringProperty student() {
        return student;
    }

    /// Whether lessons offer what is for teachers: notes, and handouts with answers.
    public BooleanProperty teaching() {
        return teaching;
    }

    /// Whether a teacher allows going on without predictions; not saved.
    public BooleanProperty lifted() {
        return lifted;
    }

    /// Whether the votes of a class are counted; not saved.
    public BooleanProperty voting() {
        return voting;
    }

    /// Whether the window is in presentation mode; not saved.
    public BooleanProperty presenting() {
        return presenting;
    }

    /// The theme of the window now: in presentation mode the projector's.
    public ObservableValue<Theme> shownTheme() {
        return presenting.flatMap(on -> on ? new SimpleObjectProperty<>(Theme.PROJECTOR) : theme);
    }

    /// All values that are saved.
    List<Observable> kept() {
        var kept = new ArrayList<Observable>(
                List.of(level, theme, text, language, graphics, motion, tone, teaching, last, window, maximized,
                        student,
                        hints,
                        splits, recent));
        kept.addAll(panes.values());
        return kept;
    }

    /// Resets everything except the language, the window's position and the files opened last.
    public void clear() {
        level.set(Level.WATCH);
        theme.set(Theme.DARK);
        text.set(TextSize.USUAL);
        graphics.set(Graphics.AUTOMATIC);
        motion.set(true);
        teaching.set(false);
        tone.set(false);
        hints.clear();
        splits.clear();
        panes.forEach((l, open) -> replace(open, l.panes()));
    }
}
