package javafx.geometry;

/// A rectangle.
public record Rectangle2D(double getMinX, double getMinY, double getWidth, double getHeight) {
    public static final Rectangle2D EMPTY = new Rectangle2D(0, 0, 0, 0);

    public double getMaxX() {
        return getMinX + getWidth;
    }

    public double getMaxY() {
        return getMinY + getHeight;
    }

    public boolean contains(double x, double y) {
        return x >= getMinX && x <= getMaxX() && y >= getMinY && y <= getMaxY();
    }

    public boolean contains(Point2D p) {
        return contains(p.getX(), p.getY());
    }

    public boolean contains(Rectangle2D o) {
        return o.getMinX >= getMinX && o.getMinY >= getMinY && o.getMaxX() <= getMaxX() && o.getMaxY() <= getMaxY();
    }

    public boolean intersects(Rectangle2D o) {
        return o.getMaxX() > getMinX && o.getMaxY() > getMinY && o.getMinX < getMaxX() && o.getMinY < getMaxY();
    }
}
