package limber.ui;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.geometry.Rectangle2D;

/// How a user likes the window: what is remembered from one start to the next, by [DeskFile].
public final class Desk {
    private final ObjectProperty<Level> level = new SimpleObjectProperty<>(Level.WATCH);
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.DARK);
    private final ObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ofMachine());
    private final BooleanProperty motion = new SimpleBooleanProperty(true);
    private final ObjectProperty<Optional<String>> last = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Rectangle2D>> window = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty maximized = new SimpleBooleanProperty();
    private final BooleanProperty presenting = new SimpleBooleanProperty();
    private final ObservableSet<String> hints = FXCollections.observableSet();
    private final Map<Level, ObservableSet<String>> panes = new EnumMap<>(Level.class);

    public Desk() {
        for (Level l : Level.values()) panes.put(l, FXCollections.observableSet());
        clear();
    }

    public ObjectProperty<Level> level() {
        return level;
    }

    public ObjectProperty<Theme> theme() {
        return theme;
    }

    public ObjectProperty<Language> language() {
        return language;
    }

    /// Whether camera moves glide.
    public BooleanProperty motion() {
        return motion;
    }

    /// The model whose tab was looked at last.
    public ObjectProperty<Optional<String>> last() {
        return last;
    }

    /// Where the window stands while it is not maximized, px.
    public ObjectProperty<Optional<Rectangle2D>> window() {
        return window;
    }

    public BooleanProperty maximized() {
        return maximized;
    }

    /// Hints that have been put away.
    public ObservableSet<String> hints() {
        return hints;
    }

    /// Names of the panes that are open at a level.
    public ObservableSet<String> panes(Level l) {
        return panes.get(l);
    }

    /// Whether the window shows little but the view, large; not remembered.
    public BooleanProperty presenting() {
        return presenting;
    }

    /// The look of the window now: a class at the back of the room needs the projector's.
    ObservableValue<Theme> shownTheme() {
        return presenting.flatMap(on -> on ? new SimpleObjectProperty<>(Theme.PROJECTOR) : theme);
    }

    /// All that is remembered.
    List<Observable> kept() {
        var kept = new ArrayList<Observable>(List.of(level, theme, language, motion, last, window, maximized, hints));
        kept.addAll(panes.values());
        return kept;
    }

    /// Everything as at the first start, but for the language and where the window stands.
    void clear() {
        level.set(Level.WATCH);
        theme.set(Theme.DARK);
        motion.set(true);
        hints.clear();
        panes.forEach((l, open) -> {
            open.retainAll(l.panes());
            open.addAll(l.panes());
        });
    }
}
