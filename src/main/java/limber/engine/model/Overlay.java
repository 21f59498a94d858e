package limber.engine.model;

import java.util.List;
import java.util.Optional;

/// Plain data to be drawn over the scene, made by an [OverlayKind]. `role` names the quantity, which decides the colour
/// everywhere: position, velocity, force, correction, truth, selection, pin, ghost, residual, bounds, obstacle.
public sealed interface Overlay {
    /// No places.
    double[] NOWHERE = {};

    /// Lower-kebab; what the overlay menu and lessons call it.
    String name();

    String role();

    /// The points that it shows in the scene: xyz triples, m.
    default double[] places() {
        return switch (this) {
            case Points p -> p.xyz();
            case Arrows a -> a.from();
            case Path p -> p.xyz();
            case Lines l -> l.ends();
            case Segments s -> s.ends();
            case Surface s -> s.body().map(Solid::xyz).orElse(NOWHERE);
            case Chart _ -> NOWHERE;
            case Solid s -> s.xyz();
            case Labels l -> l.xyz();
        };
    }

    /// @param xyz triples
    record Points(String name, String role, double[] xyz) implements Overlay {}

    /// @param from triples
    /// @param vectors triples, as long as `from`; drawn exaggerated where they are too small to see
    record Arrows(String name, String role, double[] from, double[] vectors, String unit) implements Overlay {}

    /// One open polyline.
    record Path(String name, String role, double[] xyz, boolean dashed) implements Overlay {}

    /// Separate segments in one colour.
    ///
    /// @param ends six doubles a segment
    record Lines(String name, String role, double[] ends) implements Overlay {}

    /// Separate segments, coloured by a signed value each (zero in the middle of the map).
    ///
    /// @param ends six doubles a segment
    /// @param values one a segment
    record Segments(String name, String role, double[] ends, double[] values, String unit) implements Overlay {}

    /// A colour map on the surface, one value a vertex of the skin, with a legend that names the quantity.
    ///
    /// @param signed whether zero is the middle of the map; otherwise it is the lower end
    /// @param most the value at the end of the map; 0: the largest there is
    /// @param body is drawn in the place of the surface, such as the cells inside it; the values are those of its
    ///   corners then
    record Surface(String name, String role, double[] values, String unit, boolean signed, double most,
            Optional<Solid> body) implements Overlay {
        /// A map on the surface itself.
        public Surface(String name, String role, double[] values, String unit, boolean signed, double most) {
            this(name, role, values, unit, signed, most, Optional.empty());
        }
    }

    /// A small diagram beside the scene.
    ///
    /// @param x,y what the axes show, as keys of the model's captions
    record Chart(String name, String role, String x, String y, List<Curve> curves) implements Overlay {
        /// @param label what tells it from the others; empty for the one that is meant
        /// @param role its colour
        /// @param bars whether its values stand as bars; a curve of one point is a dot otherwise
        public record Curve(String label, String role, double[] x, double[] y, boolean dashed, boolean bars) {}
    }

    /// A matt body in one colour that hides what is behind it. Its edges are round where triangles share corners.
    ///
    /// @param xyz corners, triples, m
    /// @param triangles corner indices, three a triangle, counter-clockwise seen from outside
    record Solid(String name, String role, double[] xyz, int[] triangles) implements Overlay {}

    /// Short texts that name points: numbers, indices.
    record Labels(String name, String role, double[] xyz, List<String> texts) implements Overlay {}
}
