package javafx.animation;

/// A value that would be animated; a page has none.
public final class KeyValue {
    private KeyValue() {}
}
