package javafx.animation;

/// What an animation is doing.
public abstract class Animation {
    public static final int INDEFINITE = -1;

    /// The states of an animation here: it is never paused.
    public enum Status { RUNNING, STOPPED }
}
