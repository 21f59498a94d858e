package limber.engine.levels;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// A fixed number of threads that do one job together. Within a job they can wait for each other.
///
/// A part of a job takes some microseconds, so threads wait without going to sleep; between jobs, only for a while.
final class ThreadTeam {
    /// A job, of which each thread does a part.
    interface Job {
        /// @param worker from 0
        void part(int worker);
    }

    /// Rounds of waiting, some 20 ns each, after which a thread lets others run.
    private static final int PATIENCE = 5_000;
    /// Places between numbers of two threads, so that they are not in one line of the cache.
    private static final int APART = 32;

    final int size;
    private final ReentrantLock busy = new ReentrantLock();
    private final Thread[] threads;
    private final AtomicInteger working = new AtomicInteger(), jobs = new AtomicInteger();
    /// By thread: the last turn in which it has come to meet the others, and whether it sleeps.
    private final AtomicIntegerArray met, asleep;
    private volatile @Nullable Job job;
    private volatile @Nullable Throwable failure;

    /// @param size threads, the one that asks among them
    ThreadTeam(int size) {
        this.size = size;
        met = new AtomicIntegerArray(size * APART);
        asleep = new AtomicIntegerArray(size);
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
            for (int i = 0; i < size; i++) met.setPlain(i * APART, 0);
            working.set(threads.length);
            jobs.incrementAndGet();
            for (int i = 0; i < threads.length; i++) if (asleep.get(i + 1) == 1) LockSupport.unpark(threads[i]);
            part(job, 0);
            for (int waited = 0; working.get() > 0; waited++) rest(waited);
            if (failure != null) throw new IllegalStateException("a part of a sweep failed", failure);
            return true;
        } finally {
            failure = null;
            busy.unlock();
        }
    }

    private void work(int worker) {
        int done = 0;
        while (true) {
            for (int waited = 0; jobs.get() == done; waited++)
                if (waited < PATIENCE) Thread.onSpinWait();
                else sleep(worker, done);
            done++;
            Job now = job;
            if (now != null) part(now, worker);
            working.decrementAndGet();
        }
    }

    private void sleep(int worker, int done) {
        asleep.set(worker, 1);
        if (jobs.get() == done) LockSupport.park(this);
        asleep.set(worker, 0);
    }

    private void part(Job now, int worker) {
        try {
            now.part(worker);
        } catch (RuntimeException | Error e) {
            failure = e; // for who asked, and for those that wait
        }
    }

    /// Waits until all threads have come here.
    ///
    /// @param turn from 1 in each job, one more each time
    /// @return false if one of them has failed
    boolean meet(int worker, int turn) {
        met.setRelease(worker * APART, turn);
        for (int other = 0; other < size; other++)
            for (int waited = 0; met.getAcquire(other * APART) < turn; waited++) {
                if (failure != null) return false;
                rest(waited);
            }
        return true;
    }

    private static void rest(int waited) {
        if (waited < PATIENCE) Thread.onSpinWait();
        else Thread.yield();
    }
}
