package limber.presentation.lesson;

import java.util.Locale;

/// A mark of a step in the list of steps: how far a student has come with what it asks.
public enum StepMark {
    /// Nothing is asked.
    NONE,
    /// An answer or the goal is missing.
    OPEN,
    /// All is answered, and the first answer to something was not right, was a skip, or has no score yet.
    DONE,
    /// All first answers were right, and the goal has been reached.
    RIGHT;

    /// Its word, such as the name of a style.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
