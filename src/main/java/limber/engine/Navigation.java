package limber.engine;

import java.util.Optional;
import java.util.Set;

/// Where one can go from where a run stands. The run itself stays there: what has to be run to know is run on a copy.
public final class Navigation {
    private final Run run;

    /// @param run whose present cursor every answer counts from
    public Navigation(Run run) {
        this.run = run;
    }

    /// Where a step of `size` leads to.
    public Cursor ahead(StepSize size) {
        return run.place().after(run.cursor(), size);
    }

    /// Where a step of `size` back leads to; from the very start nowhere else.
    public Cursor behind(StepSize size) {
        Cursor from = run.cursor();
        if (from.equals(Cursor.START)) return from;
        int frame = from.betweenFrames() ? from.frame() - 1 : from.frame();
        if (size == StepSize.FRAME) return Cursor.complete(frame);
        Place place = place(frame);
        return place.before(from.betweenFrames() ? new Cursor(frame, place.slots(), 0) : from, size);
    }

    /// Before the next time that one of these phases runs, in this frame or the one after it; the time that it stands at
    /// does not count. Empty if none of them has anything to do by then.
    public Optional<Cursor> ahead(Set<String> phases) {
        Cursor from = run.cursor(), beyond = new Cursor(from.frame(), from.slot(), from.element() + 1);
        return run.place().first(phases, beyond).or(() -> place(from.frame() + 1).first(phases, Cursor.complete(from.frame() + 1)));
    }

    /// The cursor before the next operation, after the one that comes now, that touches an element: works on it, or
    /// writes a channel of its kind there. Looks through the rest of this frame and the two after it.
    ///
    /// @param of what it is, as phases and channels name their elements
    /// @return empty if nothing touches it there
    public Optional<Cursor> nextTouching(String of, int element) {
        return new Lookout(run.copy(), of, element).next(run.cursor().frame() + 3);
    }

    /// The cursor before an operation of frame `frame`: the first that is all that is asked for.
    ///
    /// @param substep from 1; 0 for any
    /// @param phase its name; empty for any
    /// @param sweep from 1; 0 for any
    /// @param element the model's, from 0; -1 for any
    /// @throws BadInput if that frame has no such operation
    public Cursor find(int frame, int substep, String phase, int sweep, int element) {
        Place place = place(frame - 1);
        for (int n = 0; n < place.slots(); n++) {
            Slot slot = place.slot(n);
            boolean here = (phase.isEmpty() || slot.phase().name().equals(phase)) && (substep == 0 || slot.substep() == substep) && (sweep == 0 || slot.sweep() == sweep);
            int at = here ? place.operation(n, element) : -1;
            if (at >= 0) return new Cursor(frame - 1, n, at);
        }
        throw new BadInput("frame " + frame + " has no operation" + (phase.isEmpty() ? "" : " " + phase) + (substep > 0 ? " in substep " + substep : "") + (sweep > 0 ? " in sweep " + sweep : "") + (element >= 0 ? " on element " + element : ""));
    }

    /// The place in another course, or under other settings, that is most like the one at `c` here: the same phase, as
    /// far through its substeps, sweeps and elements as there are.
    ///
    /// @param at what the cursor stood at
    public Cursor like(Branch b, Cursor c, Rungs at) {
        if (c.betweenFrames()) return c;
        Run there = run.copy();
        there.seek(b, Cursor.complete(c.frame()));
        return there.place().like(c, at);
    }

    /// The slots of the frame after frame `frame`.
    private Place place(int frame) {
        Run there = run.copy();
        there.seek(run.branch(), Cursor.complete(frame));
        return there.place();
    }
}
