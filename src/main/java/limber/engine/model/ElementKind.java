package limber.engine.model;

import java.util.Optional;
import limber.engine.Channel;
import limber.engine.State;

/// A kind of element of a model, with its shape: `particle`, `stick`, `triangle`. The view draws, picks, colours and
/// labels elements by their shape.
///
/// @param of its name, as channels, phases and measures call it
/// @param points the channel of xyz triples of which its corners are elements
/// @param look how they are drawn where nothing else draws them
public record ElementKind(String of, Shape shape, Channel points, Corners corners, ElementLook look) {
    /// The shape of an element: how many points it has.
    public enum Shape {
        POINT(1), EDGE(2), FACE(3), CELL(4);

        private final int corners;

        Shape(int corners) {
            this.corners = corners;
        }

        public int corners() {
            return corners;
        }
    }

    /// The corners of each element.
    public sealed interface Corners {
        /// The element itself is a point.
        record Own() implements Corners {}

        /// Edges along a row of points: from each to the next, then from each to the second next, and so on.
        ///
        /// @param reach how far the longest edge goes; 1 for the next point alone
        record Row(int reach) implements Corners {}

        /// The two triangles of each square between four points of a grid, row by row.
        ///
        /// @param columns points in a row
        record Grid(int columns) implements Corners {}

        /// Indices in a channel of whole numbers whose width is the number of corners.
        record Listed(Channel indices) implements Corners {}
    }

    /// Elements that are drawn as their shape.
    public ElementKind(String of, Shape shape, Channel points, Corners corners) {
        this(of, shape, points, corners, ElementLook.PLAIN);
    }

    /// Points of their own.
    public static ElementKind points(String of, Channel points) {
        return new ElementKind(of, Shape.POINT, points, new Corners.Own());
    }

    /// Edges between neighbours in a row of points.
    public static ElementKind row(String of, Channel points) {
        return new ElementKind(of, Shape.EDGE, points, new Corners.Row(1));
    }

    /// The triangles between the points of a grid, two for each square.
    ///
    /// @param columns points in a row
    public static ElementKind grid(String of, Channel points, int columns) {
        return new ElementKind(of, Shape.FACE, points, new Corners.Grid(columns));
    }

    /// Elements whose corners are written in a channel.
    public static ElementKind listed(String of, Shape shape, Channel points, Channel indices) {
        return new ElementKind(of, shape, points, new Corners.Listed(indices));
    }

    /// The same, drawn as balls or rods.
    ///
    /// @param metres their radius
    public ElementKind radius(double metres) {
        return looking(new ElementLook(metres, Optional.empty(), look.role(), look.measure()));
    }

    /// The same, drawn as balls or rods, each with its radius.
    ///
    /// @param radii a channel with one number for each, m
    public ElementKind radius(Channel radii) {
        return looking(new ElementLook(0, Optional.of(radii), look.role(), look.measure()));
    }

    /// The same in the colour of a quantity or material, such as `velocity`, `obstacle` or `rubber`.
    public ElementKind role(String role) {
        return looking(new ElementLook(look.radius(), look.radii(), role, look.measure()));
    }

    /// The same, coloured by a measure of these elements or of their points.
    public ElementKind by(String measure) {
        return looking(new ElementLook(look.radius(), look.radii(), look.role(), Optional.of(measure)));
    }

    private ElementKind looking(ElementLook other) {
        return new ElementKind(of, shape, points, corners, other);
    }

    /// The name of the overlay that draws them: that of the measure that colours them, or else their own.
    public String drawnAs() {
        return look.measure().orElse(of);
    }

    /// Whether its elements are drawn as something solid, which hides what is behind it.
    public boolean solid() {
        return shape == Shape.FACE || (shape == Shape.POINT || shape == Shape.EDGE) && look.thick();
    }

    /// How many there are.
    public int count(State s) {
        int n = s.named(points.name()).length / 3;
        return switch (corners) {
            case Corners.Own _ -> n;
            case Corners.Row row -> {
                int edges = 0;
                for (int k = 1; k <= row.reach(); k++) edges += Math.max(0, n - k);
                yield edges;
            }
            case Corners.Grid(int columns) -> 2 * Math.max(0, columns - 1) * Math.max(0, n / columns - 1);
            case Corners.Listed listed -> s.count(of);
        };
    }

    /// A corner of an element, as an element of [#points].
    ///
    /// @param corner from 0
    public int corner(State s, int element, int corner) {
        return switch (corners) {
            case Corners.Own _ -> element;
            case Corners.Row _ -> {
                int n = s.of(points).length / 3, first = element, reach = 1;
                while (first >= n - reach) first -= n - reach++;
                yield first + corner * reach;
            }
            case Corners.Grid(int columns) -> Field.corner(columns, element, corner);
            case Corners.Listed listed -> s.ints(listed.indices())[shape.corners() * element + corner];
        };
    }
}
