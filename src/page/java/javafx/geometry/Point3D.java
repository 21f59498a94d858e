package javafx.geometry;

/// A point in space.
public record Point3D(double getX, double getY, double getZ) {}
