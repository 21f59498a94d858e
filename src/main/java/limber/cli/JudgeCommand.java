package limber.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import limber.cli.option.CommandFailure;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.StandardInput;
import limber.cli.option.WholeNumber;
import limber.cli.text.Json;
import limber.cli.text.JudgeText;
import limber.cli.text.Progress;
import limber.engine.Channel;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.judge.CauseSearch;
import limber.judge.Conversion;
import limber.judge.Judgement;
import limber.judge.NoFrames;
import limber.judge.OtherElements;
import limber.judge.SolveOrder;
import limber.judge.Times;
import limber.judge.Trajectory;
import limber.judge.TrajectoryReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `judge` command: the numbers of another program beside a run.
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Compare a trajectory from another program with the run of a model, frame by frame: through which frame "
                    + "they agree, the first element that does not, and how the distance grows.",
            "The file is CSV with a header that has frame,element,x,y,z. Elements count from 0; frames may be missing.",
            "Exit code 0 if all agree, 1 if not, 2 for a bad file."
        },
        footer = {
            "%nExamples:",
            "  limber judge mine.csv rope --frames 200",
            "  limber judge mine.csv rope --axes x,z,-y --scale 0.01 --columns frame=step,x=px,y=py,z=pz",
            "  limber judge mine.csv rope --explain"
        })
final class JudgeCommand implements Callable<Integer> {
    private static final int MOST = 10_000_000;
    private static final long LARGEST_LIST = 16L << 20;

    private final OutputStream standard;
    private final PrintStream told;

    @Parameters(index = "0", paramLabel = "FILE", converter = StandardInput.Text.class,
            description = "The numbers of the other program: a table, an array or a point cache; a folder with a file "
                    + "for each frame, or a pattern in quotes such as 'out.*.obj'.") Path file;

    @Mixin SceneOptions scene;

    @Option(names = "--channel", paramLabel = "CHANNEL",
            description = "The places that are compared; by default those of trace.") Optional<String> channel =
                    Optional.empty();

    @Option(names = "--tolerance", paramLabel = "M",
            description = "The distance in m up to which two places agree; by default 0.0001 of the longest side of "
                    + "the scene in frame 0.") Optional<Double> tolerance = Optional.empty();

    @Option(names = "--scale", paramLabel = "S", defaultValue = "1",
            description = "Metres for a unit of the file.") double scale;

    @Option(names = "--axes", paramLabel = "AXES", defaultValue = "x,y,z",
            description = "For our x, y and z in turn, the axis of the file: x,z,-y where z points up.") String axes;

    @Option(names = "--origin", paramLabel = "X,Y,Z",
            description = "Where the file's origin lies with us, in m.") Optional<String> origin = Optional.empty();

    @Option(names = "--elements", paramLabel = "LIST|FILE",
            description = "For each of the file's elements the number of ours: 4,3,2,1,0 where they are in reverse. "
                    + "A file has the same numbers, with commas or a line each.") Optional<String> elements =
                            Optional.empty();

    @Option(names = "--first-element", paramLabel = "N", defaultValue = "0",
            description = "The number of the file's first element.") int first;

    @Option(names = "--match",
            description = "Find axes, scale, origin, order of elements and first frame by the places of the first "
                    + "frames, and print them as options.") boolean match;

    @Option(names = "--columns", paramLabel = "OURS=THEIRS,…",
            description = "What the file calls frame, element, x, y and z; 0 for one that it "
                    + "lacks.") Optional<String> columns = Optional.empty();

    @Option(names = "--shift", paramLabel = "N", defaultValue = "0",
            description = "Added to the file's numbers of frames.") int shift;

    @Option(names = "--order", paramLabel = "FILE", converter = StandardInput.Text.class,
            description = "The order in which the other program solves sticks or springs: a line with the two elements "
                    + "of each, by its own numbers. Ours are solved in the same order.") Optional<Path> order =
                            Optional.empty();

    @Option(names = "--times", description = "A column of times counts in the place of frames.") boolean times;

    @Option(names = "--seconds-a-frame", paramLabel = "S",
            description = "The length of a frame in the file's unit of time; by default that of our "
                    + "frame.") Optional<Double> frameSeconds = Optional.empty();

    @Option(names = "--interpolate",
            description = "Between two times, the places lie on the line that joins theirs; without it, only times of "
                    + "a frame count.") boolean interpolate;

    @Option(names = "--frames", paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame that is compared; by default that of the file.") Optional<Integer> frames =
                    Optional.empty();

    @Option(names = "--explain",
            description = "Look for what would account for the difference: another way to read the file, or changes of "
                    + "settings.") boolean explain;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "30",
            description = "How long to look.") int seconds;

    @Option(names = "--json", description = "One JSON object instead of sentences.") boolean json;

    /// The model in the order of the other program; null where that is not told.
    private @Nullable Model ordered;

    /// @param told a terminal shows there how far a search has come
    JudgeCommand(OutputStream standard, PrintStream told) {
        this.standard = standard;
        this.told = told;
    }

