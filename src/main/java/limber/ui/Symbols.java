package limber.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Parameter;

/// The names of a model that a text may speak of, each with the quantity whose colour it has everywhere.
final class Symbols {
    private final Map<String, String> roles = new HashMap<>();

    Symbols(Model model) {
        for (Parameter<?> p : model.parameters()) roles.put(p.name(), "");
        for (Channel c : model.initial(model.defaults()).channels()) roles.put(c.name(), "");
        for (Measure m : model.measures()) roles.put(m.name(), m.role());
    }

    /// Empty for what is no name of it, `""` for one without a colour.
    Optional<String> role(String name) {
        return Optional.ofNullable(roles.get(name));
    }
}
