package limber.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;

/// A map of a lesson, read key by key: a fault is recorded and reading goes on with the next key.
public final class Keys {
    private final String name;
    private final Map<String, Node> members;
    private final Faults faults;
    private final SourcePosition position;
    private final Set<String> known = new HashSet<>();
    private Set<String> broken = Set.of();

    /// @param name what it is, as complaints call it: `a step`
    /// @param position the position reported for a missing key
    /// @throws BadInput if it is no map
    public Keys(Node node, String name, String right, SourcePosition position, Faults faults) {
        this.name = name;
        this.position = position;
        this.faults = faults;
        members = node.object(name, right);
    }

    public boolean has(String key) {
        return members.containsKey(key);
    }

    /// Excludes keys whose faults have been reported already.
    public Keys without(Set<String> keys) {
        broken = keys;
        return this;
    }

    /// The position of a key, or else of the map.
    public SourcePosition position(String key) {
        return has(key) ? members.get(key).key() : position;
    }

    /// The position of a key's value, or else of the map.
    public SourcePosition place(String key) {
        return has(key) ? members.get(key).place() : position;
    }

    public SourcePosition position() {
        return position;
    }

    public Faults faults() {
        return faults;
    }

    /// @return empty if the key is not there, or its value is refused
    public <T> Optional<T> read(String key, Function<Node, T> reading) {
        known.add(key);
        return Optional.ofNullable(members.get(key)).flatMap(node -> faults.attempt(() -> reading.apply(node)));
    }

    /// The same; a key that is not there is a fault.
    ///
    /// @param right what its value would be
    public <T> Optional<T> need(String key, String right, Function<Node, T> reading) {
        if (!has(key) && !broken.contains(key))
            faults.add(position.bad(key + " is missing from " + name + "; " + right + " would be right"));
        return read(key, reading);
    }

    /// Each entry of a list; those that are refused are left out.
    public <T> List<T> list(String key, String right, int least, int most, Function<Node, T> reading) {
        var read = new ArrayList<T>();
        for (Node entry : read(key, node -> entries(key, node, right, least, most)).orElse(List.of()))
            faults.attempt(() -> reading.apply(entry)).ifPresent(read::add);
        return read;
    }

    private static List<Node> entries(String key, Node node, String right, int least, int most) {
        List<Node> entries = node.array(key, right);
        if (entries.size() < least) throw node.wrong(key, right);
        if (entries.size() > most)
            throw node.bad(key + " has " + entries.size() + " entries; at most " + most + " would be right");
        return entries;
    }

    /// Reports a key that is not allowed here.
    public void refuse(String key, String why) {
        known.add(key);
        if (has(key)) faults.add(position(key).bad(why));
    }

    /// Reports unknown keys, once all known ones have been read.
    public void end() {
        members.forEach((key, node) -> {
            if (!known.contains(key)) faults.add(unknown(key, node));
        });
    }

    private BadInput unknown(String key, Node node) {
        String hint = DidYouMean.hint(key, known.stream().sorted().toList());
        // {text: yes, it does} is read as two keys
        boolean cutOff = node.value() == Node.Nothing.NULL && !hint.startsWith("did you mean");
        return node.key().bad("\"" + BadInput.brief(key) + "\" is not a key of " + name + "; "
                + (cutOff ? "quotes around the whole text if it has a comma; " : "") + hint);
    }
}
