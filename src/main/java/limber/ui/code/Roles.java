package limber.ui.code;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Formula.Symbol;
import limber.engine.Model;
import limber.engine.Phase;
import limber.engine.State;

/// Which names of a phase's source stand for which quantity, so that they have its colour: the locals of its formula, and
/// channels by what they are measured in.
public final class Roles {
    private static final Map<String, String> BY_UNIT = Map.of("m/s", "velocity", "m/s²", "force", "N", "force");

    private final Map<String, String> byName = new HashMap<>();

    public Roles(Model model, Phase phase, State state) {
        for (Channel c : state.channels()) {
            String role = c.equals(model.subject()) ? "position" : BY_UNIT.getOrDefault(c.unit(), "");
            byName.put(c.name(), role);
        }
        for (Symbol s : phase.formula().symbols()) {
            byName.put(s.local(), s.role());
            if (s.vector()) for (String axis : List.of("x", "y", "z")) byName.put(s.local() + axis, s.role());
        }
    }

    /// Empty for a name without one.
    public String of(String name) {
        return byName.getOrDefault(name, "");
    }
}
