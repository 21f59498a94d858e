package limber.lesson;

import java.util.HashMap;
import limber.engine.Settings;
import limber.engine.Variant;

/// Two settings of one scene, to be seen beside each other.
///
/// @param left,right what differs from the step's settings
/// @param overlaid whether one lies over the other; otherwise they stand side by side
public record Compare(Variant left, Variant right, boolean overlaid) {

    /// What the right side has otherwise than the left one.
    ///
    /// @param scene the step's settings
    public Variant rival(Settings scene) {
        var values = new HashMap<String, String>();
        for (String name : left.values().keySet()) values.put(name, scene.text(scene.parameter(name)));
        values.putAll(right.values());
        return new Variant(values);
    }
}
