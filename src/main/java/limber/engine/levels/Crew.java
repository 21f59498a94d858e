package limber.engine.levels;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// A fixed number of threads that do one job together, in steps: nobody begins a step before all have ended the one
/// before it.
///
/// Steps take some microseconds, so threads wait for each other without going to sleep; they do so only between jobs.
final class Crew {
    /// A job, of which each thread does a part.
    interface Job {
        /// @param worker from 0
        void part(int worker);
    }

    /// Rounds of waiting, some 20 ns each, after which a thread lets others run.
    private static final int PATIENCE = 5_000;

    final int size;
    private final ReentrantLock busy = new ReentrantLock();
    private final Thread[] threads;
    private final AtomicInteger arrived = new AtomicInteger(), working = new AtomicInteger();
    private final AtomicInteger jobs = new AtomicInteger();
    private volatile int step;
    private volatile @Nullable Job job;
    private volatile @Nullable Throwable failure;

    /// @param size threads, the one that asks among them
    Crew(int size) {
        this.size = size;
        threads = new Thread[size - 1];
        for (int i = 0; i < threads.length; i++) {
            int worker = i + 1;
            threads[i] = Thread.ofPlatform().daemon().name("limber-crew-" + worker).start(() -> work(worker));
        }
    }

    /// Does a job with all threads.
    ///
    /// @return false if they are at another one's
    boolean run(Job job) {
        if (!busy.tryLock()) return false;
        try {
            this.job = job;
            working.set(threads.length);
            jobs.incrementAndGet();
            for (Thread t : threads) LockSupport.unpark(t);
            part(job, 0);
            for (int waited = 0; working.get() > 0; waited++) rest(waited);
            if (failure != null) throw new IllegalStateException("a part of a sweep failed", failure);
            return true;
        } finally {
            failure = null;
            arrived.set(0);
            busy.unlock();
        }
    }

    private void work(int worker) {
        int done = 0;
        while (true) {
            for (int waited = 0; jobs.get() == done; waited++)
                if (waited < PATIENCE) Thread.onSpinWait();
                else LockSupport.park(this);
            done++;
            Job now = job;
            if (now != null) part(now, worker);
            working.decrementAndGet();
        }
    }

    private void part(Job now, int worker) {
        try {
            now.part(worker);
        } catch (RuntimeException | Error e) {
            failure = e; // for who asked, and for those that wait
        }
    }

    /// Ends a step: waits until all have.
    ///
    /// @param last is run by the last one to end it, while the others wait, with the number of the step
    void step(int number, IntConsumer last) {
        int before = step;
        if (arrived.incrementAndGet() == size) {
            last.accept(number);
            arrived.set(0);
            step = before + 1;
            return;
        }
        for (int waited = 0; step == before; waited++) {
            if (failure != null) return;
            rest(waited);
        }
    }

    private static void rest(int waited) {
        if (waited < PATIENCE) Thread.onSpinWait();
        else Thread.yield();
    }
}
