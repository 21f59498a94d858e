package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.ask.MethodCourse;
import limber.ask.Methods;
import limber.ask.Sweep;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.StandardInput;
import limber.cli.option.WholeNumber;
import limber.cli.text.TextTable;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
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
                    + "the largest distance of an element from that of the first one in m, the energy that the method "
                    + "itself has made in J (below 0: lost), and the operations of a frame.",
            "Elements are matched by number where both have equally many, or else by place at frame 0.",
            "A method is a model with settings, in quotes: 'soft preset=cantilever method=fem'. Or a moment, or the "
                    + "folder of a solver of your own."
        },
        footer = {
            "%nExamples:",
            "  limber compare rope 'rope correction=half' --frames 60 --measure 'max(abs(residual)),energy'",
            "  limber compare soft 'soft method=fem' 'soft method=shape-matching' --frames 120 --every 30 --csv"
        })
final class CompareCommand implements Runnable {
    private static final String NONE = "–", EXPLODED = "exploded";

    private final OutputStream standard;

    @Parameters(arity = "1..*", paramLabel = "METHOD", converter = StandardInput.Scene.class,
            description = "A model, and after it preset=NAME and NAME=VALUE. Or one moment "
                    + "with entries.") List<String> methods = List.of();

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame.") int frames;

    @Option(names = "--every", paramLabel = "K", converter = WholeNumber.FromOne.class,
            description = "Print every K-th frame, too, from frame 0 on.") int every;

    @Option(names = "--measure", paramLabel = "EXPRESSION",
            description = "A number of every method; several with commas between.") List<String> measures = List.of();

    @Option(names = "--inputs", paramLabel = "FILE", converter = StandardInput.Text.class,
            description = "A JSON array of inputs of the first method, in order of frames. The others get those for "
                    + "the handles, particles, settings and actions that they have, too.") Optional<Path> inputs =
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
        List<String> texts = measures.stream().flatMap(m -> SweepCommand.split(m).stream()).map(String::strip).toList();
        List<Methods.Method> compared = compared(texts);
        var all = new Methods(compared, 0);
        output.write(standard, out -> {
            if (csv) csv(out, all, texts);
            else table(out, all, texts);
        });
        for (Methods.Method m : compared)
            SceneOptions.said(m.run()).forEach(r -> command.commandLine().getErr().println("'" + m.name() + "': " + r));
    }
    private List<Methods.Method> compared(List<String> texts) {
        List<Scene> scenes = methods.size() == 1 ? ofMoment(methods.getFirst()) : List.of();
        if (scenes.isEmpty()) scenes = named();
        var compared = new ArrayList<Methods.Method>();
        for (Scene scene : scenes) compared.add(about(scene.name, () -> {
            Run run = SceneOptions.run(scene.entry);
            SceneOptions.upTo(run, "--frames", frames);
            return new Methods.Method(scene.name, run,
                    texts.stream().map(t -> Sweep.measure(t, run.model(), scene.tools)).toList());
        }));
        return compared;
    }

    private record Scene(String name, Entry entry, Tools tools) {}

    private List<Scene> named() {
        if (methods.size() < 2 || methods.size() > Entry.MOST) throw new BadInput(
                "two to four methods would be right, such as rope 'rope correction=half', not " + methods.size());
        var scenes = new ArrayList<Scene>();
        for (String method : methods) {
            SceneOptions options = SceneOptions.of(method, scenes.isEmpty() ? inputs : Optional.empty(), trust,
                    command);
            Entry entry = about(method, () -> entry(options));
            scenes.add(new Scene(method.strip(), scenes.isEmpty() || inputs.isEmpty() ? entry
                    : shared(method, scenes.getFirst().entry, entry, options), options.tools()));
        }
        return scenes;
    }

    /// The methods of one moment, numbered from 1; none if it has one alone.
    private List<Scene> ofMoment(String text) {
        SceneOptions options = SceneOptions.of(text, inputs, trust, command);
        List<Entry> others = options.moment().map(m -> m.entries().all()).orElse(List.of());
        if (others.isEmpty()) return List.of();
        Entry first = entry(options);
        var scenes = new ArrayList<>(List.of(new Scene("1 " + first.model().name(), first, options.tools())));
        for (Entry other : others) {
            String name = scenes.size() + 1 + " " + other.model().name();
            scenes.add(new Scene(name, shared(name, first, other, options), options.tools()));
        }
        return scenes;
    }

    private static Entry entry(SceneOptions options) {
        Settings p = options.settings();
        return new Entry(options.model(), p, options.inputs(p));
    }

    /// A method with what the inputs of the first one mean to it; what means nothing is named on standard error.
    private static Entry shared(String method, Entry first, Entry entry, SceneOptions options) {
        var course = new MethodCourse(first, entry);
        Entry whole = course.under(first.settings(), first.inputs());
        String left = course.left().stream().map(CompareCommand::named).distinct().collect(Collectors.joining(", "));
        if (!left.isEmpty()) options.tell("'" + BadInput.brief(method) + "': left out, since it has nothing of the "
                + "kind: " + left);
        return whole;
    }

    private static String named(Input input) {
        return switch (input) {
            case Input.Set set -> "set " + set.parameter();
            case Input.Move move -> "move " + move.handle();
            case Input.Act act -> "do " + act.action();
        };
    }

    private static <T> T about(String method, Supplier<T> what) {
        try {
            return what.get();
        } catch (BadInput e) {
            throw new BadInput("'" + BadInput.brief(method) + "': " + e.getMessage());
        }
    }

    private void csv(OutputStream out, Methods compared, List<String> texts) throws IOException {
        CsvWriter rows = CsvOutput.on(out);
        rows.writeRecord(head(texts.stream().map(CsvOutput::cell)));
        compared.run(frames, every, row -> rows.writeRecord(cells(row, CsvOutput.cell(row.method()), "", false)));
        rows.flush();
    }

    private void table(OutputStream out, Methods compared, List<String> texts) throws IOException {
        var rows = new TextTable();
        rows.row(head(texts.stream()).toArray(String[]::new));
        compared.run(frames, every, row -> rows.row(cells(row, row.method(), NONE, true).toArray(String[]::new)));
        rows.write(out);
    }

    private static List<String> head(Stream<String> texts) {
        return Stream.of(Stream.of("frame", "method"), texts, Stream.of("distance", "energyMade", "operations"))
                .flatMap(s -> s).toList();
    }

    /// @param none stands for a number that there is not
    private static List<String> cells(Methods.Row row, String method, String none, boolean brief) {
        var cells = new ArrayList<>(List.of(Integer.toString(row.frame()), method));
        for (double v : row.measured()) cells.add(!row.finite() ? brief ? EXPLODED : none : number(v, none, brief));
        for (OptionalDouble value : List.of(row.distance(), row.made()))
            cells.add(value.isPresent() ? number(value.getAsDouble(), none, brief) : none);
        cells.add(row.operations().isPresent() ? Long.toString(row.operations().getAsLong()) : none);
        return cells;
    }

    private static String number(double v, String none, boolean brief) {
        if (Double.isNaN(v)) return none;
        return brief ? Kind.plain(v, 6) : Kind.plain(v);
    }
}
