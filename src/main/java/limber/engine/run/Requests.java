package limber.engine.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;

/// A queue of requests to a [Simulation], and the contents of its pictures. Any thread adds requests; the simulation's
/// worker takes them.
///
/// A request for a cursor replaces all unanswered ones; steps add up.
final class Requests {
    sealed interface Request {
        long number();

        record Show(long number, Branch branch, Cursor cursor, boolean still) implements Request {}
        /// @param every whether it stops at every operation, or only where something is seen
        record Step(long number, StepSize size, boolean forward, boolean every) implements Request {
            Cursor from(Run run) {
                var navigation = new Navigation(run);
                if (every) return forward ? navigation.ahead(size) : navigation.behind(size);
                return forward ? navigation.aheadVisibly(size) : navigation.behindVisibly(size);
            }
        }

        record Ahead(long number, Set<String> phases) implements Request {}
        record Find(long number, int frame, Map<String, Integer> rounds, String phase, int element)
                implements Request {}

        /// A request for the current cursor.
        record Again(long number) implements Request {}

        record Touch(long number, Element element, boolean forward) implements Request {}

        /// The last place before this one at which the run halts.
        record Halt(long number) implements Request {}

        /// Nowhere else than where it has got to.
        record GiveUp(long number, Branch branch) implements Request {}
    }

    private static final int MOST_STEPS = 16;

    private final Deque<Request> waiting = new ArrayDeque<>();
    private long last;
    private PictureRequest pictures;
    private Optional<SecondSide> comparison = Optional.empty();
    private final Runnable added;
    private boolean closed;

    /// @param pictures what every picture holds until others are wanted
    /// @param added called after each request
    Requests(PictureRequest pictures, Runnable added) {
        this.pictures = pictures;
        this.added = added;
    }

    synchronized long show(Branch branch, Cursor cursor, boolean still) {
        waiting.clear();
        return add(new Request.Show(++last, branch, cursor, still));
    }

    synchronized long step(StepSize size, boolean forward, boolean every) {
        return full() ? last : add(new Request.Step(++last, size, forward, every));
    }

    synchronized long find(int frame, Map<String, Integer> rounds, String phase, int element) {
        return add(new Request.Find(++last, frame, rounds, phase, element));
    }

    synchronized long touch(Element element, boolean forward) {
        return full() ? last : add(new Request.Touch(++last, element, forward));
    }

    synchronized long halt() {
        return full() ? last : add(new Request.Halt(++last));
    }

    synchronized long ahead(Set<String> phases) {
        return add(new Request.Ahead(++last, phases));
    }

    synchronized long giveUp(Branch branch) {
        waiting.clear();
        return add(new Request.GiveUp(++last, branch));
    }

    synchronized long want(PictureRequest wanted) {
        pictures = wanted;
        return again();
    }

    synchronized long compare(Optional<SecondSide> other) {
        comparison = other;
        return again();
    }

    /// What every picture is to hold beyond the state.
    synchronized PictureRequest pictures() {
        return pictures;
    }

    /// What every picture is to be compared with.
    synchronized Optional<SecondSide> comparison() {
        return comparison;
    }

    /// Compares with this one no more, unless another one has taken its place.
    synchronized void drop(SecondSide other) {
        if (comparison.equals(Optional.of(other))) comparison = Optional.empty();
    }

    /// Whether whatever is being done is wanted no more.
    synchronized boolean overtaken() {
        return closed || waiting.peekFirst() instanceof Request.Show || waiting.peekFirst() instanceof Request.GiveUp;
    }

    /// The next request, which waits no more; empty if there is none.
    synchronized Optional<Request> take() {
        return Optional.ofNullable(closed ? null : waiting.pollFirst());
    }

    /// Takes a request back, to be gone on with before all others.
    synchronized void goOn(Request request) {
        waiting.addFirst(request);
    }

    synchronized void close() {
        closed = true;
    }

    /// The same moment again, unless something else is going to be shown.
    private long again() {
        return waiting.isEmpty() ? add(new Request.Again(++last)) : last;
    }

    private boolean full() {
        return waiting.size() >= MOST_STEPS;
    }

    private long add(Request request) {
        waiting.addLast(request);
        added.run();
        return request.number();
    }
}
