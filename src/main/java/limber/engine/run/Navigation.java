package limber.engine.run;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.StepSize;
import limber.engine.text.BadInput;

/// Searches for cursors from where a run stands. The run itself does not move: every search works on a copy.
public final class Navigation {
    private final Run run;

    /// @param run whose present cursor every answer counts from
    public Navigation(Run run) {
        this.run = run;
    }

    /// The cursor after a step of `size` that shows something: from a complete frame on it goes behind the first
    /// operation that moves something, and it passes over the making of the skin, unless it stands there.
    public Cursor aheadVisibly(StepSize size) {
        Cursor from = run.cursor();
        if (atEnd() || size.equals(StepSize.FRAME) || run.frame().inSkin()) return ahead(size);
        if (from.betweenFrames()) return FirstMove.behind(begun(from.frame()), size)
                .orElseGet(() -> Cursor.complete(from.frame() + 1));
        Run there = run.copy();
        there.step(size);
        return there.frame().inSkin() ? Cursor.complete(from.frame() + 1) : there.cursor();
    }

    /// The cursor after a step of `size` back that passes over the skin, unless it stands there.
    public Cursor behindVisibly(StepSize size) {
        Cursor from = run.cursor();
        if (!from.betweenFrames() || from.equals(Cursor.START) || size.equals(StepSize.FRAME)) return behind(size);
        Run there = begun(from.frame() - 1);
        boolean goesOn = !there.frame().done();
        while (goesOn && !there.frame().inSkin()) goesOn = there.toNextPhase();
        if (!goesOn) return behind(size);
        return size.equals(StepSize.ELEMENT) ? there.frame().lastOperation() : lastBoundary(size, there.cursor());
    }

    /// The cursor after a step of `size`; at the end of a run that has one it stays.
    public Cursor ahead(StepSize size) {
        if (atEnd()) return run.cursor();
        if (size.equals(StepSize.FRAME)) return Cursor.complete(run.cursor().frame() + 1);
        Run there = run.copy();
        there.step(size);
        return there.cursor();
    }

    private boolean atEnd() {
        return run.cursor().frame() >= run.model().lastFrame().orElse(Integer.MAX_VALUE);
    }

    /// The cursor after a step of `size` back; at the very start it stays.
    public Cursor behind(StepSize size) {
        Cursor from = run.cursor();
        if (from.equals(Cursor.START)) return from;
        int frame = from.betweenFrames() ? from.frame() - 1 : from.frame();
        if (size.equals(StepSize.FRAME)) return Cursor.complete(frame);
        Cursor end = from.betweenFrames() ? new Cursor(frame, Integer.MAX_VALUE, 0) : from;
        if (!size.equals(StepSize.ELEMENT)) return lastBoundary(size, end);
        if (from.element() > 0) return new Cursor(frame, from.step(), from.element() - 1);
        return from.betweenFrames() ? lastOperation(frame) : run.frame().lastOperation();
    }

    /// The last operation of the frame after frame `frame`.
    private Cursor lastOperation(int frame) {
        FrameRun there = begun(frame).frame();
        boolean goesOn = !there.done();
        while (goesOn) goesOn = there.nextPhase();
        return there.lastOperation();
    }

    /// The last place before `end`, in its frame, at which a step of `size` begins.
    private Cursor lastBoundary(StepSize size, Cursor end) {
        FrameRun there = begun(end.frame()).frame();
        Cursor boundary = Cursor.complete(end.frame());
        if (there.done()) return boundary;
        long key = there.key(size);
        while (there.nextPhase() && there.cursor().compareTo(end) < 0) {
            if (there.key(size) != key) boundary = there.cursor();
            key = there.key(size);
        }
        return boundary;
    }

    /// The cursor before the next run of one of these phases, in this frame or the next; a phase that is about to run
    /// does not count. Empty if none of them has anything to do by then.
    public Optional<Cursor> ahead(Set<String> phases) {
        if (atEnd()) return Optional.empty();
        Run here = run.begunCopy();
        if (!here.frame().done() && here.toNextPhase()) {
            Optional<Cursor> found = first(here, phases);
            if (found.isPresent()) return found;
        }
        int coming = run.cursor().frame() + 1;
        return coming < run.model().lastFrame().orElse(Integer.MAX_VALUE) ? first(begun(coming), phases)
                : Optional.empty();
    }

