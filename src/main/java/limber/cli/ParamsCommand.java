package limber.cli;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import limber.cli.option.ModelArgument;
import limber.cli.option.Output;
import limber.cli.option.StandardInput;
import limber.cli.text.Json;
import limber.cli.text.TextTable;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Vec;
import limber.models.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// The `params` command: a model's parameters.
@Command(
        name = "params",
        mixinStandardHelpOptions = true,
        description = "List a model's parameters: name, type, default, range, unit, whether a change restarts the "
                + "run, meaning.",
        footer = {"%nExamples:", "  limber params rope", "  limber params rope --json"})
final class ParamsCommand implements Runnable {
    private final OutputStream out;

    @Parameters(paramLabel = "MODEL", converter = StandardInput.Scene.class,
            description = "A model; see limber models.") String name = "";

    @Option(names = "--json", description = "Print an array of JSON objects.") boolean json;

    ParamsCommand(OutputStream out) {
        this.out = out;
    }

    @Override public void run() {
        Model model = ModelArgument.model(name);
        Words words = Words.of(model, Locale.ROOT);
        if (json) Output.writeStandard(out, to -> Json.lines(to, g -> objects(g, model, words)));
        else Output.writeStandard(out, table(model, words)::write);
    }

    private static TextTable table(Model model, Words words) {
        var table = new TextTable();
        table.row("name", "type", "default", "range", "unit", "restarts", "meaning");
        for (Parameter<?> p : model.parameters())
            table.row(p.name(), p.kind().word(), text(p), range(p).map(Range::toString).orElse(""), p.unit(),
                    p.restarts() ? "yes" : "", words.get("parameter." + p.name()));
        return table;
    }

    private static <T> String text(Parameter<T> p) {
        return p.write(p.initial());
    }

    /// The range of its numbers; empty for other values.
    private static Optional<Range> range(Parameter<?> p) {
        return Optional.of(p.range()).filter(Range::bounded);
    }

    private static void objects(JsonGenerator g, Model model, Words words) {
        g.writeStartArray();
        for (Parameter<?> p : model.parameters()) {
            g.writeStartObject();
            g.writeStringProperty("name", p.name());
            g.writeStringProperty("type", p.kind().word());
            g.writeName("default");
            value(g, p.initial(), text(p));
            range(p).ifPresentOrElse(r -> Json.numbers(g, "range", r.min(), r.max()),
                    () -> g.writeNullProperty("range"));
            g.writeStringProperty("unit", p.unit());
            g.writeBooleanProperty("restarts", p.restarts());
            g.writeStringProperty("when", p.when().text());
            g.writeStringProperty("meaning", words.get("parameter." + p.name()));
            g.writeEndObject();
        }
        g.writeEndArray();
        Json.endLine(g);
    }

    /// Writes a value in the form of an inputs file.
    private static void value(JsonGenerator g, Object value, String text) {
        switch (value) {
            case Boolean b -> g.writeBoolean(b);
            case Integer n -> g.writeNumber(n);
            case Double d -> g.writeNumber(d);
            case Vec v -> Json.numbers(g, v.x(), v.y(), v.z());
            case List<?> list -> {
                g.writeStartArray();
                for (Object element : list) value(g, element, "");
                g.writeEndArray();
            }
            default -> g.writeString(text);
        }
    }
}
