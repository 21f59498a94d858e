package limber.web.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import limber.engine.text.BadInput;
import limber.input.Node;
import limber.input.SourcePosition;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/// A reader and writer for JSON, by the browser's own.
final class Json {
    private static final int DEEPEST = 8;

    private Json() {}

    /// @param at where it stands
    /// @throws BadInput if it is not one JSON value, or nests too deep
    static Node read(String text, SourcePosition at) {
        JSObject box = parsed(text);
        if (count(box) == 0) throw at.bad("not JSON");
        return node(item(box, 0), at, 1);
    }

    private static Node node(JSObject value, SourcePosition at, int depth) {
        if (depth > DEEPEST) throw at.bad("nested too deep");
        return new Node(switch (kind(value)) {
            case "null" -> Node.Nothing.NULL;
            case "number" -> new Node.Figure(string(value));
            case "boolean" -> string(value).equals("true");
            case "array" -> list(value, at, depth);
            case "object" -> map(value, at, depth);
            default -> string(value);
        }, at, at);
    }

    private static List<Node> list(JSObject value, SourcePosition at, int depth) {
        var list = new ArrayList<Node>();
        for (int i = 0; i < count(value); i++) list.add(node(item(value, i), at, depth + 1));
        return list;
    }

    private static Map<String, Node> map(JSObject value, SourcePosition at, int depth) {
        var map = new LinkedHashMap<String, Node>();
        JSObject names = names(value);
        for (int i = 0; i < count(names); i++) {
            String name = string(item(names, i));
            map.put(name, node(member(value, name), at, depth + 1));
        }
        return map;
    }

    /// The text of numbers, texts, lists, maps, arrays of numbers, and null.
    static String text(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case String s -> quoted(s);
            case double[] numbers -> text(Arrays.stream(numbers).boxed().toList());
            case List<?> list -> list.stream().map(Json::text).collect(Collectors.joining(",", "[", "]"));
            case Map<?, ?> map -> map.entrySet().stream()
                    .map(e -> quoted(String.valueOf(e.getKey())) + ":" + text(e.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
            default -> String.valueOf(value);
        };
    }

    @JSBody(params = "text", script = "return JSON.stringify(text);")
    private static native String quoted(String text);

    /// The value in a list of its own, which is empty where there is none.
    @JSBody(params = "text",
            script = "try { return [JSON.parse(text)]; } catch (e) { return []; }")
    private static native JSObject parsed(
            String text);

    @JSBody(params = "value",
            script = "return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;")
    private static native String kind(
            JSObject value);

    @JSBody(params = "value", script = "return String(value);")
    private static native String string(JSObject value);

    @JSBody(params = "list", script = "return list.length;")
    private static native int count(JSObject list);

    @JSBody(params = {"list", "i"}, script = "return list[i];")
    private static native JSObject item(JSObject list,
            int i);

    @JSBody(params = "map", script = "return Object.keys(map);")
    private static native JSObject names(JSObject map);

    @JSBody(params = {"map", "name"}, script = "return map[name];")
    private static native JSObject member(JSObject map,
            String name);
}
