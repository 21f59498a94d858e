package limber.presentation.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import limber.engine.platform.Platform;
import limber.engine.platform.Worker;
import limber.engine.run.Branch;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.presentation.Later;

/// A thread for questions to a run of its own, one at a time: a newer question takes the place of the one before.
public final class Asking {
    /// A question to a run.
    @FunctionalInterface
    public interface Question {
        /// @param run at the start of the scene's course; may be moved
        /// @param given whether the question has been given up
        void ask(Run run, BooleanSupplier given);
    }

    /// A question that is answered bit by bit.
    @FunctionalInterface
    public interface Search {
        /// Does the next bit.
        ///
        /// @param run the same each time, at first at the start of the scene's course; is moved
        /// @param given whether the question has been given up
        /// @return whether there is more to do
        boolean goOn(Run run, BooleanSupplier given);
    }

    private final Later later;
    private final Timeline timeline;
    private final Supplier<Branch> course;
    private final BooleanSupplier closed;
    private final Set<Worker> standing;
    private final Consumer<Throwable> failed;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper share = new ReadOnlyDoubleWrapper();
    private final AtomicReference<Double> told = new AtomicReference<>();
    private volatile int newest;
    private Optional<Worker> stands = Optional.empty();

    /// @param course the branch that is asked; it is run anew on the thread of the question
    /// @param closed whether nobody waits for an answer any more
    /// @param standing receives the workers of questions that stand, to be woken when it is closed
    Asking(Later later, Timeline timeline, Supplier<Branch> course, BooleanSupplier closed, Set<Worker> standing,
            Consumer<Throwable> failed) {
        this.later = later;
        this.timeline = timeline;
        this.course = course;
        this.closed = closed;
        this.standing = standing;
        this.failed = failed;
    }

    /// Whether a question is being answered.
    public ReadOnlyBooleanProperty busy() {
        return busy.getReadOnlyProperty();
    }

    /// How much of the question has been answered, 0 to 1, as far as that was told.
    public ReadOnlyDoubleProperty share() {
        return share.getReadOnlyProperty();
    }

    /// Tells, on the thread of the question, how much of it has been answered.
    public void told(double part) {
        if (told.getAndSet(part) == null) later.run(() -> share.set(told.getAndSet(null)));
    }

    /// Asks on another thread.
    ///
    /// @param done called on the thread that shows when it has been answered, but not when it was given up
    public void ask(Question question, Runnable done) {
        search((run, given) -> {
            question.ask(run, given);
            return false;
        }, done);
    }

    /// Asks bit by bit on another thread, or, in a browser, between two pictures.
    ///
    /// @param done called on the thread that shows when it has been answered, but not when it was given up
    public void search(Search question, Runnable done) {
        begin(question, Optional.of(done));
    }

    /// Asks bit by bit, as [#search] does, and again whenever it is woken, until it is given up.
    ///
    /// @return wakes it
    public Runnable stand(Search question) {
        return begin(question, Optional.empty())::wake;
    }

    private Worker begin(Search question, Optional<Runnable> done) {
        newest++;
        rouse();
        busy.set(true);
        share.set(0);
        var asked = new Asked(newest, question, course.get(), done);
        if (done.isEmpty()) {
            stands = Optional.of(asked.worker);
            standing.add(asked.worker);
        }
        asked.worker.start();
        asked.worker.wake();
        return asked.worker;
    }

    /// Does something on the thread that shows.
    public void later(Runnable what) {
        later.run(what);
    }

    /// Hands over what has been found so far, and empties the list.
    public <T> void hand(List<T> found, Consumer<List<T>> to) {
        List<T> some = List.copyOf(found);
        found.clear();
        later.run(() -> to.accept(some));
    }

    /// A question on its way, on a worker of its own.
    private final class Asked {
        private final int number;
        private final Search question;
        private final Branch branch;
        /// What is told when there is no more to do; empty for a question that stands.
        private final Optional<Runnable> done;
        private final Worker worker = Platform.here().worker("limber-question", Thread.MIN_PRIORITY, this::bit);
        private Optional<Run> run = Optional.empty();

        private Asked(int number, Search question, Branch branch, Optional<Runnable> done) {
            this.number = number;
            this.question = question;
            this.branch = branch;
            this.done = done;
        }

        private boolean given() {
            return number != newest || closed.getAsBoolean();
        }

        private boolean bit() {
            try {
                if (run.isEmpty()) run = Optional.of(new Run(timeline, branch));
                if (!given() && question.goOn(run.get(), this::given)) return true;
                return done.isPresent() || given() ? end(done.orElse(() -> {})) : false;
            } catch (RuntimeException | Error e) {
                return end(() -> failed.accept(e));
            }
        }

        private boolean end(Runnable told) {
            worker.close();
            later.run(() -> {
                if (given()) return;
                busy.set(false);
                told.run();
            });
            return false;
        }
    }

    /// Gives up the question that is being answered.
    public void giveUp() {
        newest++;
        rouse();
        busy.set(false);
    }

    /// A question that stands may be asleep; awake it finds that it has been given up, and ends itself.
    private void rouse() {
        stands.ifPresent(Worker::wake);
        stands.ifPresent(standing::remove);
        stands = Optional.empty();
    }
}
