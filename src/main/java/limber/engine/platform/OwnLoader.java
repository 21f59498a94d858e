package limber.engine.platform;

/// A class loader of a solver of a user's own. Each class that it declares reports to the log of a twin what it stores
/// and loads, wherever it is called from.
public abstract class OwnLoader extends ClassLoader {
    protected OwnLoader(String name, ClassLoader parent) {
        super(name, parent);
    }

    /// Whether a class is one of the solver's.
    ///
    /// @param name with slashes
    public abstract boolean declares(String name);

    /// Whether all that a phase does is seen and follows from the state: neither it nor what it calls keeps anything
    /// elsewhere, or hands an array to what does not report.
    public abstract boolean contains(Class<?> phase);
}
