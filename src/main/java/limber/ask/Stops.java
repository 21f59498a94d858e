package limber.ask;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.run.Divergence;
import limber.engine.run.Halts;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;
import limber.expression.AfterStep;

/// The reasons to halt a run that are switched on.
///
/// Frames without a reason are run once where only measures are looked at. Where operations are, each frame is stepped
/// through on a copy before it is run.
///
/// @param stops all of them, also those that are off: the number of a reason is its place here
public record Stops(List<Stop> stops) implements Halts {
    public Stops {
        stops = List.copyOf(stops);
    }

    /// Whether any is on.
    public boolean any() {
        return stops.stream().anyMatch(Stop::on);
    }

    private boolean ofOperations() {
        return stops.stream().anyMatch(s -> s.on() && s.what().ofOperation());
    }

    @Override public Optional<Halt> forwards(Run run, Cursor goal, BooleanSupplier stop) {
        Cursor start = run.cursor();
        boolean[] held = held(run);
        while (run.cursor().compareTo(goal) < 0 && !stop.getAsBoolean()) {
            Cursor end = Cursor.complete(run.cursor().frame() + 1);
            Cursor next = goal.compareTo(end) < 0 ? goal : end;
            if (ofOperations()) {
                Optional<Halt> halt = operations(run.copy(), start, next, false);
                if (halt.isPresent()) {
                    run.seek(run.branch(), halt.get().at());
                    return halt;
                }
            }
            if (!run.seek(run.branch(), next, stop)) return Optional.empty();
            if (!next.equals(end) || !Divergence.clean(run)) return Optional.empty();
            Optional<Halt> halt = became(run, held);
            if (halt.isPresent()) return halt;
            held = held(run);
        }
        return Optional.empty();
    }

    @Override public Optional<Halt> backwards(Run run, BooleanSupplier stop) {
        Cursor here = run.cursor();
        Run there = run.copy();
        for (int frame = here.frame(); frame >= 0 && !stop.getAsBoolean(); frame--) {
            there.seek(run.branch(), Cursor.complete(frame));
            if (ofOperations() && Cursor.complete(frame).compareTo(here) < 0) {
                Cursor end = Cursor.complete(frame + 1);
                Optional<Halt> halt =
                        operations(there.copy(), new Cursor(-1, 0, 0), here.compareTo(end) < 0 ? here : end,
                                true);
                if (halt.isPresent()) return halt;
            }
            if (frame == 0 || Cursor.complete(frame).compareTo(here) >= 0) continue;
            Run before = there.copy();
            before.seek(run.branch(), Cursor.complete(frame - 1));
            Optional<Halt> halt = became(there, held(before));
            if (halt.isPresent()) return halt;
        }
        return Optional.empty();
    }

    /// Whether each condition on measures holds here.
    private boolean[] held(Run run) {
        var held = new boolean[stops.size()];
        for (int i = 0; i < held.length; i++) held[i] = holds(stops.get(i), run);
        return held;
    }

    private static boolean holds(Stop s, Run run) {
        return s.on() && !s.what().ofOperation() && s.holds(new AfterStep(run, Optional.empty(), List.of()));
    }

    /// The first condition on measures that holds here and did not before.
    private Optional<Halt> became(Run run, boolean[] before) {
        for (int i = 0; i < before.length; i++)
            if (!before[i] && holds(stops.get(i), run)) return Optional.of(
                    new Halt(run.cursor(), i, stops.get(i).value(new AfterStep(run, Optional.empty(), List.of()))));
        return Optional.empty();
    }

    /// The first or the last operation before `end` in this frame that is a reason, but not the one at `start`, where a
    /// run may have halted for it.
    private Optional<Halt> operations(Run run, Cursor start, Cursor end, boolean last) {
        Optional<Halt> found = Optional.empty();
        boolean first = true;
        while (run.cursor().compareTo(end) < 0) {
            Cursor before = run.cursor();
            boolean standing = first && before.equals(start);
            first = false;
            boolean reads = !standing && stops.stream().anyMatch(s -> s.on() && s.readsLines(run));
            Set<Integer> lines = reads ? Operations.lines(run) : Set.of();
            Explanation done = run.stepWatched();
            if (done.slot().skin()) return found;
            if (standing) continue;
            var moment = new AfterStep(run, Optional.of(done), done.changes());
            int reason = reason(moment, lines);
            if (reason < 0) continue;
            found = Optional.of(new Halt(before, reason, stops.get(reason).value(moment)));
            if (!last) return found;
        }
        return found;
    }

    private int reason(AfterStep moment, Set<Integer> lines) {
        for (int i = 0; i < stops.size(); i++)
            if (stops.get(i).on() && stops.get(i).what().ofOperation() && stops.get(i).at(moment, lines))
                return i;
        return -1;
    }
}
