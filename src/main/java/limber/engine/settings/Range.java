package limber.engine.settings;

/// The closed range of a number, of each component of a vector, or of each number in a list.
public record Range(double min, double max) {
    public static final Range ANY = new Range(-Double.MAX_VALUE, Double.MAX_VALUE);
    public static final Range POSITIONS = new Range(-1e6, 1e6);

    public boolean contains(double v) {
        return v >= min && v <= max;
    }

    public boolean bounded() {
        return min > -1e300 && max < 1e300;
    }

    @Override public String toString() {
        return Kind.plain(min) + ".." + Kind.plain(max);
    }
}
