package limber.presentation.view;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import limber.engine.Element;
import limber.engine.model.FirstScene;
import limber.lesson.Showable;
import limber.presentation.paint.SceneBars;
import limber.presentation.surface.ScalarField;

/// The selection of what a view shows beside the surface: overlays, fields to colour by, and what every model has. It
/// can be passed to another view of the same model.
public final class ShownLayers {
    /// Layers that every model has.
    public static final String AXES = "axes", GROUND = "ground", SIDE = "side-view", LABELS = "labels",
            WIREFRAME = "wireframe", NORMALS = "skin-normals", GHOST = "ghost", TRAILS = "trails",
            IN_WORDS = "in-words", LEDGER = Showable.LEDGER;

    private final ObservableSet<String> names = FXCollections.observableSet();
    private final ObservableSet<Element> trails = FXCollections.observableSet();
    private final DoubleProperty arrows = new SimpleDoubleProperty();
    private final BooleanProperty motion = new SimpleBooleanProperty(true), smooth = new SimpleBooleanProperty(true);
    private final StringProperty inWords = new SimpleStringProperty("");
    private final ObjectProperty<Optional<SceneBars>> bars = new SimpleObjectProperty<>(Optional.empty());
    private final Set<String> atFirst;

    /// @param overlays names of the overlays that are on by default
    public ShownLayers(Set<String> overlays) {
        this(overlays, true);
    }

    private ShownLayers(Set<String> overlays, boolean named) {
        atFirst = new HashSet<>(overlays);
        atFirst.addAll(List.of(AXES, GROUND));
        if (named) atFirst.add(LABELS);
        names.addAll(atFirst);
    }

    /// Those of a model's first scene.
    public static ShownLayers of(FirstScene scene) {
        return new ShownLayers(scene.overlays(), scene.named());
    }

    /// Shows these layers and no other.
    public void only(Collection<String> wanted) {
        names.retainAll(wanted);
        names.addAll(wanted);
    }

    /// Shows the default layers.
    public void again() {
        only(atFirst);
        trails.clear();
        arrows.set(0);
    }

    public ObservableSet<String> names() {
        return names;
    }

    /// The scene in words, a line for each side; drawn where [#IN_WORDS] is shown.
    public StringProperty inWords() {
        return inWords;
    }

    /// The bars of a ledger; drawn where [#LEDGER] is shown.
    public ObjectProperty<Optional<SceneBars>> bars() {
        return bars;
    }

    /// The bars that are drawn.
    Optional<SceneBars> drawnBars() {
        return bars.get().filter(_ -> has(LEDGER));
    }

    public boolean has(String name) {
        return names.contains(name);
    }

    /// The elements whose trail stays when something else is selected.
    public ObservableSet<Element> trails() {
        return trails;
    }

    /// The scale of arrows; 0 for an automatic one.
    public DoubleProperty arrows() {
        return arrows;
    }

    /// Whether camera moves are animated.
    public BooleanProperty motion() {
        return motion;
    }

    /// Whether edges of surfaces are smooth; without a graphics card that takes a quarter of the time.
    public BooleanProperty smooth() {
        return smooth;
    }

    /// Switches something on or off. A scene has one map of values: choosing one switches any other off.
    ///
    /// @param maps the overlays that are such maps
    void choose(String name, boolean on, Set<String> maps) {
        if (!on) {
            names.remove(name);
            return;
        }
        if (map(name, maps)) names.removeIf(other -> !other.equals(name) && map(other, maps));
        names.add(name);
    }

    private static boolean map(String name, Set<String> maps) {
        return ScalarField.named(name) || maps.contains(name);
    }
}
