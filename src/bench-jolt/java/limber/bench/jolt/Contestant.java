package limber.bench.jolt;

/// A body on its way in one of the ways that are compared.
interface Contestant extends AutoCloseable {
    /// Goes on by one frame.
    void frame();

    /// Where each particle is, m, three numbers each.
    double[] positions();

    @Override default void close() {}
}
