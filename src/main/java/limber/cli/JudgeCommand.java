package limber.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import limber.ask.Accounts;
import limber.ask.Conversion;
import limber.ask.Judgement;
import limber.ask.Trajectory;
import limber.ask.TrajectoryReader;
import limber.engine.Channel;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.NumberText;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

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
    private static final int DIGITS = 6;
    private static final int MOST = 10_000_000;
    private static final long LARGEST_LIST = 16L << 20;

    private final OutputStream standard;
    private final PrintStream told;

    @Parameters(index = "0", paramLabel = "FILE.csv", description = "The numbers of the other program.") Path file;

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

    @Option(names = "--columns", paramLabel = "OURS=THEIRS,…",
            description = "What the file calls frame, element, x, y and z; 0 for a coordinate that it lacks.") Optional<String> columns =
                    Optional.empty();

    @Option(names = "--shift", paramLabel = "N", defaultValue = "0",
            description = "Added to the file's numbers of frames.") int shift;

    @Option(names = "--frames", paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame that is compared; by default that of the file.") Optional<Integer> frames =
                    Optional.empty();

    @Option(names = "--explain",
            description = "Look for changes of settings that would account for the difference.") boolean explain;

    @Option(names = "--seconds", paramLabel = "N", defaultValue = "30",
            description = "How long to look.") int seconds;

    @Option(names = "--json", description = "One JSON object instead of sentences.") boolean json;

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
        var reader = new TrajectoryReader(
                columns.map(c -> BadInput.reading("--columns", () -> TrajectoryReader.columns(c))).orElse(
                        TrajectoryReader.PLAIN.columns()),
                conversion());
        Settings p = scene.settings();
        List<Input> inputs = scene.inputs(p);
        Run run = run(p, inputs);
        Channel compared = Judgement.channel(run.state(), channel.orElse(scene.model().subject().name()));
        double[] start = Judgement.places(run, compared);
        Trajectory raw = reader.read(PlainFile.name(file),
                PlainFile.text(file, TrajectoryReader.LARGEST, "a CSV file"), start.length / 3, compared.name());
        Trajectory theirs = cut(reader.conversion().of(raw));
        Judgement judgement = Judgement.of(run, compared, theirs, tolerance.orElseGet(() -> Judgement.tolerance(start)),
                () -> false);
        var accounts = new Accounts(scene.model(), p, inputs, compared, theirs, judgement);
        Optional<Accounts.Sensitivity> parts = judgement.agrees() ? Optional.empty()
                : Optional.of(accounts.sensitivity()).filter(Accounts.Sensitivity::explains);
        Optional<Accounts.Found> found = explain && !judgement.agrees() && parts.isEmpty()
                ? Optional.of(explained(accounts))
                : Optional.empty();
        Output.writeStandard(standard, out -> {
            if (json) Json.lines(out, g -> write(g, judgement, found));
            else print(new PrintStream(out, false, StandardCharsets.UTF_8), theirs.flat(), judgement, parts, found);
        });
        return judgement.agrees() ? 0 : CommandFailure.FAILED;
    }

    private Run run(Settings p, List<Input> inputs) {
        var timeline = new Timeline(scene.model());
        return new Run(timeline, timeline.root(p, inputs));
    }

    private Conversion conversion() {
        if (Math.abs((double) first) > MOST) throw new BadInput("--first-element: a number up to " + MOST
                + " would be right");
        return new Conversion(BadInput.reading("--axes", () -> Conversion.axes(axes)), scale,
                origin.map(o -> BadInput.reading("--origin", () -> new Kind.Vector().read(o))).orElse(Vec.ZERO), shift,
                first,
                elements.map(e -> BadInput.reading("--elements", () -> Conversion.elements(list(e)))).orElse(List.of()));
    }

    /// The numbers of elements: what was typed, or what stands in the file of that name.
    private static String list(String typed) {
        return typed.matches("[\\d,\\s]+") ? typed
                : PlainFile.text(Path.of(typed), LARGEST_LIST, "a list of numbers such as 4,3,2,1,0, or its file");
    }

    private Trajectory cut(Trajectory whole) {
        if (frames.isEmpty()) return whole;
        Trajectory cut = whole.until(frames.get());
        if (cut.frames() == 0) throw new BadInput("--frames " + frames.get() + ": the file begins with frame "
                + whole.numbers().getFirst());
        return cut;
    }

    private Accounts.Found explained(Accounts accounts) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        try (var progress = new Progress(told)) {
            return accounts.search((tried, of) -> progress.say("tried " + tried + " of " + of + " changes"),
                    () -> System.nanoTime() > end);
        }
    }

    // ---- sentences ----

    private static void print(PrintStream out, String flat, Judgement j, Optional<Accounts.Sensitivity> parts,
            Optional<Accounts.Found> found) {
        if (!flat.isEmpty()) out.println("The file has no column " + flat + ": " + flat + " = 0 is taken.");
        String all = j.frames() + (j.frames() == 1 ? " frame of " : " frames of ") + j.elements()
                + (j.elements() == 1 ? " element" : " elements");
        if (j.agrees()) {
            out.println("All agree: " + all + ", within " + number(j.tolerance()) + " m; the largest distance is "
                    + j.largest().map(m -> number(m.distance()) + " m, in frame " + m.frame() + ", element "
                            + m.element()).orElse("none")
                    + ".");
            out.flush();
            return;
        }
        Judgement.Miss first = j.first().orElseThrow();
        out.println((j.equalThrough().isPresent() ? "They agree through frame " + j.equalThrough().getAsInt()
                : "They differ from the first frame on") + ", of " + all + ", within " + number(j.tolerance()) + " m.");
        out.println(
                "First: frame " + first.frame() + ", element " + first.element() + ": theirs " + place(first.theirs())
                        + ", ours " + place(first.ours()) + ", " + distance(first.distance()) + " apart.");
        out.println("The distance grows: " + j.growth().stream()
                .map(m -> "frame " + m.frame() + " " + distance(m.distance())).collect(Collectors.joining(", ")) + ".");
        if (parts.isPresent()) out.println("Rounding explains this: the motion is so "
                + "sensitive that numbers of single precision alone part such runs"
                + since(parts.get().parts()) + ".");
        found.ifPresent(f -> print(out, f));
        out.flush();
    }

    private static void print(PrintStream out, Accounts.Found found) {
        print(out, "What accounts for it:", found.best().stream().filter(Accounts.Account::accounts).toList());
        if (!found.explained()) out.println("No setting accounts for it.");
        print(out, "A part of the way:", found.best().stream().filter(a -> !a.accounts()).toList());
        out.println(found.tried() + " changes were tried" + (found.whole() ? "."
                : ", not all: the time was over; --seconds gives more."));
    }

    private static void print(PrintStream out, String head, List<Accounts.Account> accounts) {
        if (accounts.isEmpty()) return;
        out.println(head);
        for (Accounts.Account a : accounts) {
            OptionalInt through = a.judgement().equalThrough();
            String agrees = a.judgement().agrees() ? "in all frames"
                    : through.isPresent() ? "through frame " + through.getAsInt() : "in no frame";
            out.println("  " + set(a) + ": agrees " + agrees + ", the largest distance is "
                    + distance(a.judgement().largest().orElseThrow().distance())
                    + (a.accounts() && !a.judgement().agrees() ? "; numbers of single precision alone part such runs"
                            + since(a.sensitivity().parts()) : ""));
        }
    }

    private static String since(OptionalInt frame) {
        return frame.isPresent() ? " from frame " + frame.getAsInt() + " on" : "";
    }

    private static String set(Accounts.Account a) {
        return a.set().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining(" and "));
    }

    private static String place(double[] at) {
        return "(" + number(at[0]) + ", " + number(at[1]) + ", " + number(at[2]) + ")";
    }

    private static String distance(double d) {
        return Double.isInfinite(d) ? "a number that is not finite" : number(d) + " m";
    }

    private static String number(double v) {
        return NumberText.shown(v, DIGITS);
    }

    // ---- JSON ----

    private static void write(JsonGenerator g, Judgement j, Optional<Accounts.Found> found) {
        g.writeStartObject();
        g.writeNumberProperty("frames", j.frames());
        g.writeNumberProperty("elements", j.elements());
        through(g, j.equalThrough());
        miss(g, "first", j.first(), true);
        miss(g, "largest", j.largest(), false);
        g.writeNumberProperty("tolerance", j.tolerance());
        g.writeArrayPropertyStart("explanations");
        for (Accounts.Account a : found.map(Accounts.Found::best).orElse(List.of())) {
            g.writeStartObject();
            g.writeObjectPropertyStart("set");
            a.set().forEach(g::writeStringProperty);
            g.writeEndObject();
            through(g, a.judgement().equalThrough());
            miss(g, "largest", a.judgement().largest(), false);
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeEndObject();
        Json.endLine(g);
    }

    private static void through(JsonGenerator g, OptionalInt frame) {
        if (frame.isPresent()) g.writeNumberProperty("equalThrough", frame.getAsInt());
        else g.writeNullProperty("equalThrough");
    }

    private static void miss(JsonGenerator g, String name, Optional<Judgement.Miss> miss, boolean places) {
        if (miss.isEmpty()) {
            g.writeNullProperty(name);
            return;
        }
        Judgement.Miss m = miss.get();
        g.writeObjectPropertyStart(name);
        g.writeNumberProperty("frame", m.frame());
        g.writeNumberProperty("element", m.element());
        if (places) {
            Json.numbers(g, "theirs", m.theirs());
            Json.numbers(g, "ours", m.ours());
        }
        Json.value(g, "distance", new double[]{m.distance()});
        g.writeEndObject();
    }
}
