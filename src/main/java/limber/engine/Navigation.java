package limber.engine;

import java.util.Optional;
import java.util.Set;

/// Searches for cursors from where a run stands. The run itself does not move: a search that must run works on a copy.
public final class Navigation {
    private final Run run;

    /// @param run whose present cursor every answer counts from
    public Navigation(Run run) {
        this.run = run;
    }

    /// The cursor after a step of `size`.
    public Cursor ahead(StepSize size) {
        return run.framePosition().after(run.cursor(), size);
    }

    /// The cursor after a step of `size` back; at the very start it stays.
    public Cursor behind(StepSize size) {
        Cursor from = run.cursor();
        if (from.equals(Cursor.START)) return from;
        int frame = from.betweenFrames() ? from.frame() - 1 : from.frame();
        if (size == StepSize.FRAME) return Cursor.complete(frame);
        FramePosition position = framePosition(frame);
        return position.before(from.betweenFrames() ? new Cursor(frame, position.slots(), 0) : from, size);
    }

    /// The cursor before the next run of one of these phases, in this frame or the next; a phase that is about to run
    /// does not count. Empty if none of them has anything to do by then.
    public Optional<Cursor> ahead(Set<String> phases) {
        Cursor from = run.cursor(), beyond = new Cursor(from.frame(), from.slot(), from.element() + 1);
        return run.framePosition().first(phases, beyond)
                .or(() -> framePosition(from.frame() + 1).first(phases, Cursor.complete(from.frame() + 1)));
    }

    /// The cursor before the next operation after the coming one that touches an element: works on it, or writes a
    /// channel of its kind there. Searches the rest of this frame and the two after it.
    ///
    /// @return empty if nothing touches it there
    public Optional<Cursor> nextTouching(Element element) {
        return new Watchpoint(run.copy(), element).next(run.cursor().frame() + 3);
    }

    /// The cursor before an operation of frame `frame`: the first that is all that is asked for.
    ///
    /// @param substep from 1; 0 for any
    /// @param phase its name; empty for any
    /// @param sweep from 1; 0 for any
    /// @param element the model's, from 0; -1 for any
    /// @throws BadInput if that frame has no such operation
    public Cursor find(int frame, int substep, String phase, int sweep, int element) {
        FramePosition position = framePosition(frame - 1);
        for (int n = 0; n < position.slots(); n++) {
            Slot slot = position.slot(n);
            boolean here = (phase.isEmpty() || slot.phase().name().equals(phase))
                    && (substep == 0 || slot.substep() == substep) && (sweep == 0 || slot.sweep() == sweep);
            int at = here ? position.operation(n, element) : -1;
            if (at >= 0) return new Cursor(frame - 1, n, at);
        }
        throw new BadInput("frame " + frame + " has no operation" + (phase.isEmpty() ? "" : " " + phase)
                + (substep > 0 ? " in substep " + substep : "") + (sweep > 0 ? " in sweep " + sweep : "")
                + (element >= 0 ? " on element " + element : ""));
    }

    /// The cursor on another branch, or under other settings, that is most like the one at `c` here: the same phase, as
    /// far through its substeps, sweeps and elements as there are.
    ///
    /// @param at the rungs of that cursor
    public Cursor like(Branch b, Cursor c, Rungs at) {
        if (c.betweenFrames()) return c;
        Run there = run.copy();
        there.seek(b, Cursor.complete(c.frame()));
        return there.framePosition().like(c, at);
    }

    /// The slots of the frame after frame `frame`.
    private FramePosition framePosition(int frame) {
        Run there = run.copy();
        there.seek(run.branch(), Cursor.complete(frame));
        return there.framePosition();
    }
}