    private static Optional<Cursor> first(Run there, Set<String> phases) {
        for (boolean goesOn = !there.frame().done(); goesOn; goesOn = there.toNextPhase())
            if (phases.contains(there.slot().phase().name())) return Optional.of(there.cursor());
        return Optional.empty();
    }

    /// The cursor before the next operation after the coming one that touches an element: works on it, or writes a
    /// channel of its kind there. Searches the rest of this frame and the two after it.
    ///
    /// @return empty if nothing touches it there
    public Optional<Cursor> nextTouching(Element element) {
        return next(Target.touched(element), run.cursor().frame() + 3, () -> false);
    }

    /// The cursor before the next operation after the coming one that is a hit, up to the end of a frame.
    ///
    /// @param stop gives the search up
    public Optional<Cursor> next(Target target, int lastFrame, BooleanSupplier stop) {
        return new Watchpoint(run.copy(), target).next(lastFrame, stop);
    }

    /// The cursor before the last operation done here that is a hit, back to the frame after `first`.
    ///
    /// @param stop gives the search up
    public Optional<Cursor> last(Target target, int first, BooleanSupplier stop) {
        return new Watchpoint(run.copy(), target).last(first, stop);
    }

    /// The cursor before an operation of frame `frame`: the first that is all that is asked for.
    ///
    /// @param rounds by loop, from 1
    /// @param phase its name; empty for any
    /// @param element the model's, from 0; -1 for any
    /// @throws BadInput if that frame has no such operation
    public Cursor find(int frame, Map<String, Integer> rounds, String phase, int element) {
        Run there = begun(frame - 1);
        for (boolean goesOn = !there.frame().done(); goesOn; goesOn = there.toNextPhase()) {
            Slot slot = there.slot();
            boolean here = (phase.isEmpty() || slot.phase().name().equals(phase))
                    && rounds.entrySet().stream().allMatch(r -> slot.round(r.getKey()) == r.getValue());
            int at = here ? there.frame().operation(element) : -1;
            if (at >= 0) return new Cursor(frame - 1, there.cursor().step(), at);
        }
        throw new BadInput("frame " + frame + " has no operation" + (phase.isEmpty() ? "" : " " + phase)
                + rounds.entrySet().stream().map(r -> " in " + r.getKey() + " " + r.getValue())
                        .collect(Collectors.joining())
                + (element >= 0 ? " on element " + element : ""));
    }

    /// The cursor on another branch, or under other settings, that is most like the one at `c` here: the same phase, as
    /// far through its loops and elements as there are.
    ///
    /// @param at the path of that cursor
    public Cursor like(Branch b, Cursor c, CursorPath at) {
        if (c.betweenFrames()) return c;
        Run there = run.copy();
        there.seek(b, Cursor.complete(c.frame()));
        there.begin();
        Optional<Cursor> best = Optional.empty();
        for (boolean goesOn = !there.frame().done(); goesOn; goesOn = there.toNextPhase()) {
            Slot slot = there.slot();
            if (slot.phase().name().equals(at.phase().name()) && (best.isEmpty() || !beyond(slot, at.slot())))
                best = Optional.of(new Cursor(c.frame(), there.cursor().step(),
                        Math.min(c.element(), there.frame().size() - 1)));
        }
        return best.orElseGet(() -> {
            there.seek(b, c);
            return there.cursor();
        });
    }

    /// Whether a slot lies in a later round than another one, as far as both know the loops.
    private static boolean beyond(Slot slot, Slot other) {
        for (Round round : other.path().toList()) {
            int here = slot.round(round.loop());
            if (here != 0 && here != round.number()) return here > round.number();
        }
        return false;
    }

    /// A copy at the first operation of the frame after frame `frame`.
    private Run begun(int frame) {
        Run there = run.copy();
        there.seek(run.branch(), Cursor.complete(frame));
        there.begin();
        return there;
    }
}
