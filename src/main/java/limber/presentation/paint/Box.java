package limber.presentation.paint;

/// A rectangle, px: its upper left corner and its size.
public record Box(double minX, double minY, double width, double height) {
    public static final Box EMPTY = new Box(0, 0, 0, 0);

    public Box {
        if (width < 0 || height < 0) throw new IllegalArgumentException("a box of " + width + " × " + height + " px");
    }

    public double maxX() {
        return minX + width;
    }

    public double maxY() {
        return minY + height;
    }

    /// Whether a point is inside, or on an edge.
    public boolean contains(double x, double y) {
        return x >= minX && x <= maxX() && y >= minY && y <= maxY();
    }

    public boolean contains(Point p) {
        return contains(p.x(), p.y());
    }

    public boolean contains(Box other) {
        return other.minX >= minX && other.minY >= minY && other.maxX() <= maxX() && other.maxY() <= maxY();
    }

    /// Whether they have more than an edge in common.
    public boolean intersects(Box other) {
        return other.maxX() > minX && other.maxY() > minY && other.minX < maxX() && other.minY < maxY();
    }
}
