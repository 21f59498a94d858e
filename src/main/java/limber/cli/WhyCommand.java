package limber.cli;

import java.io.OutputStream;
import limber.engine.Asked;
import limber.engine.Read;
import limber.engine.Run;
import limber.engine.Why;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// The `why` command: the operation behind a number, what it read, and why that was so.
@Command(
        name = "why",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print why an element of a channel is what it is: the operation that wrote it, its formula, and "
                + "each number that it read, with its own reason, as one JSON object.",
        footer = {"%nExample:", "  limber why rope --at 'frame=12' --of position --element 7 --depth 3"})
final class WhyCommand implements Runnable {
    private static final int DEEPEST = 20;

    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Mixin MomentOption moment;

    @Mixin WriteCommand.PlaceOptions place;

    @Option(names = "--depth", paramLabel = "D", defaultValue = "1", converter = WholeNumber.FromZero.class,
            description = "How many operations deep; 1 by default, at most 20.") int depth;

    WhyCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        Run run = scene.run();
        moment.seek(run);
        Output.writeStandard(standard, out -> Json.lines(out, g -> {
            write(g, run, place.channel, place.element, Math.min(depth, DEEPEST));
            Json.endLine(g);
        }));
    }

    private static void write(JsonGenerator g, Run run, String channel, int element, int depth) {
        Why why = Why.of(run, new Asked.Stored(channel, element), () -> false).orElseThrow();
        g.writeStartObject();
        g.writeStringProperty("channel", channel);
        g.writeNumberProperty("element", element);
        Json.value(g, "value", why.value());
        switch (why.origin()) {
            case Why.Origin.Initial _ -> g.writeStringProperty("origin", "initial");
            case Why.Origin.Inputs(int frame) -> {
                g.writeStringProperty("origin", "inputs");
                g.writeNumberProperty("frame", frame);
            }
            case Why.Origin.Operation(var at) -> {
                g.writeStringProperty("origin", "operation");
                Run there = run.copy();
                there.seek(run.branch(), at);
                operation(g, there, why, depth);
            }
            case Why.Origin.Measured _,Why.Origin.Parameters _ ->
                    throw new IllegalStateException(channel + " is a channel");
        }
        g.writeEndObject();
    }

    private static void operation(JsonGenerator g, Run there, Why why, int depth) {
        var did = why.operation().orElseThrow();
        g.writeName("operation");
        g.writeStartObject();
        StepsCommand.path(g, did, there.schedule());
        g.writeEndObject();
        g.writeStringProperty("formula", did.slot().phase().formula().tex());
        g.writeName("values");
        g.writeStartObject();
        did.named().forEach((name, value) -> Json.value(g, name, value));
        g.writeEndObject();
        given(g, why);
        g.writeName("reads");
        g.writeStartArray();
        for (Read read : why.reads()) {
            if (depth > 0) {
                write(g, there, read.channel(), read.element(), depth - 1);
                continue;
            }
            g.writeStartObject();
            g.writeStringProperty("channel", read.channel());
            g.writeNumberProperty("element", read.element());
            Json.value(g, "value", read.value());
            g.writeEndObject();
        }
        g.writeEndArray();
    }

    /// The numbers that the phase was made with, and the parameters that they come from.
    private static void given(JsonGenerator g, Why why) {
        g.writeName("given");
        g.writeStartArray();
        for (Why.Given given : why.given()) {
            g.writeStartObject();
            g.writeStringProperty("name", given.name());
            Json.value(g, "value", given.value());
            g.writeName("parameters");
            g.writeStartArray();
            given.parameters().forEach(g::writeString);
            g.writeEndArray();
            g.writeEndObject();
        }
        g.writeEndArray();
    }
}
