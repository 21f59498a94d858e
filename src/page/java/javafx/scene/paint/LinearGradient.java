package javafx.scene.paint;

import java.util.List;

/// Colours along a line.
public final class LinearGradient extends Paint {
    private final double startX, startY, endX, endY;
    private final List<Stop> stops;

    /// @param proportional whether the ends are shares of the shape; no painter asks for that
    public LinearGradient(double startX, double startY, double endX, double endY, boolean proportional,
            CycleMethod cycle, Stop... stops) {
        this.startX = startX;
        this.startY = startY;
        this.endX = endX;
        this.endY = endY;
        this.stops = List.of(stops);
    }

    public double getStartX() {
        return startX;
    }

    public double getStartY() {
        return startY;
    }

    public double getEndX() {
        return endX;
    }

    public double getEndY() {
        return endY;
    }

    public List<Stop> getStops() {
        return stops;
    }
}
