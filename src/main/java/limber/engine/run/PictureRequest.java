package limber.engine.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.settings.Settings;

/// A request for what a picture needs beyond its state: only requested overlays and measures are computed.
///
/// @param overlays names of a model's offers; other names are ignored
/// @param measures names of a model's measures; other names are ignored
/// @param selected the element of which overlays may tell
/// @param size the size of the last step that it tells of
public record PictureRequest(Set<String> overlays, Set<String> measures, Optional<Element> selected,
        StepSize size) {
    public PictureRequest {
        overlays = Set.copyOf(overlays);
        measures = Set.copyOf(measures);
    }

    /// A request with nothing selected, for steps of an operation.
    public PictureRequest(Set<String> overlays, Set<String> measures) {
        this(overlays, measures, Optional.empty(), StepSize.ELEMENT);
    }

    /// The default request of `model`.
    public static PictureRequest atFirst(Model model) {
        return new PictureRequest(model.overlaysAtFirst(), Set.of());
    }

    /// The wanted measures of a state by name, each as [Measure#read] gives it.
    Map<String, double[]> measured(Model model, Settings p, State s) {
        if (measures.isEmpty()) return Map.of();
        var values = new LinkedHashMap<String, double[]>();
        for (Measure m : model.measures()) if (measures.contains(m.name())) values.put(m.name(), m.read(p, s));
        return values;
    }
}
