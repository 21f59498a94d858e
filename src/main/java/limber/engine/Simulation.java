package limber.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;

/// The one thread that solves. It takes the newest wish, runs to it, and publishes an immutable picture.
///
/// A wish to be somewhere replaces all that have not been met; steps add up.
public final class Simulation implements AutoCloseable {
    /// Who wants to see the pictures; told on the simulation's thread.
    public interface Audience {
        /// @param wish the number of the wish that this picture answers
        void shown(Picture picture, long wish);

        /// What a model threw on the way to a wish. The course it happened on can be left; the simulation goes on.
        void failed(Throwable e, long wish);

        /// Nothing touches, in the frames that were looked through, what a wish asked for; the run stays where it is.
        void untouched(long wish);

        /// What is to be compared cannot be run, or not on; pictures come without it.
        void unrivalled(Throwable e);
    }

    private sealed interface Wish {
        long number();

        record Show(long number, Branch branch, Cursor cursor, boolean still) implements Wish {}
        record Step(long number, StepSize size, boolean forward) implements Wish {}
        record Ahead(long number, Set<String> phases) implements Wish {}
        record Find(long number, int frame, int substep, String phase, int sweep, int element) implements Wish {}

        /// Where it stands already.
        record Again(long number) implements Wish {}

        record Touch(long number, String of, int element) implements Wish {}

        /// Nowhere else than where it has got to.
        record Stay(long number, Branch branch) implements Wish {}
    }

    private static final int MOST_STEPS = 16;

    private final Deque<Wish> wishes = new ArrayDeque<>();
    private final Timeline timeline;
    private final Audience audience;
    private final Thread thread;
    private Run run;
    private Divergence divergence;
    private Branch diverged;
    private boolean still;
    private long wished;
    private Wanted wanted;
    /// What is to be compared, and what was last.
    private Optional<Rival> rival = Optional.empty(), beside = Optional.empty();
    /// The frames that the present wish started from, has got to, and leads to.
    private volatile int from, at, to;
    private boolean closed;

    public Simulation(Timeline timeline, Branch branch, Audience audience) {
        this.timeline = timeline;
        this.run = new Run(timeline, branch);
        this.audience = audience;
        this.wanted = Wanted.atFirst(timeline.model());
        this.thread = Thread.ofPlatform().daemon().name("limber-simulation").unstarted(this::live);
    }

    public void start() {
        thread.start();
    }

    /// Goes to a cursor. In the middle of a frame whose operations are others on this branch than on the one before, to
    /// the operation that is most like it.
    ///
    /// @param still whether it stays there, so that the operations before and after are worth explaining
    /// @return the wish's number
    public synchronized long show(Branch branch, Cursor cursor, boolean still) {
        wishes.clear();
        return wish(new Wish.Show(++wished, branch, cursor, still));
    }

    /// One step on from where it will be; beyond a few that have not been done yet it is dropped, so that a key held down
    /// does not go on after it is let go.
    public synchronized long step(StepSize size, boolean forward) {
        if (wishes.size() >= MOST_STEPS) return wished;
        return wish(new Wish.Step(++wished, size, forward));
    }

    /// Goes to before an operation; see [Navigation#find].
    public synchronized long find(int frame, int substep, String phase, int sweep, int element) {
        return wish(new Wish.Find(++wished, frame, substep, phase, sweep, element));
    }

    /// What every picture from now on is to hold beyond the state. Where nothing else is going to be shown, the same moment
    /// is shown again with it.
    ///
    /// @return the number of the wish that will show it
    public synchronized long want(Wanted wanted) {
        this.wanted = wanted;
        return wishes.isEmpty() ? wish(new Wish.Again(++wished)) : wished;
    }

    /// What every picture from now on is compared with. The present moment is shown again with it, unless something else is
    /// going to be shown.
    ///
    /// @return the number of the wish that will show it
    public synchronized long compare(Optional<Rival> rival) {
        this.rival = rival;
        return wishes.isEmpty() ? wish(new Wish.Again(++wished)) : wished;
    }

    /// Leaves whatever is being done and stays where that has got to; between two frames at most one is waited for.
    ///
    /// @param branch the course to stay on, at its start if it has not been begun
    /// @return the number of the wish that shows where that is
    public synchronized long giveUp(Branch branch) {
        wishes.clear();
        return wish(new Wish.Stay(++wished, branch));
    }

    /// How much of the present wish's way is done, 0..1. Read it from any thread.
    public double done() {
        int goal = to, start = from;
        return goal == start ? 0 : Math.clamp((double) (at - start) / (goal - start), 0, 1);
    }

    private synchronized Wanted wanted() {
        return wanted;
    }

    private synchronized Optional<Rival> rival() {
        return rival;
    }

    /// Goes to before the next operation that touches an element; see [Navigation#nextTouching].
    public synchronized long touch(String of, int element) {
        if (wishes.size() >= MOST_STEPS) return wished;
        return wish(new Wish.Touch(++wished, of, element));
    }

    /// Goes to before the next time that one of these phases runs, or stays; see [Navigation#ahead(Set)].
    public synchronized long ahead(Set<String> phases) {
        return wish(new Wish.Ahead(++wished, phases));
    }

    private long wish(Wish wish) {
        wishes.addLast(wish);
        notifyAll();
        return wish.number();
    }

    private synchronized boolean overtaken() {
        return closed || wishes.peekFirst() instanceof Wish.Show || wishes.peekFirst() instanceof Wish.Stay;
    }

