package limber.engine.ask;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import limber.engine.Channel;
import limber.engine.Components;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.run.Operations;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.run.Target;
import limber.engine.run.Writers;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.engine.watch.Read;

/// Why a number is what it is: the operation that wrote it, and what that one read. What was read has its own reasons,
/// which are asked for in the same way where that operation stands.
///
/// @param value all numbers of the element
/// @param operation the operation that wrote it last; empty where none did
/// @param given the numbers that the operation's phase was made with and the value depends on
/// @param reads what that operation read, each element once; for a local, a measure or a number of a phase, what it
///   depends on
public record Why(WhyTarget asked, double[] value, Origin origin, Optional<Explanation> operation, List<Given> given,
        List<Read> reads) {
    /// The most elements that are listed for a measure.
    private static final int MOST = 12;

    /// Where a number comes from.
    public sealed interface Origin {
        /// @param at the cursor before the operation that wrote it
        record Operation(Cursor at) implements Origin {}

        /// The inputs of a frame, such as a drag.
        record Inputs(int frame) implements Origin {}

        /// The initial state, made from the parameters.
        record Initial() implements Origin {}

        /// A measure, which is read off the state.
        ///
        /// @param all whether all that it is read off is listed
        record Measured(boolean all) implements Origin {}

        /// Parameters, by name; none where the number is always the same.
        record Parameters(List<String> names) implements Origin {}
    }

    /// A number that a phase was made with.
    ///
    /// @param parameters the names of those that it comes from
    public record Given(String name, double[] value, List<String> parameters) {}

    /// The reason for a number as it is here.
    ///
    /// @param run stays where it is
    /// @param stop gives the search up
    /// @return empty if it was given up
    /// @throws BadInput if there is no such number
    public static Optional<Why> of(Run run, WhyTarget asked, BooleanSupplier stop) {
        return of(run, asked, new ParameterOrigins(), new Writers(), stop);
    }

    /// @param origins found for other reasons
    /// @param writers the same; of this branch
    static Optional<Why> of(Run run, WhyTarget asked, ParameterOrigins origins, Writers writers,
            BooleanSupplier stop) {
        return switch (asked) {
            case WhyTarget.Stored stored -> stored(run, stored, origins, writers, stop);
            case WhyTarget.Assigned assigned -> Optional.of(assigned(run, assigned, origins));
            case WhyTarget.Given given -> Optional.of(given(run, given, origins));
            case WhyTarget.Measured measured -> Optional.of(measured(run, measured));
        };
    }

    private static Optional<Why> stored(Run run, WhyTarget.Stored asked, ParameterOrigins origins, Writers writers,
            BooleanSupplier stop) {
        String channel = asked.channel();
        int element = asked.element();
        boolean kept = lives(run, channel, Channel.Life.KEPT), fixed = lives(run, channel, Channel.Life.FIXED);
        State here = kept || fixed ? run.state() : run.picture();
        double[] value = here.value(channel, element);
        Target target = Target.written(here, channel, element);
        if (fixed) return Optional.of(end(asked, value, new Origin.Initial()));
        Cursor end = run.cursor();
        int present = end.betweenFrames() ? end.frame() - 1 : end.frame();
        Run there = run.copy();
        for (int frame = present; frame >= (kept ? 0 : Math.max(0, present)); frame--) {
            Optional<Cursor> at = writers.last(there, target, frame, stop);
            if (stop.getAsBoolean()) return Optional.empty();
            if (at.isPresent()) return Optional.of(written(run, asked, at.get(), origins));
            there.seek(run.branch(), Cursor.complete(frame));
            double[] before = there.state().value(channel, element);
            if (!State.sameBits(before, Operations.of(there).state().value(channel, element)))
                return Optional.of(end(asked, value, new Origin.Inputs(frame + 1)));
        }
        if (kept && !State.sameBits(there.state().value(channel, element), value)) throw new BadInput(channel
                + " of element " + element + " is not what it was at first, and no operation is known to write it");
        return Optional.of(end(asked, value, new Origin.Initial()));
    }

    /// Whether there is a channel of this name and life.
    static boolean lives(Run run, String channel, Channel.Life life) {
        return run.state().channel(channel).filter(c -> c.life() == life).isPresent();
    }

    private static Why end(WhyTarget asked, double[] value, Origin origin) {
        return new Why(asked, value, origin, Optional.empty(), List.of(), List.of());
    }

    /// The number is as its last operation left it. Between frames a picture has zeros where the solver's scratch was.
    private static Why written(Run run, WhyTarget.Stored asked, Cursor at, ParameterOrigins origins) {
        Run there = run.copy();
        there.seek(run.branch(), at);
        Function<Explanation, Optional<double[]>> stored = e -> e.changes().stream()
                .filter(c -> c.channel().equals(asked.channel()) && c.element() == asked.element())
                .reduce((_, last) -> last).map(Explanation.Change::to);
        Explanation operation = there.explain();
        return new Why(asked, stored.apply(operation).orElseThrow(), new Origin.Operation(at), Optional.of(operation),
                constants(there, new Dependence(there, stored), origins), Operations.reads(there));
    }

    private static Why assigned(Run run, WhyTarget.Assigned asked, ParameterOrigins origins) {
        Run there = operation(run);
        Explanation operation = there.explain();
        double[] value = asked.in(operation).orElseThrow(() -> new BadInput(
                "the operation assigns no " + BadInput.brief(asked.name())));
        var depends = new Dependence(there, asked::in);
        return new Why(asked, value, new Origin.Operation(there.cursor()), Optional.of(operation),
                constants(there, depends, origins), Operations.reads(there).stream().filter(depends::on).toList());
    }

    /// A copy at the operation that comes next.
    private static Run operation(Run run) {
        Operations there = Operations.of(run);
        if (there.none()) throw new BadInput("no operation comes next in this frame");
        return there.run();
    }

    private static List<Given> constants(Run there, Dependence depends, ParameterOrigins origins) {
        Phase phase = there.slot().phase();
        Function<String, Given> given = name -> new Given(name, Components.of(phase, name).orElseThrow(),
                origins.of(there.model(), there.settings(), phase, name));
        return Components.names(phase).stream().filter(depends::on).map(given).toList();
    }

    private static Why given(Run run, WhyTarget.Given asked, ParameterOrigins origins) {
        Run there = operation(run);
        Phase phase = there.slot().phase();
        double[] value = Components.of(phase, asked.name()).orElseThrow(() -> new BadInput(
                "the phase " + phase.name() + " has no number " + BadInput.brief(asked.name())));
        return end(asked, value, new Origin.Parameters(
                origins.of(there.model(), there.settings(), phase, asked.name())));
    }

    private static Why measured(Run run, WhyTarget.Measured asked) {
        Measure measure = asked.measure();
        State s = run.picture();
        int element = asked.element() == Probe.LARGEST ? MeasureReads.largest(measure, run.settings(), s)
                : asked.element();
        double[] value = MeasureReads.value(measure, run.settings(), s, element);
        List<Read> reads = new MeasureReads(measure, run.settings(), s, element, MOST + 1).found();
        boolean all = reads.size() <= MOST;
        return new Why(new WhyTarget.Measured(measure, element), value, new Origin.Measured(all), Optional.empty(),
                List.of(), all ? reads : reads.subList(0, MOST));
    }
}
