package limber.input;

import java.util.List;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Vec;
import tools.jackson.core.JsonGenerator;

/// A writer of parameter values as JSON, in the form that [ParameterValues] reads. Numbers read back exactly.
public final class ParameterJson {
    private ParameterJson() {}

    /// @param text the value as the command line writes it
    /// @throws limber.engine.text.BadInput if it is none of this parameter
    public static <T> void write(JsonGenerator g, Parameter<T> p, String text) {
        value(g, p, p.read(text));
    }

    /// @param value of the parameter's type
    public static <T> void value(JsonGenerator g, Parameter<T> p, T value) {
        switch (value) {
            case Boolean b -> g.writeBoolean(b);
            case Number n -> number(g, n.doubleValue());
            case Vec v -> vector(g, v);
            case List<?> list -> {
                g.writeStartArray();
                for (Object each : list) {
                    if (each instanceof Vec v) vector(g, v);
                    else number(g, ((Number) each).doubleValue());
                }
                g.writeEndArray();
            }
            default -> g.writeString(p.write(value));
        }
    }

    public static void vector(JsonGenerator g, Vec v) {
        g.writeStartArray();
        number(g, v.x());
        number(g, v.y());
        number(g, v.z());
        g.writeEndArray();
    }

    /// A number, as short as it reads back exactly.
    public static void number(JsonGenerator g, double v) {
        g.writeNumber(Kind.plain(v));
    }
}
