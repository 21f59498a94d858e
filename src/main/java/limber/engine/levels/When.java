package limber.engine.levels;

/// Limits from which on a phase is made ready, and its levels are shared among threads.
///
/// @param least members below which it runs as it is
/// @param work members that it has run before
/// @param narrow members in a level, in the mean, below which the list is as quick
/// @param shared numbers that each thread has to compute in a level, in the mean, for them to share it
record When(int least, int work, double narrow, int shared) {
    /// Numbers that are computed in the time in which a member fetches what another thread wrote, and, for each thread,
    /// in the time in which all wait for each other.
    private static final int FETCH = 30, SHARED = 2_500;

    static final When AT_ONCE = new When(1, 0, 0, 0);
    private static final When LARGE = new When(256, 2_000_000, 4, SHARED),
            SOON = new When(256, 0, 4, SHARED), NEVER = new When(Integer.MAX_VALUE, 0, 0, 0);

    /// What the system property `limber.levels` asks for.
    static When asked() {
        return switch (System.getProperty("limber.levels", "")) {
            case "off" -> NEVER;
            case "soon" -> SOON;
            case "eager" -> AT_ONCE;
            default -> LARGE;
        };
    }

    /// Whether so many threads may share a level of so many members.
    boolean shares(Trace trace, double members, int threads) {
        return threads > 1 && (shared == 0 || members * (trace.work() - FETCH) >= (double) shared * threads);
    }
}
