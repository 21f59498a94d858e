package limber.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Variant;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.input.Keys;
import limber.input.Node;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;
import limber.lesson.source.Texts;

/// A reader for the comparison of a step.
///
/// @param p the step's settings
public record CompareReader(SettingsReader reader, Settings p) {
    /// @param names the names of the two sides
    public record Read(Compare compare, List<String> names) {}

    /// @throws limber.engine.text.BadInput if it is no map
    public Read read(Node node) {
        return read(node, false);
    }

    /// The same where sides may have no names, and are named by what differs.
    ///
    /// @throws limber.engine.text.BadInput if it is no map
    public Read readUnnamed(Node node) {
        return read(node, true);
    }

    private Read read(Node node, boolean unnamed) {
        var keys = new Keys(node, "compare", "a map with names, left and right", node.place(), reader.faults());
        List<String> names = unnamed && !keys.has("names") ? List.of() : names(keys);
        Variant left = side(keys, "left"), right = side(keys, "right");
        boolean overlaid = keys.read("layout", n -> NodeValues.oneOf("layout", n, Showable.LAYOUTS))
                .equals(Optional.of("overlaid"));
        keys.end();
        return new Read(new Compare(left, right, overlaid), names);
    }

    static List<String> names(Keys keys) {
        return keys.need("names", "a list of two names", n -> {
            List<Node> two = n.array("names", "a list of two names");
            if (two.size() != 2) throw n.wrong("names", "a list of two names");
            return two.stream().map(name -> Texts.line("a name", name)).toList();
        }).orElse(List.of("left", "right"));
    }

    private Variant side(Keys keys, String side) {
        Map<Parameter<?>, String> values = keys.need(side, "a map of settings", n -> reader.values(side, n))
                .orElse(Map.of());
        reader.with(p, values, keys.position(side));
        var texts = new LinkedHashMap<String, String>();
        values.forEach((parameter, text) -> texts.put(parameter.name(), text));
        return new Variant(texts);
    }
}
