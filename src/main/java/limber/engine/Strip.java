package limber.engine;

/// A stretch of numbers by frame, copied out of a [History]; used again and again by whoever draws it.
public final class Strip {
    private double[] values = {};
    private int first, size;

    /// The frame of its first number.
    public int first() {
        return first;
    }

    public int size() {
        return size;
    }

    /// One past its last frame.
    public int end() {
        return first + size;
    }

    /// @param frame from [#first] on, before [#end]
    public double at(int frame) {
        return values[frame - first];
    }

    void clear() {
        size = 0;
    }

    /// Makes room for numbers from frame `first` on, and hands out where they belong.
    double[] room(int first, int size) {
        if (values.length < size) values = new double[Math.max(size, 2 * values.length)];
        this.first = first;
        this.size = size;
        return values;
    }
}
