package limber;

import java.util.concurrent.TimeUnit;

/// The parts of `./limber soak`, which run one after another, and their shares of its time. What is left is for what
/// takes as long as it takes, fingers on a page.
///
/// `-Dsoak.minutes=M` says for how long all of it runs, and `-Dsoak.seed=S` which events, damage and inputs they are.
public enum SoakTime {
    MONKEY(60), FUZZING(20), DAMAGED_FILES(8), DAMAGED_COMMANDS(4);

    public static final long SEED = Long.getLong("soak.seed", 2026);
    private static final int MINUTES = Integer.getInteger("soak.minutes", 5);
    private static final int WHOLE = 100;

    private final int percent;

    SoakTime(int percent) {
        this.percent = percent;
    }

    /// The nanoseconds of each of the turns that share the part.
    public long nanos(int turns) {
        return nanos(MINUTES, turns);
    }

    /// @param minutes of the whole soak
    long nanos(int minutes, int turns) {
        return TimeUnit.MINUTES.toNanos(minutes) / WHOLE * percent / turns;
    }
}
