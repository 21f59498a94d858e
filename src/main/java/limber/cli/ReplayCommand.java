package limber.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.StandardInput;
import limber.cli.text.ElementValues;
import limber.cli.text.TraceRows;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.Recording;
import limber.moment.Replay;
import limber.moment.ReplayDifference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `replay` command: a recording is run again, and compared with its hashes.
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Run a recording, or a moment up to its frame, again from frame 0.",
            "With --verify the exit code is 1 if a hash differs; a line names the first frame that does."},
        footer = {
            "%nExamples:",
            "  limber replay cable.limber --verify",
            "  limber replay cable.limber --trace=cable.csv"
        })
final class ReplayCommand implements Callable<Integer> {
    private static final String STANDARD = "-";

    private final OutputStream standard;

    @Parameters(index = "0", paramLabel = "FILE|TEXT", converter = StandardInput.Scene.class,
            description = "A .limber file, or the text of a moment or recording.") String given = "";

    @Option(names = "--verify", description = "Compare the hashes of the recording.") boolean verify;

    @Option(names = "--trace", paramLabel = "FILE", arity = "0..1", fallbackValue = STANDARD,
            description = "Write the CSV of limber trace to FILE, or to standard output. (An internal error prints its "
                    + "stack trace too, as it does with --trace in every command.)") Optional<String> trace =
                            Optional.empty();

    ReplayCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        Moment moment = MomentReader.given(given);
        if (verify && moment.recording().isEmpty()) throw new BadInput(
                name() + ": holds no hashes; a recording, as limber record writes it, would be right with --verify");
        boolean rows = trace.map(Path::of).filter(Output::isStandard).isPresent();
        trace.ifPresent(file -> trace(moment, file));
        if (!verify) {
            if (trace.isEmpty()) say(played(moment));
            return 0;
        }
        Optional<ReplayDifference> parting = new Replay(moment, Replay.MOST).verify(FiniteCheck::check);
        if (parting.isPresent()) throw new CommandFailure(CommandFailure.FAILED, differs(moment, parting.get()));
        Recording recording = moment.recording().orElseThrow();
        if (!rows) say(recording.frames() + " frames, " + recording.hashes().size() + " hashes"
                + (recording.phases() > 0 ? " and " + recording.phases() + " phases" : "") + " equal");
        return 0;
    }

    private String name() {
        return MomentReader.isText(given) ? "the moment" : SceneOptions.called(given);
    }

    private String differs(Moment moment, ReplayDifference parting) {
        return name() + ": " + parting.message() + (moment.ofAnotherVersion()
                ? "; Limber " + moment.version() + " recorded it, and this is " + Moment.thisVersion()
                : "");
    }

    private static String played(Moment moment) {
        var replay = new Replay(moment, Replay.MOST);
        replay.to(moment.frames(), FiniteCheck::check);
        return moment.model().name() + (moment.preset().isEmpty() ? "" : ", preset " + moment.preset()) + ": "
                + moment.frames() + " frames, hash " + replay.hash();
    }

    private void trace(Moment moment, String file) {
        Run run = moment.run();
        FiniteCheck.check(run);
        Output.Body rows = new TraceRows(run, ElementValues.of(run.model().subject()), moment.frames(), 1,
                false)::write;
        if (Output.isStandard(Path.of(file))) Output.writeStandard(standard, rows);
        else Output.writeFile(Path.of(file), rows);
    }

    private void say(String line) {
        Output.writeStandard(standard, out -> write(out, line));
    }

    private static void write(OutputStream out, String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
