package limber.models.rod;

/// A run of vertices at one height, such as a ring: what depends on t alone is computed for the first of them and
/// copied to the others.
final class Ring {
    private Ring() {}

    /// The first vertex from `i` on, and before `to`, that has another t.
    static int end(double[] parameter, int i, int to) {
        int end = i + 1;
        while (end < to && parameter[end] == parameter[i]) end++;
        return end;
    }

    /// Copies the triple of vertex `i` to all up to `end`.
    static void fill(double[] xyz, int i, int end) {
        for (int have = 1; have < end - i; have *= 2)
            System.arraycopy(xyz, 3 * i, xyz, 3 * (i + have), 3 * Math.min(have, end - i - have));
    }
}
