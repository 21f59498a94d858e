package javafx.scene.paint;

/// What an area or a line is filled with.
public abstract class Paint {
    Paint() {}
}
