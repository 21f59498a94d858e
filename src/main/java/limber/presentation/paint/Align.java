package limber.presentation.paint;

/// The part of a text that is at its place.
public enum Align {
    LEFT, CENTER, RIGHT
}
