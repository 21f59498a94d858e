package javafx.geometry;

/// The size of something.
public record Bounds(double getWidth, double getHeight) {}
