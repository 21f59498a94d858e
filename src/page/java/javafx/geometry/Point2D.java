package javafx.geometry;

/// A point in a plane.
public record Point2D(double getX, double getY) {
    public double distance(double x, double y) {
        return Math.hypot(getX - x, getY - y);
    }

    public double distance(Point2D o) {
        return distance(o.getX, o.getY);
    }

    public Point2D add(double x, double y) {
        return new Point2D(getX + x, getY + y);
    }

    public Point2D add(Point2D o) {
        return add(o.getX, o.getY);
    }

    public Point2D subtract(Point2D o) {
        return add(-o.getX, -o.getY);
    }

    public Point2D multiply(double factor) {
        return new Point2D(factor * getX, factor * getY);
    }

    public Point2D midpoint(Point2D o) {
        return new Point2D(0.5 * (getX + o.getX), 0.5 * (getY + o.getY));
    }

    public double magnitude() {
        return Math.hypot(getX, getY);
    }

    public Point2D normalize() {
        double length = magnitude();
        return length == 0 ? this : new Point2D(getX / length, getY / length);
    }
}
