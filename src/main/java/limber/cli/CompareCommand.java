package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.ask.Methods;
import limber.ask.Sweep;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.text.BadInput;
import limber.file.CsvOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The `compare` command: several methods under the same inputs, as a table.
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Run two to four methods under the same inputs, frame by frame, and print a row for each: its measures, "
                    + "the largest distance of an element from that of the first one, and the operations of a frame.",
            "A method is a model with settings, in quotes: 'soft preset=cantilever method=fem'. Or a moment, or the "
                    + "folder of a solver of your own."
        },
        footer = {
            "%nExamples:",
            "  limber compare rope 'rope correction=half' --frames 60 --measure 'max(abs(residual)),energy'",
            "  limber compare soft 'soft method=fem' 'soft method=shape-matching' --frames 120 --every 30 --csv"
        })
final class CompareCommand implements Runnable {
    private static final int MOST = 4;
    private static final String NONE = "–", EXPLODED = "exploded";

    private final OutputStream standard;

    @Parameters(arity = "1..*", paramLabel = "METHOD",
            description = "A model, and after it preset=NAME and NAME=VALUE.") List<String> methods = List.of();

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame.") int frames;

    @Option(names = "--every", paramLabel = "K", converter = WholeNumber.FromOne.class,
            description = "Print every K-th frame, too, from frame 0 on.") int every;

    @Option(names = "--measure", paramLabel = "EXPRESSION",
            description = "A number of every method; several with commas between.") List<String> measures = List.of();

    @Option(names = "--inputs", paramLabel = "FILE",
            description = "A JSON array of inputs, in order of frames, for every method.") Optional<Path> inputs =
                    Optional.empty();

    @Option(names = "--trust",
            description = "Agree once that the code of folders runs; it may do whatever you may.") boolean trust;

    @Option(names = "--csv", description = "Print CSV; numbers read back exactly.") boolean csv;

    @Mixin Output output;

    @Spec private CommandSpec command;

    CompareCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        if (methods.size() < 2 || methods.size() > MOST) throw new BadInput(
                "two to four methods would be right, such as rope 'rope correction=half', not " + methods.size());
        List<String> texts = measures.stream().flatMap(m -> SweepCommand.split(m).stream()).map(String::strip).toList();
        var compared = new Methods(methods.stream().map(m -> entry(m, texts)).toList(), frames);
        output.write(standard, out -> {
            if (csv) csv(out, compared, texts);
            else table(out, compared, texts);
        });
    }

    private Methods.Entry entry(String method, List<String> texts) {
        try {
            SceneOptions options = SceneOptions.of(method, inputs, trust, command);
            Run run = options.run();
            SceneOptions.upTo(run, "--frames", frames);
            Model model = run.model();
            return new Methods.Entry(method.strip(), run, texts.stream()
                    .map(t -> Sweep.measure(t, model, options.tools())).toList());
        } catch (BadInput e) {
            throw new BadInput("'" + BadInput.brief(method) + "': " + e.getMessage());
        }
    }

    private void csv(OutputStream out, Methods compared, List<String> texts) throws IOException {
        CsvWriter rows = CsvOutput.on(out);
        rows.writeRecord(head(texts.stream().map(CsvOutput::cell)));
        compared.run(every, row -> rows.writeRecord(cells(row, CsvOutput.cell(row.entry()), "", false)));
        rows.flush();
    }

    private void table(OutputStream out, Methods compared, List<String> texts) throws IOException {
        var rows = new TextTable();
        rows.row(head(texts.stream()).toArray(String[]::new));
        compared.run(every, row -> rows.row(cells(row, row.entry(), NONE, true).toArray(String[]::new)));
        rows.write(out);
    }

    private static List<String> head(Stream<String> texts) {
        return Stream.of(Stream.of("frame", "method"), texts, Stream.of("distance", "operations")).flatMap(s -> s)
                .toList();
    }

    /// @param none stands for a number that there is not
    private static List<String> cells(Methods.Row row, String entry, String none, boolean brief) {
        var cells = new ArrayList<>(List.of(Integer.toString(row.frame()), entry));
        for (double v : row.measured()) cells.add(!row.finite() ? brief ? EXPLODED : none : number(v, none, brief));
        cells.add(row.distance().isPresent() ? number(row.distance().getAsDouble(), none, brief) : none);
        cells.add(row.operations().isPresent() ? Long.toString(row.operations().getAsLong()) : none);
        return cells;
    }

    private static String number(double v, String none, boolean brief) {
        if (Double.isNaN(v)) return none;
        return brief ? Kind.plain(v, 6) : Kind.plain(v);
    }
}
