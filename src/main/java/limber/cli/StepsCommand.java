package limber.cli;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Explanation;
import limber.engine.Explanation.Change;
import limber.engine.Navigation;
import limber.engine.Run;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.input.InputsFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
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
            "  limber steps rope --preset cable --frame 3 --to 5 --by sweep"
        })
final class StepsCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frame", required = true, paramLabel = "N", converter = WholeNumber.FromOne.class,
            description = "The frame to step through, from 1.") int frame;

    @Option(names = "--to", paramLabel = "M", converter = WholeNumber.FromOne.class,
            description = "The last frame; by default N.") Optional<Integer> to = Optional.empty();

    @Option(names = "--by", paramLabel = "SIZE", converter = SizeConverter.class,
            description = "Size of a step: element (the default), sweep, phase, substep or frame.") StepSize size =
                    StepSize.ELEMENT;

    @Mixin Output output;

    StepsCommand(OutputStream standard) {
        this.standard = standard;
    }

    static final class SizeConverter implements ITypeConverter<StepSize> {
        @Override public StepSize convert(String text) {
            return StepSize.read(text);
        }
    }

    @Override public void run() {
        int last = to.orElse(frame);
        if (last < frame) throw new BadInput(
                "--to " + last + " is before --frame " + frame + " (" + frame + ".." + InputsFile.MOST_FRAMES + ")");
        Run run = scene.run();
        while (run.cursor().frame() < frame - 1) run.next();
        FiniteCheck.check(run);
        output.write(standard, out -> Json.lines(out, g -> {
            while (run.cursor().frame() < last) frame(run, g);
        }));
    }

    /// The steps of one frame, up to an operation that leaves the finite numbers.
    private void frame(Run run, JsonGenerator g) {
        Optional<Divergence> end = divergence(run);
        int before = run.cursor().frame();
        State begun = inputs(run, g);
        while (run.cursor().frame() == before) {
            if (end.isPresent() && new Navigation(run).ahead(size).compareTo(end.get().before()) > 0)
                throw FiniteCheck.stop(run, end.get());
            if (size == StepSize.ELEMENT) element(g, run.stepWatched());
            else begun = larger(run, g, begun);
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
        head(g, next, 0, "inputs", 0);
        g.writeNullProperty("element");
        line(g, Map.of(), changes);
        for (Change c : changes) {
            double[] channel = state.of(state.channel(c.channel()).orElseThrow());
            System.arraycopy(c.to(), 0, channel, c.element() * c.to().length, c.to().length);
        }
        return state;
    }

    private static void element(JsonGenerator g, Explanation e) {
        head(g, e.frame(), e.slot().substep(), e.slot().phase().name(), e.slot().sweep());
        if (e.slot().phase().of().isEmpty()) g.writeNullProperty("element");
        else g.writeNumberProperty("element", e.element());
        line(g, e.named(), e.changes());
    }

    /// @return the state after the step
    private State larger(Run run, JsonGenerator g, State before) {
        int frame = run.cursor().frame() + 1, slot = run.cursor().slot();
        walk(run, new Navigation(run).ahead(size));
        Slot first = run.schedule().slot(run.state(), slot); // now that the clock has run, slots are known
        boolean wholeSubstep = size == StepSize.SUBSTEP && first.substep() == 0 && slot == 0
                && run.schedule().substeps().applyAsInt(run.state()) > 0;
        boolean several = size == StepSize.SUBSTEP || size == StepSize.FRAME
                || first.part() == Slot.Part.SWEEP && run.schedule().sweep().size() > 1;
        head(g, frame, size == StepSize.FRAME ? 0 : wholeSubstep ? 1 : first.substep(),
                several ? null : first.phase().name(), size == StepSize.SWEEP ? first.sweep() : 0);
        g.writeNullProperty("element");
        line(g, Map.of(), run.changesSince(before));
        return run.state().copy();
    }

    /// Goes to `to`. A run leaves out the last phase of the skin when it finishes a frame; here it counts.
    private static void walk(Run run, Cursor to) {
        if (!to.betweenFrames()) {
            run.seek(run.branch(), to);
            return;
        }
        var from = new Navigation(run);
        for (Cursor next = from.ahead(StepSize.PHASE); !next.betweenFrames(); next = from.ahead(StepSize.PHASE))
            run.seek(run.branch(), next);
        while (run.cursor().compareTo(to) < 0) run.stepWatched();
    }

    private static void head(JsonGenerator g, int frame, int substep, @Nullable String phase, int sweep) {
        g.writeStartObject();
        g.writeNumberProperty("frame", frame);
        fromOne(g, "substep", substep);
        g.writeStringProperty("phase", phase);
        fromOne(g, "sweep", sweep);
    }

    /// Writes a count that starts at 1; 0 is none.
    private static void fromOne(JsonGenerator g, String name, int n) {
        if (n > 0) g.writeNumberProperty(name, n);
        else g.writeNullProperty(name);
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
