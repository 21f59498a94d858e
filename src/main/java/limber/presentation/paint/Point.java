package limber.presentation.paint;

/// A point of a plane, px: x to the right, y down.
public record Point(double x, double y) {
    public double distance(double px, double py) {
        return new Point(x - px, y - py).magnitude();
    }

    public double distance(Point other) {
        return distance(other.x, other.y);
    }

    public Point add(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    public Point add(Point other) {
        return add(other.x, other.y);
    }

    public Point subtract(Point other) {
        return add(-other.x, -other.y);
    }

    public Point multiply(double factor) {
        return new Point(factor * x, factor * y);
    }

    public Point midpoint(Point other) {
        return new Point(0.5 * (x + other.x), 0.5 * (y + other.y));
    }

    public double magnitude() {
        return Math.sqrt(x * x + y * y);
    }

    /// The same direction with length 1; zero stays zero.
    public Point normalize() {
        double length = magnitude();
        return length == 0 ? this : new Point(x / length, y / length);
    }
}
