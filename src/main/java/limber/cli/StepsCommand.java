package limber.cli;

import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.Json;
import limber.cli.text.StepsHeader;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.Round;
import limber.engine.Schedule;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.run.Divergence;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.engine.watch.Explanation.Change;
import limber.input.InputsFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// The `steps` command: every step of a frame as a JSON line.
@Command(
        name = "steps",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print every step of a frame, or of several, as one JSON object a line: its position, the values it "
                    + "computed, its changes.",
            "Applying all changes in order to the state of the frame before gives the state of the last one, bit for "
                    + "bit."
        },
        footer = {
            "%nExamples:",
            "  limber steps rope --frame 1",
            "  limber steps rope --preset cable --frame 3 --to 5 --by sweep",
            "  limber steps rope --frame 1 --to 60 --header --out rope.jsonl"
        })
final class StepsCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frame", required = true, paramLabel = "N", converter = WholeNumber.FromOne.class,
            description = "The frame to step through, from 1.") int frame;

    @Option(names = "--to", paramLabel = "M", converter = WholeNumber.FromOne.class,
            description = "The last frame; by default N.") Optional<Integer> to = Optional.empty();

    @Option(names = "--by", paramLabel = "SIZE", defaultValue = "element",
            description = "Size of a step: element (the default), phase, frame, or a loop of the model, such as sweep "
                    + "or substep.") String by;

    @Option(names = "--header",
            description = "Write a first line that makes a log of it, which opens as a run: channels, kinds of "
                    + "elements, loops. The skin is left out. See docs/steps-log.md.") boolean header;

    @Mixin Output output;

    StepsCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        int last = to.orElse(frame);
        if (last < frame) throw new BadInput(
                "--to " + last + " is before --frame " + frame + " (" + frame + ".." + InputsFile.MOST_FRAMES + ")");
        Run run = scene.run();
        SceneOptions.upTo(run, to.isPresent() ? "--to" : "--frame", last);
        if (header && (frame > 1 || !by.equals(StepSize.ELEMENT.word())))
            throw new BadInput("--header: a log begins with frame 1 and has each element; --frame 1, without --by, "
                    + "would be right");
        while (run.cursor().frame() < frame - 1) run.next();
        FiniteCheck.check(run);
        StepSize size = size(run);
        output.write(standard, out -> Json.lines(out, g -> {
            if (header) new StepsHeader(run, last).write(g);
            while (run.cursor().frame() < last) frame(run, size, g, !header);
        }));
    }

    private StepSize size(Run run) {
        try {
            return StepSize.read(by, run.schedule());
        } catch (BadInput e) {
            throw e.at("--by");
        }
    }

    /// The steps of one frame, up to an operation that leaves the finite numbers.
    ///
    /// @param skin whether those of the skin are printed
    private static void frame(Run run, StepSize size, JsonGenerator g, boolean skin) {
        Optional<Divergence> end = divergence(run);
        int before = run.cursor().frame();
        State begun = inputs(run, g);
        while (run.cursor().frame() == before) {
            if (end.isPresent() && new Navigation(run).ahead(size).compareTo(end.get().before()) > 0)
                throw FiniteCheck.stop(run, end.get());
            if (size.equals(StepSize.ELEMENT)) element(g, run, skin);
            else begun = larger(run, size, g, begun);
        }
    }

    private static Optional<Divergence> divergence(Run run) {
        Run probe = run.copy();
        probe.next();
        return Divergence.clean(probe) ? Optional.empty() : Optional.of(Divergence.find(probe));
    }

    /// Prints the changes by the frame's inputs, which come before its first operation.
    ///
    /// @return the state with these changes
    private static State inputs(Run run, JsonGenerator g) {
        int next = run.cursor().frame() + 1;
        State state = run.state().copy();
        if (run.branch().inputs().stream().noneMatch(i -> i.frame() == next)) return state;
        List<Change> changes = run.inputChanges();
        head(g, next, run.schedule(), List.of(), "inputs");
        g.writeNullProperty("element");
        line(g, Map.of(), changes);
        for (Change c : changes) {
            double[] channel = state.of(state.channel(c.channel()).orElseThrow());
            System.arraycopy(c.to(), 0, channel, c.element() * c.to().length, c.to().length);
        }
        return state;
    }

    /// Runs the next operation and prints it.
    static void element(JsonGenerator g, Run run) {
        element(g, run, true);
    }

    private static void element(JsonGenerator g, Run run, boolean skin) {
        Explanation e = run.stepWatched();
        if (e.slot().skin() && !skin) return;
        head(g, e.frame(), run.schedule(), e.slot().path().toList(), e.slot().phase().name());
        if (e.slot().phase().of().isEmpty()) g.writeNullProperty("element");
        else g.writeNumberProperty("element", e.element());
        line(g, e.named(), e.changes());
    }

    /// Takes a step that is larger than an operation, and prints it.
    ///
    /// @return the state after the step
    static State larger(Run run, StepSize size, JsonGenerator g, State before) {
        int frame = run.cursor().frame();
        Slot first = run.slot();
        do run.step(size.equals(StepSize.FRAME) ? StepSize.PHASE : size); // a step of a whole frame makes no skin
        while (size.equals(StepSize.FRAME) && run.cursor().frame() == frame);
        Optional<Loop> round = run.schedule().loops()
                .filter(l -> l.name().equals(size.word()) && first.round(l.name()) > 0).findFirst();
        head(g, frame + 1, run.schedule(), rounds(run, size, first), several(run.schedule(), size, first, round) ? null
                : first.phase().name());
        g.writeNullProperty("element");
        var values = new LinkedHashMap<String, double[]>();
        for (Measure m : round.map(Loop::scalars).orElse(List.of()))
            values.put(m.name(), m.read(run.settings(), run.state()));
        line(g, values, run.changesSince(before));
        return run.state().copy();
    }

    /// The rounds that a step lies in: those around it, and its own.
    private static List<Round> rounds(Run run, StepSize size, Slot first) {
        if (size.equals(StepSize.FRAME)) return List.of();
        if (size.equals(StepSize.PHASE)) return first.around();
        if (size.equals(StepSize.SUBSTEP) && first.path().findAny().isEmpty()) {
            boolean any = run.schedule().loops().filter(l -> l.name().equals(Loop.SUBSTEP))
                    .anyMatch(l -> l.rounds().most(run.state()) > 0);
            return any ? List.of(new Round(Loop.SUBSTEP, 1, 0, false)) : List.of();
        }
        List<Round> path = first.path().toList();
        for (int n = 0; n < path.size(); n++) if (path.get(n).loop().equals(size.word())) return path.subList(0, n + 1);
        return path;
    }

    /// Whether a step runs more than one phase.
    private static boolean several(Schedule schedule, StepSize size, Slot first, Optional<Loop> round) {
        if (size.equals(StepSize.FRAME) || size.equals(StepSize.SUBSTEP)) return true;
        Optional<Loop> through = size.equals(StepSize.PHASE) && !first.within().isEmpty()
                ? schedule.loops().filter(l -> l.name().equals(first.within().getFirst().loop())).findFirst()
                : round;
        return through.filter(l -> l.phases().count() > 1).isPresent();
    }

    /// Writes the path of an operation as members of an object that is open.
    static void path(JsonGenerator g, Explanation e, Schedule schedule) {
        place(g, e.frame(), schedule, e.slot().path().toList(), e.slot().phase().name());
        if (e.slot().phase().of().isEmpty()) g.writeNullProperty("element");
        else g.writeNumberProperty("element", e.element());
    }

    /// Writes the position of a step: a number from 1, or null, for each loop of the schedule.
    private static void head(JsonGenerator g, int frame, Schedule schedule, List<Round> rounds,
            @Nullable String phase) {
        g.writeStartObject();
        place(g, frame, schedule, rounds, phase);
    }

    private static void place(JsonGenerator g, int frame, Schedule schedule, List<Round> rounds,
            @Nullable String phase) {
        g.writeNumberProperty("frame", frame);
        round(g, Loop.SUBSTEP, rounds);
        g.writeStringProperty("phase", phase);
        round(g, Loop.SWEEP, rounds);
        schedule.loops().map(Loop::name).distinct().filter(n -> !n.equals(Loop.SUBSTEP) && !n.equals(Loop.SWEEP))
                .forEach(n -> round(g, n, rounds));
    }

    private static void round(JsonGenerator g, String loop, List<Round> rounds) {
        rounds.stream().filter(r -> r.loop().equals(loop)).findFirst().ifPresentOrElse(
                r -> g.writeNumberProperty(loop, r.number()), () -> g.writeNullProperty(loop));
    }

    private static void line(JsonGenerator g, Map<String, double[]> values, List<Change> changes) {
        g.writeName("values");
        g.writeStartObject();
        values.forEach((name, value) -> Json.value(g, name, value));
        g.writeEndObject();
        g.writeName("changes");
        g.writeStartArray();
        for (Change c : changes) {
            g.writeStartObject();
            g.writeStringProperty("channel", c.channel());
            g.writeNumberProperty("element", c.element());
            Json.value(g, "from", c.from());
            Json.value(g, "to", c.to());
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeEndObject();
        Json.endLine(g);
    }
}
