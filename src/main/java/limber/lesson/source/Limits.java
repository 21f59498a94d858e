package limber.lesson.source;

/// The size limits of a lesson, which is untrusted input.
public final class Limits {
    public static final int CHARACTERS = 1 << 18, STEPS = 100, QUESTIONS = 3, STOPS = 8, CHOICES = 8, MISTAKES = 8,
            INPUTS = 1000,
            FRAMES = 20_000,
            MINUTES = 120, TEXT = 300, LEARN = 600, PROSE = 4000, HINTS = 8, GIVEN = 40, RUNS = 200, SCENES = 8,
            VARIED = 8, CELLS = 10_000,
            SHOWN = 100, RECAP = 6;
    public static final long PICTURE = 8L << 20, MESH = 16L << 20, PIXELS = 16_000_000;
    /// Elements that phases work on while a lesson is played: about a minute.
    public static final long OPERATIONS = 4_000_000_000L;
    /// Of blocks and of emphasis within each other.
    public static final int NESTED = 16;

    private Limits() {}
}
