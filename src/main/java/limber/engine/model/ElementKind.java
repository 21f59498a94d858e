package limber.engine.model;

import limber.engine.Channel;
import limber.engine.State;

/// A kind of element of a model, with its shape: `particle`, `stick`, `triangle`. The view draws, picks, colours and
/// labels elements by their shape.
///
/// @param of its name, as channels, phases and measures call it
/// @param points the channel of xyz triples of which its corners are elements
public record ElementKind(String of, Shape shape, Channel points, Corners corners) {
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

        /// Indices in a channel of whole numbers whose width is the number of corners.
        record Listed(Channel indices) implements Corners {}
    }

    /// Points of their own.
    public static ElementKind points(String of, Channel points) {
        return new ElementKind(of, Shape.POINT, points, new Corners.Own());
    }

    /// Edges between neighbours in a row of points.
    public static ElementKind row(String of, Channel points) {
        return new ElementKind(of, Shape.EDGE, points, new Corners.Row(1));
    }

    /// Elements whose corners are written in a channel.
    public static ElementKind listed(String of, Shape shape, Channel points, Channel indices) {
        return new ElementKind(of, shape, points, new Corners.Listed(indices));
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
            case Corners.Listed listed -> s.ints(listed.indices())[shape.corners() * element + corner];
        };
    }
}
