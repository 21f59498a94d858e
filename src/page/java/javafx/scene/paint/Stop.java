package javafx.scene.paint;

/// A colour of a gradient.
public record Stop(double getOffset, Color getColor) {}
