package limber.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.engine.run.Run;
import limber.moment.Moment;
import limber.moment.MomentWriter;
import limber.moment.Recorder;
import limber.moment.Recording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `record` command: a run with the hashes by which it is checked.
@Command(
        name = "record",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Record a run: its moment, and hashes of everything that a frame hands on to the next. limber "
                + "replay runs it again and compares them.",
        footer = {
            "%nExamples:",
            "  limber record rope --preset cable --frames 300 --out cable.limber",
            "  limber record jelly --inputs drag.json --frames 60 --every 1 --steps --out drag.limber"
        })
final class RecordCommand implements Runnable {

    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame.") int frames;

    @Option(names = "--every", paramLabel = "K", defaultValue = "10", converter = WholeNumber.FromOne.class,
            description = "A hash after every K-th frame, and the last; 10 by default.") int every;

    @Option(names = "--steps", description = "A short hash after each phase too, so that a replay that differs names "
            + "the phase.") boolean steps;

    @Mixin Output output;

    RecordCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        Run run = scene.run();
        Moment here = scene.asMoment(run), moment = scene.moment().map(m -> here.with(m.at())).orElse(here);
        Recording recording = Recorder.record(run, frames, every, steps, FiniteCheck::check);
        Moment recorded = moment.with(recording);
        String text = output.file().map(file -> MomentWriter.page(recorded, file.toAbsolutePath().resolveSibling("")))
                .orElseGet(() -> MomentWriter.line(recorded) + "\n");
        output.write(standard, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
