package limber.engine.platform;

/// A worker that does jobs beside all else, one after the other: on a thread of its own, or, in a browser, which has
/// none, in slices between the pictures.
public interface Worker extends AutoCloseable {
    void start();

    /// Tells it that there may be a job.
    void wake();

    /// Whether a job that takes long should make a pause, to be gone on with as the next one. A thread never has to.
    boolean due();

    /// Takes no more jobs.
    @Override void close();
}
