package limber.cli;

import java.io.OutputStream;
import java.util.HashMap;
import java.util.Map;
import limber.cli.option.MomentOption;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.Json;
import limber.engine.Schedule;
import limber.engine.ask.Reasons;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;
import limber.engine.watch.Read;
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
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Mixin MomentOption moment;

    @Mixin WriteCommand.PlaceOptions place;

    @Option(names = "--depth", paramLabel = "D", defaultValue = "1", converter = WholeNumber.Depth.class,
            description = "How many operations deep; 1 by default, at most 20. What an operation wrote is followed "
                    + "once, and is marked as repeated elsewhere.") int depth;

    WhyCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        Run run = scene.run();
        moment.seek(run);
        Output.writeStandard(standard, out -> Json.lines(out, g -> {
            new Tree(g, run, new HashMap<>()).write(
                    Reasons.of(run, new WhyTarget.Stored(place.channel, place.element), depth, () -> false)
                            .orElseThrow());
            Json.endLine(g);
        }));
    }

    /// A writer of reasons.
    ///
    /// @param schedules by frame, since an input may change them
    private record Tree(JsonGenerator g, Run run, Map<Integer, Schedule> schedules) {
        void write(Reasons reasons) {
            Why why = reasons.why();
            var asked = (WhyTarget.Stored) why.asked();
            element(asked.channel(), asked.element(), why.value());
            switch (why.origin()) {
                case Why.Origin.Initial _ -> g.writeStringProperty("origin", "initial");
                case Why.Origin.Inputs(int frame) -> {
                    g.writeStringProperty("origin", "inputs");
                    g.writeNumberProperty("frame", frame);
                }
                case Why.Origin.Operation _ -> {
                    g.writeStringProperty("origin", "operation");
                    operation(reasons);
                }
                case Why.Origin.Measured _,Why.Origin.Parameters _ ->
                        throw new IllegalStateException(asked.channel() + " is a channel");
            }
            g.writeEndObject();
        }

        private void element(String channel, int element, double[] value) {
            g.writeStartObject();
            g.writeStringProperty("channel", channel);
            g.writeNumberProperty("element", element);
            Json.value(g, "value", value);
        }

        private void operation(Reasons reasons) {
            Why why = reasons.why();
            Explanation did = why.operation().orElseThrow();
            g.writeName("operation");
            g.writeStartObject();
            StepsCommand.path(g, did, schedules.computeIfAbsent(did.frame(),
                    frame -> run.model().running(run.branch().settings(frame))));
            g.writeEndObject();
            if (reasons.repeated()) {
                g.writeBooleanProperty("repeated", true);
                return;
            }
            if (Operations.readsKnown(run))
                g.writeStringProperty("formula", did.slot().phase().formula().tex());
            g.writeName("values");
            g.writeStartObject();
            did.named().forEach((name, value) -> Json.value(g, name, value));
            g.writeEndObject();
            if (!Operations.readsKnown(run)) {
                g.writeNullProperty("reads");
                g.writeStringProperty("unknown", "a log does not tell the formula of an operation, nor what it reads");
                return;
            }
            given(why);
            g.writeName("reads");
            g.writeStartArray();
            reasons.reads().forEach(this::write);
            if (reasons.reads().isEmpty()) for (Read read : why.reads()) {
                element(read.channel(), read.element(), read.value());
                g.writeEndObject();
            }
            g.writeEndArray();
        }

        /// The numbers that the phase was made with, and the parameters that they come from.
        private void given(Why why) {
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
}
