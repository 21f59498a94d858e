package limber.input;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;

/// A value read from JSON or YAML with its source position, which error messages point at.
///
/// @param value a map of nodes, a list of nodes, a string, a [Figure], a boolean, or [Nothing]
/// @param place where it begins
/// @param key where its key begins; the same for what has none
public record Node(Object value, SourcePosition place, SourcePosition key) {
    /// A number as written.
    public record Figure(String text) {}

    /// The null of JSON and YAML.
    public enum Nothing { NULL }

    /// The members of `name=value&name=value`.
    ///
    /// @throws BadInput if something else stands there
    public static Map<String, String> pairs(String text, SourcePosition position) {
        var pairs = new LinkedHashMap<String, String>();
        for (String pair : text.split("&")) {
            int equals = pair.indexOf('=');
            if (equals < 1) throw position
                    .bad("'" + BadInput.brief(pair) + "' in a link; name=value would be right, with & between several");
            pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return pairs;
    }

    /// An error about this value.
    public BadInput bad(String what) {
        return place.bad(what);
    }

    /// @param right what would be
    public BadInput wrong(String name, String right) {
        String is = switch (value) {
            case Map<?, ?> _ -> "an object";
            case List<?> list -> list.isEmpty() ? "an empty array" : "an array of " + list.size();
            case String s -> "the string \"" + BadInput.brief(s) + "\"";
            case Figure f -> "the number " + f.text();
            case Boolean b -> b.toString();
            default -> "null";
        };
        return bad(name + " is " + is + "; " + right + " would be right");
    }

    @SuppressWarnings("unchecked") // only the reader makes maps
    public Map<String, Node> object(String name, String right) {
        if (value instanceof Map<?, ?> members) return (Map<String, Node>) members;
        throw wrong(name, right);
    }

    @SuppressWarnings("unchecked") // only the reader makes lists
    public List<Node> array(String name, String right) {
        if (value instanceof List<?> elements) return (List<Node>) elements;
        throw wrong(name, right);
    }

    public String string(String name, String right) {
        if (value instanceof String s) return s;
        throw wrong(name, right);
    }

    public String number(String name, String right) {
        if (value instanceof Figure f) return f.text();
        throw wrong(name, right);
    }

    /// A whole number from `min` to `max`.
    public int whole(String name, int min, int max) {
        String range = "(" + min + ".." + max + ")", text = number(name, "a whole number " + range);
        long n;
        try {
            n = Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw bad(name + ": '" + BadInput.brief(text) + "' is not a whole number " + range);
        }
        if (n < min) throw bad(name + ": " + n + " is below " + min + " " + range);
        if (n > max) throw bad(name + ": " + n + " is above " + max + " " + range);
        return (int) n;
    }
}
