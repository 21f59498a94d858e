package limber.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import limber.engine.BadInput;
import limber.engine.Nearest;
import limber.input.Node;
import limber.input.Spot;

/// A map of a lesson, read key by key: each fault is kept and the next key read all the same.
final class Keys {
    private final String name;
    private final Map<String, Node> members;
    private final Faults faults;
    private final Spot spot;
    private final Set<String> known = new HashSet<>();
    private Set<String> broken = Set.of();

    /// @param name what it is, as complaints call it: `a step`
    /// @param spot what is blamed for a key that is missing
    /// @throws BadInput if it is no map
    Keys(Node node, String name, String right, Spot spot, Faults faults) {
        this.name = name;
        this.spot = spot;
        this.faults = faults;
        members = node.object(name, right);
    }

    boolean has(String key) {
        return members.containsKey(key);
    }

    /// Of these it has been said already that they cannot be read.
    Keys without(Set<String> keys) {
        broken = keys;
        return this;
    }

    /// Where a key stands, or else the map.
    Spot spot(String key) {
        return has(key) ? members.get(key).key() : spot;
    }

    /// Where its value stands, or else the map.
    Spot place(String key) {
        return has(key) ? members.get(key).place() : spot;
    }

    Spot spot() {
        return spot;
    }

    Faults faults() {
        return faults;
    }

    /// @return empty if the key is not there, or its value is refused
    <T> Optional<T> read(String key, Function<Node, T> reading) {
        known.add(key);
        return Optional.ofNullable(members.get(key)).flatMap(node -> faults.attempt(() -> reading.apply(node)));
    }

    /// The same; a key that is not there is a fault.
    ///
    /// @param right what its value would be
    <T> Optional<T> need(String key, String right, Function<Node, T> reading) {
        if (!has(key) && !broken.contains(key)) faults.add(spot.bad(key + " is missing from " + name + "; " + right + " would be right"));
        return read(key, reading);
    }

    /// Each entry of a list; those that are refused are left out.
    <T> List<T> list(String key, String right, int least, int most, Function<Node, T> reading) {
        var read = new ArrayList<T>();
        for (Node entry : read(key, node -> entries(key, node, right, least, most)).orElse(List.of())) faults.attempt(() -> reading.apply(entry)).ifPresent(read::add);
        return read;
    }

    private static List<Node> entries(String key, Node node, String right, int least, int most) {
        List<Node> entries = node.array(key, right);
        if (entries.size() < least) throw node.wrong(key, right);
        if (entries.size() > most) throw node.bad(key + " has " + entries.size() + " entries; at most " + most + " would be right");
        return entries;
    }

    /// Says that a key cannot stand here.
    void refuse(String key, String why) {
        known.add(key);
        if (has(key)) faults.add(spot(key).bad(why));
    }

    /// Says which keys mean nothing, once all that mean something have been read.
    void end() {
        members.forEach((key, node) -> {
            if (!known.contains(key)) faults.add(unknown(key, node));
        });
    }

    private BadInput unknown(String key, Node node) {
        String hint = Nearest.hint(key, known.stream().sorted().toList());
        boolean cutOff = node.value() == Node.Nothing.NULL && !hint.startsWith("did you mean"); // {text: yes, it does} is read as two keys
        return node.key().bad("\"" + BadInput.brief(key) + "\" is not a key of " + name + "; " + (cutOff ? "quotes around the whole text if it has a comma; " : "") + hint);
    }
}
