package limber.homework;

/// A judgement of whether a line, or a file, follows from what was answered. The order is that of what weighs more.
public enum Verdict {
    VERIFIED, NOT_VERIFIED, EDITED;

    /// The one that weighs more.
    Verdict worse(Verdict other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /// As a report prints it.
    public String word() {
        return switch (this) {
            case VERIFIED -> "verified";
            case NOT_VERIFIED -> "not verified";
            case EDITED -> "edited";
        };
    }
}
