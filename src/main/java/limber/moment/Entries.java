package limber.moment;

import java.util.List;
import limber.engine.model.Entry;

/// The other methods of a moment's scene.
///
/// @param others each a moment of model, preset, settings and inputs of its own, at frame 0
/// @param reference the method that distances are measured from; 0: the scene itself
/// @param beside whether they stand side by side; otherwise one over the other
public record Entries(List<Moment> others, int reference, boolean beside) {
    /// One method alone.
    public static final Entries NONE = new Entries(List.of(), 0, false);

    public Entries {
        others = List.copyOf(others);
    }

    /// The other methods, to be run.
    public List<Entry> all() {
        return others.stream().map(m -> new Entry(m.model(), m.settings(), m.inputs())).toList();
    }
}
