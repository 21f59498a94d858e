package limber.cli.text;

import java.io.OutputStream;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// A JSON writer: one value a line, numbers with the digits that read back exactly.
public final class Json {
    private Json() {}

    /// Writes values, each ended by [#endLine].
    public static void lines(OutputStream out, Consumer<JsonGenerator> body) {
        try (JsonGenerator g = JsonFactory.builder().rootValueSeparator("")
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build() // whoever opened it closes it
                .createGenerator(ObjectWriteContext.empty(), out)) {
            body.accept(g);
        }
    }

    public static void endLine(JsonGenerator g) {
        g.writeRaw('\n');
    }

    /// A number, or an array if there is more than one.
    public static void value(JsonGenerator g, String name, double[] values) {
        if (values.length != 1) {
            numbers(g, name, values);
            return;
        }
        g.writeName(name);
        number(g, values[0]);
    }

    public static void numbers(JsonGenerator g, String name, double... values) {
        g.writeName(name);
        numbers(g, values);
    }

    public static void numbers(JsonGenerator g, double... values) {
        g.writeStartArray();
        for (double v : values) number(g, v);
        g.writeEndArray();
    }

    /// Writes a number; JSON has none that are not finite.
    public static void number(JsonGenerator g, double v) {
        if (Double.isFinite(v)) g.writeNumber(v);
        else g.writeNull();
    }
}
