package limber.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.input.Faults;
import limber.input.Node;
import limber.lesson.source.NodeValues;
import limber.lesson.source.SettingsReader;

/// A reader for the parameters that a student can change, and their limits.
///
/// @param drawn names of those that are drawn for each student in this step
record PanelReader(SettingsReader reader, Set<String> drawn) {
    /// @return empty if all of them can be changed
    Optional<Map<Parameter<?>, Allowed>> read(Node node) {
        if (node.value().equals(true)) return Optional.empty();
        Faults faults = reader.faults();
        var panel = new LinkedHashMap<Parameter<?>, Allowed>();
        node.object("panel", "true or a map such as {" + reader.model().parameters().getFirst().name() + ": true}")
                .forEach((name, value) -> faults.attempt(() -> reader.parameter(name, value))
                        .ifPresent(p -> faults.attempt(() -> allowed(p, value)).ifPresent(a -> panel.put(p, a))));
        return Optional.of(panel);
    }

    private Allowed allowed(Parameter<?> p, Node node) {
        if (drawn.contains(p.name())) throw node.key().bad(p.name() + " is drawn for each student (vary), so that "
                + "nobody else can choose it; a value of its own in the set of this step would be right");
        if (node.value().equals(true)) return Allowed.ALL;
        if (p.kind() instanceof Kind.Choice<?> choice) return words(p.name(), node, choice.names());
        List<Node> ends = node.array(p.name(), "true or a range [least, most]");
        if (ends.size() != 2) throw node.wrong(p.name(), "true or a range [least, most]");
        if (!(p.kind() instanceof Kind.Real) && !(p.kind() instanceof Kind.Count))
            throw node.bad(p.name() + " is " + p.kind().word() + ", which has no range; true would be right");
        var range =
                new Range(NodeValues.number(p.name(), ends.getFirst()), NodeValues.number(p.name(), ends.getLast()));
        boolean within = p.range().contains(range.min()) && p.range().contains(range.max())
                && range.min() < range.max();
        if (!within) throw node.bad(p.name() + ": " + range + " is not a part of " + p.range());
        return new Allowed(Optional.of(range), List.of());
    }

    private static Allowed words(String name, Node node, List<String> known) {
        String right = "true, or a list of some of " + String.join(", ", known) + ",";
        List<Node> words = node.array(name, right);
        if (words.isEmpty()) throw node.wrong(name, right);
        return new Allowed(Optional.empty(), words.stream().map(n -> NodeValues.oneOf(name, n, known)).toList());
    }
}
