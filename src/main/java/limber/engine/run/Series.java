package limber.engine.run;

/// A series of numbers by frame without gaps, a ring that grows up to [#MOST] and then drops the oldest. Not
/// thread-safe.
final class Series {
    /// 65,536 frames, 18 minutes at 60 a second; half a megabyte.
    static final int MOST = 1 << 16;
    private static final int FEW = 1 << 10;

    private double[] ring = new double[FEW];
    private int first, end;

    /// The next frame, one past the last number.
    int end() {
        return end;
    }

    /// Clears the series and starts at `frame`.
    void start(int frame) {
        first = frame;
        end = frame;
    }

    /// Adds the number of the next frame.
    void add(double value) {
        if (end - first == ring.length) {
            if (ring.length < MOST) grow();
            else first++;
        }
        ring[end++ % ring.length] = value;
    }

    private void grow() {
        var larger = new double[2 * ring.length];
        for (int frame = first; frame < end; frame++) larger[frame % larger.length] = ring[frame % ring.length];
        ring = larger;
    }

    /// Drops the numbers after `frame`.
    void keepUpTo(int frame) {
        if (frame < end) end = Math.max(first, frame + 1);
        if (end == first) start(0);
    }

    void copy(Samples into) {
        int size = end - first, at = first % ring.length, straight = Math.min(size, ring.length - at);
        double[] values = into.room(first, size);
        System.arraycopy(ring, at, values, 0, straight);
        System.arraycopy(ring, 0, values, straight, size - straight);
    }
}
