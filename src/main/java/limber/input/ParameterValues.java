package limber.input;

import java.util.List;
import java.util.stream.Collectors;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;

/// A reader of parameter values from nodes.
public final class ParameterValues {
    private ParameterValues() {}

    /// @param name how complaints call it
    /// @throws BadInput with its place if it is of another type or out of range
    public static <T> T value(Parameter<T> p, Node at, String name) {
        String text = text(p, at, name);
        try {
            return p.read(text);
        } catch (BadInput e) {
            String message = e.getMessage();
            throw at.bad(message.startsWith(p.name() + ":") ? name + message.substring(p.name().length()) : message);
        }
    }

    /// The value as the command line would write it; out of range perhaps.
    ///
    /// @throws BadInput with its place if it is of another type
    public static String text(Parameter<?> p, Node at, String name) {
        return switch (p.kind()) {
            case Kind.Real _ -> at.number(name, "a number" + range(p));
            case Kind.Count _ -> at.number(name, "a whole number" + range(p));
            case Kind.Flag _ -> {
                if (at.value() instanceof Boolean b) yield b.toString();
                throw at.wrong(name, "true or false");
            }
            case Kind.Choice<?> c -> at.string(name, "a string, one of " + String.join(", ", c.names()) + ",");
            case Kind.WordOrFile w ->
                    at.string(name, "a string, one of " + String.join(", ", w.words()) + ", file:PATH,");
            case Kind.WordOrColour w -> at.string(name, "a string, " + String.join(", ", w.words()) + " or #rrggbb,");
            case Kind.Vector _ -> vector(at, name);
            case Kind.Vectors _ -> at.array(name, "an array of points [x,y,z]").stream().map(v -> vector(v, name))
                    .collect(Collectors.joining(";"));
            case Kind.Numbers _ -> at.array(name, "an array of numbers").stream()
                    .map(v -> v.number(name, "an array of numbers")).collect(Collectors.joining(","));
        };
    }

    private static String vector(Node at, String name) {
        String right = "three numbers [x,y,z]";
        List<Node> parts = at.array(name, right);
        if (parts.size() != 3) throw at.wrong(name, right);
        return parts.stream().map(v -> v.number(name, right)).collect(Collectors.joining(","));
    }

    private static String range(Parameter<?> p) {
        return p.range().bounded() ? " (" + p.range() + ")" : "";
    }
}
