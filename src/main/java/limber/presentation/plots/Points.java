package limber.presentation.plots;

/// The points of a curve in order: a buffer that is refilled for every picture without allocation.
public final class Points {
    private double[] x = {}, y = {};
    private int size, first;

    /// Empties it.
    ///
    /// @param first the number, such as the frame, of the point that will be added first
    /// @param size of points that will be added at most
    public void start(int first, int size) {
        if (x.length < size) {
            x = new double[Math.max(size, 2 * x.length)];
            y = new double[x.length];
        }
        this.first = first;
        this.size = 0;
    }

    /// @param y NaN where there is nothing
    public void add(double x, double y) {
        this.x[size] = x;
        this.y[size++] = y;
    }

    public int size() {
        return size;
    }

    /// The number of the first point.
    public int first() {
        return first;
    }

    public double x(int i) {
        return x[i];
    }

    public double y(int i) {
        return y[i];
    }
}