    private synchronized Optional<Wish> take() throws InterruptedException {
        while (wishes.isEmpty() && !closed) wait();
        return Optional.ofNullable(closed ? null : wishes.removeFirst());
    }

    private void live() {
        try {
            for (Optional<Wish> wish = take(); wish.isPresent(); wish = take()) grant(wish.get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void grant(Wish wish) {
        Branch branch = switch (wish) {
            case Wish.Show show -> show.branch();
            case Wish.Stay stay -> stay.branch();
            default -> run.branch();
        };
        try {
            switch (wish) {
                case Wish.Show show -> picture(show(show) && show.still(), wish); // half-way pictures keep a long seek visible
                case Wish.Step step -> picture(seek(branch, step.forward() ? new Navigation(run).ahead(step.size()) : new Navigation(run).behind(step.size())), wish);
                case Wish.Find find -> picture(find(branch, find), wish);
                case Wish.Ahead ahead -> picture(seek(branch, new Navigation(run).ahead(ahead.phases()).orElse(run.cursor())), wish);
                case Wish.Touch touch -> touch(touch);
                case Wish.Again _ -> picture(still, wish);
                case Wish.Stay _ -> {
                    if (run.branch() != branch) run.seek(branch, Cursor.START);
                    picture(true, wish);
                }
            }
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            recover();
            audience.failed(e, wish.number());
        }
    }

    private void touch(Wish.Touch touch) {
        Optional<Cursor> next = new Navigation(run).nextTouching(touch.of(), touch.element());
        picture(next.isEmpty() || seek(run.branch(), next.get()), touch);
        if (next.isEmpty()) audience.untouched(touch.number());
    }

    /// A run that was thrown out in the middle of an operation belongs to no cursor: start over from what was declared.
    private void recover() {
        Branch sound = run.branch();
        while (sound.parent().isPresent()) sound = sound.parent().get();
        run = new Run(timeline, sound);
    }

    /// Goes somewhere unless that is overtaken by a newer wish, which may happen between two frames.
    ///
    /// @return whether it arrived
    private boolean seek(Branch branch, Cursor wanted) {
        Cursor goal = held(branch, wanted);
        from = Integer.MAX_VALUE;
        at = from;
        to = goal.frame();
        return run.seek(branch, goal, this::passed);
    }

    /// Between two frames of a seek.
    private boolean passed() {
        at = run.cursor().frame();
        if (from > at) from = at;
        return overtaken();
    }

    private boolean show(Wish.Show show) {
        boolean samePlace = run.cursor().equals(show.cursor()) && run.branch() != show.branch() && !show.cursor().betweenFrames();
        if (!samePlace) return seek(show.branch(), show.cursor());
        Rungs rungs = run.rungs();
        return seek(show.branch(), Cursor.complete(show.cursor().frame())) && seek(show.branch(), new Navigation(run).like(show.branch(), show.cursor(), rungs));
    }

    private boolean find(Branch branch, Wish.Find find) {
        return seek(branch, Cursor.complete(find.frame() - 1)) && seek(branch, new Navigation(run).find(find.frame(), find.substep(), find.phase(), find.sweep(), find.element()));
    }

    /// Nothing goes past an operation that is known to diverge.
    private Cursor held(Branch branch, Cursor wanted) {
        return branch == diverged && wanted.compareTo(divergence.before()) > 0 ? divergence.before() : wanted;
    }

    private void picture(boolean still, Wish wish) {
        this.still = still;
        if (!Divergence.clean(run)) {
            divergence = Divergence.find(run);
            diverged = run.branch();
        }
        boolean stopped = run.branch() == diverged && run.cursor().equals(divergence.before());
        Picture now = picture(run, wanted(), still || stopped, stopped ? Optional.of(divergence) : Optional.empty());
        audience.shown(compared(now, wish), wish.number());
    }

    private Picture compared(Picture now, Wish wish) {
        Optional<Rival> other = rival();
        if (!other.equals(beside)) beside.ifPresent(Rival::leave);
        beside = other;
        return other.flatMap(o -> beside(o, wish)).map(now::beside).orElse(now);
    }

    /// What is compared, at the same moment, or, when that is given up, on the way there.
    private Optional<Picture> beside(Rival other, Wish wish) {
        try {
            return Optional.of(other.beside(run, wanted(), still, () -> wish instanceof Wish.Stay || overtaken() || !rival().equals(Optional.of(other))));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            drop(other);
            audience.unrivalled(e);
            return Optional.empty();
        }
    }

    /// Thrown out in the middle of an operation it belongs to no cursor.
    private synchronized void drop(Rival other) {
        if (rival.equals(Optional.of(other))) rival = Optional.empty();
    }

    /// A picture of where a run stands; for windows and for commands that draw one.
    public static Picture picture(Run run, Wanted wanted, boolean still, Optional<Divergence> divergence) {
        State state = run.picture();
        Model model = run.model();
        Settings p = run.settings();
        return new Picture(
                run.branch(), run.cursor(), p, state, model.time(state), run.rungs(),
                model.overlays(p, state, wanted.overlays()), wanted.measured(model, p, state),
                still ? Optional.of(run.explain()) : Optional.empty(),
                still ? before(run) : Optional.empty(),
                still ? run.ahead() : Optional.empty(),
                divergence,
                Optional.empty());
    }

    private static Optional<Explanation> before(Run run) {
        if (run.cursor().equals(Cursor.START)) return Optional.empty();
        Run earlier = run.copy();
        earlier.back(StepSize.ELEMENT);
        return Optional.of(earlier.stepWatched());
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
