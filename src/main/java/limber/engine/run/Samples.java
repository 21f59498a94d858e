package limber.engine.run;

/// A range of numbers by frame, copied out of a [History] into a buffer that the reader reuses.
public final class Samples {
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

    /// Sizes the buffer for numbers from frame `first` on, and returns it.
    double[] room(int first, int size) {
        if (values.length < size) values = new double[Math.max(size, 2 * values.length)];
        this.first = first;
        this.size = size;
        return values;
    }
}
