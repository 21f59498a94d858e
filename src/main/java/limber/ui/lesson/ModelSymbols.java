package limber.ui.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;

/// The names of a model that a text may use, each with the quantity that decides its colour.
public final class ModelSymbols {
    private final Map<String, String> roles = new HashMap<>();

    public ModelSymbols(Model model) {
        for (Parameter<?> p : model.parameters()) roles.put(p.name(), "");
        for (Channel c : model.layout(model.defaults()).channels()) roles.put(c.name(), "");
        for (Measure m : model.measures()) roles.put(m.name(), m.role());
    }

    /// The role of a name; empty for an unknown name, `""` for one without a colour.
    public Optional<String> role(String name) {
        return Optional.ofNullable(roles.get(name));
    }
}
