package limber.lesson;

import java.util.HashMap;
import limber.engine.model.Variant;
import limber.engine.settings.Settings;

/// A comparison of two settings of one scene.
///
/// @param left,right what differs from the step's settings
/// @param overlaid whether one lies over the other; otherwise they stand side by side
public record Compare(Variant left, Variant right, boolean overlaid) {

    /// The same with the model's own code on the right side.
    public Compare withOriginal() {
        return new Compare(left, new Variant(right.values(), Variant.original().kernels()), overlaid);
    }

    /// The values of the right side that differ from the left side's.
    ///
    /// @param scene the step's settings
    public Variant comparison(Settings scene) {
        var values = new HashMap<String, String>();
        for (String name : left.values().keySet()) values.put(name, scene.text(scene.parameter(name)));
        values.putAll(right.values());
        return right.with(values);
    }
}
