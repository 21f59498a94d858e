package limber.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;

/// The one thread that solves. It takes the newest wish, runs to it, and publishes an immutable picture.
///
/// A wish to be somewhere replaces an earlier one that has not been met; steps add up.
public final class Simulation implements AutoCloseable {
    private sealed interface Wish {
        record Show(Branch branch, Cursor cursor, boolean still) implements Wish {}
        record Step(StepSize size, boolean forward) implements Wish {}
        record Find(int frame, int substep, String phase, int sweep, int index) implements Wish {}
    }

    private final Deque<Wish> wishes = new ArrayDeque<>();
    private final Run run;
    private final Consumer<Picture> publish;
    private final Consumer<Throwable> failed;
    private final Thread thread;
    private Divergence divergence;
    private Branch diverged;
    private boolean closed;

    /// @param publish takes pictures, on the simulation's thread
    /// @param failed takes what a model threw; the run is kept
    public Simulation(Timeline timeline, Branch branch, Consumer<Picture> publish, Consumer<Throwable> failed) {
        this.run = new Run(timeline, branch);
        this.publish = publish;
        this.failed = failed;
        this.thread = Thread.ofPlatform().daemon().name("limber-simulation").unstarted(this::live);
    }

    public void start() {
        thread.start();
    }

    /// @param still whether it stays there, so that the operations before and after are worth explaining
    public void show(Branch branch, Cursor cursor, boolean still) {
        wish(new Wish.Show(branch, cursor, still));
    }

    public void step(StepSize size, boolean forward) {
        wish(new Wish.Step(size, forward));
    }

    /// Goes to before an operation; see [Run#find].
    public void find(int frame, int substep, String phase, int sweep, int index) {
        wish(new Wish.Find(frame, substep, phase, sweep, index));
    }

    private synchronized void wish(Wish wish) {
        if (wish instanceof Wish.Show && wishes.peekLast() instanceof Wish.Show) wishes.removeLast();
        wishes.addLast(wish);
        notifyAll();
    }

    private synchronized boolean overtaken() {
        return closed || wishes.peekFirst() instanceof Wish.Show;
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
        try {
            switch (wish) {
                case Wish.Show show -> {
                    Cursor wanted = held(show.branch(), show.cursor());
                    // half-way pictures keep a long seek visible; a newer wish may take over between frames
                    boolean arrived = run.seek(show.branch(), wanted, this::overtaken);
                    picture(show.still() && arrived);
                }
                case Wish.Step step -> {
                    Cursor wanted = step.forward() ? run.ahead(step.size()) : run.behind(step.size());
                    run.seek(run.branch(), held(run.branch(), wanted));
                    picture(true);
                }
                case Wish.Find find -> {
                    run.seek(run.branch(), run.find(find.frame(), find.substep(), find.phase(), find.sweep(), find.index()));
                    picture(true);
                }
            }
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            failed.accept(e);
        }
    }

    /// Nothing goes past an operation that is known to diverge.
    private Cursor held(Branch branch, Cursor wanted) {
        return branch == diverged && wanted.compareTo(divergence.before()) > 0 ? divergence.before() : wanted;
    }

    private void picture(boolean still) {
        if (!Divergence.clean(run)) {
            divergence = Divergence.find(run);
            diverged = run.branch();
        }
        boolean stopped = run.branch() == diverged && run.cursor().equals(divergence.before());
        publish.accept(picture(run, still || stopped, stopped ? Optional.of(divergence) : Optional.empty()));
    }

    /// A picture of where a run stands; for windows and for commands that draw one.
    public static Picture picture(Run run, boolean still, Optional<Divergence> divergence) {
        State state = run.picture();
        Model model = run.model();
        return new Picture(
                run.branch(), run.cursor(), run.settings(), state, model.time(state), run.rungs(),
                model.overlays(run.settings(), state),
                still ? Optional.of(run.explain()) : Optional.empty(),
                still ? before(run) : Optional.empty(),
                divergence);
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