    @Override public Integer call() {
        if (!(scale > 0) || Double.isInfinite(scale)) throw new BadInput("--scale: a number above 0 would be right");
        if (tolerance.isPresent() && !(tolerance.get() >= 0 && tolerance.get() < Double.POSITIVE_INFINITY))
            throw new BadInput("--tolerance: a number from 0 would be right");
        if (seconds < 1) throw new BadInput("--seconds: a whole number from 1 would be right");
        if (!times && (frameSeconds.isPresent() || interpolate)) throw new BadInput((interpolate ? "--interpolate"
                : "--seconds-a-frame") + ": belongs to --times; both would be right");
        if (frameSeconds.isPresent() && !(frameSeconds.get() > 0 && frameSeconds.get() < Double.POSITIVE_INFINITY))
            throw new BadInput("--seconds-a-frame: a number above 0 would be right");
        var reader = new TrajectoryReader(
                columns.map(c -> BadInput.reading("--columns", () -> TrajectoryReader.columns(c))).orElse(
                        TrajectoryReader.PLAIN.columns()),
                conversion());
        Settings p = scene.settings();
        List<Input> inputs = scene.inputs(p);
        Compared c = compared(times ? reader.with(frames(p)) : reader, p, inputs);
        if (match) c = c.matched(search(c, p, inputs).match(), run(p, inputs));
        if (order.isPresent()) {
            String name = PlainFile.name(order.get());
            ordered = SolveOrder.read(name, PlainFile.text(order.get(), LARGEST_LIST, "pairs of elements"))
                    .of(scene.model(), p, c.read);
            c = c.matched(c.read, run(p, inputs));
        }
        Optional<CauseSearch.Found> found = explain && !c.judgement.agrees()
                ? Optional.of(explained(search(c, p, inputs)))
                : Optional.empty();
        print(c, found);
        return c.judgement.agrees() ? 0 : CommandFailure.FAILED;
    }

    private Times frames(Settings p) {
        return new Times(frameSeconds.orElseGet(() -> scene.model().frameSeconds(p)), interpolate);
    }

    /// Another program's places, read and compared with a run.
    ///
    /// @param read how they were made ours
    /// @param times how times were made frames; empty where the file has frames
    private record Compared(Conversion read, Optional<Times> times, Trajectory raw, Channel channel,
            double within, Run run, Judgement judgement) {
        /// The same, read in another way.
        ///
        /// @param again the run at frame 0
        Compared matched(Conversion way, Run again) {
            return new Compared(way, times, raw, channel, within, again,
                    Judgement.of(again, channel, way.of(raw), within, () -> false));
        }
    }

    private Compared compared(TrajectoryReader reader, Settings p, List<Input> inputs) {
        Run run = run(p, inputs);
        Channel of = Judgement.channel(run.state(), channel.orElse(scene.model().subject().name()));
        double within = tolerance.orElse(Judgement.tolerance(Judgement.places(run, of)));
        Conversion read = reader.conversion();
        Trajectory raw;
        try {
            raw = cut(reader.read(file, PlainFile.name(file), run, of));
        } catch (NoFrames e) {
            if (!match) throw e;
            return compared(reader.with(frames(p)), p, inputs);
        } catch (OtherElements e) {
            if (!match || e.first().isEmpty()) throw e;
            read = read.from(e.first().getAsInt());
            raw = cut(reader.with(read).read(file, PlainFile.name(file), run, of));
        }
        return new Compared(read, reader.times(), raw, of, within, run,
                Judgement.of(run, of, read.of(raw), within, () -> false));
    }

    private Model model() {
        return ordered == null ? scene.model() : ordered;
    }

    private CauseSearch search(Compared c, Settings p, List<Input> inputs) {
        return new CauseSearch(model(), p, inputs, c.channel, c.raw, c.read, c.judgement);
    }

    private void print(Compared c, Optional<CauseSearch.Found> found) {
        Optional<List<String>> matched = match ? Optional.of(Stream.concat(c.times.stream()
                .flatMap(t -> t.options().stream()), c.read.options().stream()).toList()) : Optional.empty();
        Output.writeStandard(standard, out -> {
            if (json) Json.lines(out, g -> JudgeText.write(g, matched, c.judgement, found, c.run));
            else new JudgeText(new PrintStream(out, false, StandardCharsets.UTF_8)).print(matched, c.raw,
                    c.judgement, found);
        });
    }

    private Run run(Settings p, List<Input> inputs) {
        var timeline = new Timeline(model());
        return scene.watched(new Run(timeline, timeline.root(p, inputs)));
    }

    private Conversion conversion() {
        if (Math.abs((double) first) > MOST) throw new BadInput("--first-element: a number up to " + MOST
                + " would be right");
        return new Conversion(BadInput.reading("--axes", () -> Conversion.axes(axes)), scale,
                origin.map(o -> BadInput.reading("--origin", () -> new Kind.Vector().read(o))).orElse(Vec.ZERO), shift,
                first,
                elements.map(e -> BadInput.reading("--elements", () -> Conversion.elements(list(e))))
                        .orElse(List.of()));
    }

    /// The numbers of elements: what was typed, or what stands in the file of that name.
    private static String list(String typed) {
        return typed.matches("[\\d,\\s]+") ? typed
                : PlainFile.text(Path.of(typed), LARGEST_LIST, "a list of numbers such as 4,3,2,1,0, or its file");
    }

    private Trajectory cut(Trajectory whole) {
        if (frames.isEmpty()) return whole;
        Trajectory cut = whole.until(frames.get() - shift);
        if (cut.frames() == 0) throw new BadInput("--frames " + frames.get() + ": the file begins with frame "
                + (whole.numbers().getFirst() + shift));
        return cut;
    }

    private CauseSearch.Found explained(CauseSearch search) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        try (var progress = new Progress(told)) {
            return search.search((tried, of) -> progress.say("tried " + tried + " of " + of + " changes"),
                    () -> System.nanoTime() > end);
        }
    }
}
