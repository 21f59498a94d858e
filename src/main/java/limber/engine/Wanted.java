package limber.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// What is to be computed for a picture beyond its state: nothing is computed that nobody looks at.
///
/// @param overlays names of a model's offers; others mean nothing
/// @param measures names of a model's measures; others mean nothing
public record Wanted(Set<String> overlays, Set<String> measures) {
    public Wanted {
        overlays = Set.copyOf(overlays);
        measures = Set.copyOf(measures);
    }

    /// What `model` shows until somebody chooses otherwise.
    public static Wanted atFirst(Model model) {
        return new Wanted(model.overlaysAtFirst(), Set.of());
    }

    /// The wanted measures of a state by name, each as [Measure#read] gives it.
    Map<String, double[]> measured(Model model, Settings p, State s) {
        if (measures.isEmpty()) return Map.of();
        var values = new LinkedHashMap<String, double[]>();
        for (Measure m : model.measures()) if (measures.contains(m.name())) values.put(m.name(), m.read(p, s));
        return values;
    }
}
