package limber.engine;

/// Numbers by frame without gaps, of which the newest [#MOST] are kept: a ring that grows until it is that large. Not
/// thread-safe.
final class Series {
    /// 65,536 frames, 18 minutes at 60 a second; half a megabyte.
    static final int MOST = 1 << 16;
    private static final int FEW = 1 << 10;

    private double[] ring = new double[FEW];
    private int first, end;

    /// The frame that is missing next.
    int end() {
        return end;
    }

    /// Starts anew with `frame`.
    void start(int frame) {
        first = frame;
        end = frame;
    }

    /// The number of the frame that is missing next.
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

    /// Forgets what comes after `frame`.
    void keepUpTo(int frame) {
        if (frame < end) end = Math.max(first, frame + 1);
        if (end == first) start(0);
    }

    void copy(Strip into) {
        int size = end - first, at = first % ring.length, straight = Math.min(size, ring.length - at);
        double[] values = into.room(first, size);
        System.arraycopy(ring, at, values, 0, straight);
        System.arraycopy(ring, 0, values, straight, size - straight);
    }
}
