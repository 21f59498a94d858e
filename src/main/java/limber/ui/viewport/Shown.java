package limber.ui.viewport;

import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import limber.engine.Overlay;
import limber.engine.Picture;
import limber.ui.Selected;

/// What a view shows beside the surface: names of overlays, of fields to colour by, and of what every model has. It can be
/// handed on to another view of the same model.
public final class Shown {
    /// What every model has.
    public static final String AXES = "axes", GROUND = "ground", SIDE = "side-view", LABELS = "labels", WIREFRAME = "wireframe", NORMALS = "skin-normals", GHOST = "ghost", TRAILS = "trails";

    private final ObservableSet<String> names = FXCollections.observableSet(AXES, GROUND, LABELS);
    private final ObservableSet<Selected> trails = FXCollections.observableSet();
    private final DoubleProperty arrows = new SimpleDoubleProperty();
    private final BooleanProperty motion = new SimpleBooleanProperty(true);

    /// @param atFirst names of overlays that are switched on until somebody switches them off
    public Shown(Set<String> atFirst) {
        names.addAll(atFirst);
    }

    public ObservableSet<String> names() {
        return names;
    }

    boolean has(String name) {
        return names.contains(name);
    }

    /// The elements whose trail stays when something else is selected.
    public ObservableSet<Selected> trails() {
        return trails;
    }

    /// By how much arrows are lengthened; 0 for as much as it takes to see them.
    public DoubleProperty arrows() {
        return arrows;
    }

    /// Whether the camera glides to where it is sent.
    public BooleanProperty motion() {
        return motion;
    }

    /// Switches something on or off. A scene has one map of values: choosing one switches any other off.
    void choose(String name, boolean on, Picture now) {
        if (!on) {
            names.remove(name);
            return;
        }
        if (map(name, now)) names.removeIf(other -> !other.equals(name) && map(other, now));
        names.add(name);
    }

    private static boolean map(String name, Picture now) {
        return Field.named(name) || now != null && now.overlays().stream().anyMatch(o -> o instanceof Overlay.Surface && o.name().equals(name));
    }
}
