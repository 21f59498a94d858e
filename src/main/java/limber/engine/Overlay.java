package limber.engine;

import java.util.List;

/// Plain data to be drawn over the scene. `role` names the quantity, which decides the colour everywhere:
/// position, velocity, force, correction, truth, selection, pin, ghost, residual, bounds.
public sealed interface Overlay {
    /// Lower-kebab; what the overlay menu and lessons call it.
    String name();

    String role();

    /// @param xyz triples
    record Points(String name, String role, double[] xyz) implements Overlay {}

    /// @param from triples
    /// @param vectors triples, as long as `from`; drawn exaggerated where they are too small to see
    record Arrows(String name, String role, double[] from, double[] vectors, String unit) implements Overlay {}

    /// One open polyline.
    record Path(String name, String role, double[] xyz, boolean dashed) implements Overlay {}

    /// Separate segments, coloured by a signed value each (zero in the middle of the map).
    ///
    /// @param ends six doubles a segment
    /// @param values one a segment
    record Segments(String name, String role, double[] ends, double[] values, String unit) implements Overlay {}

    /// Short texts that name points: numbers, indices.
    record Labels(String name, String role, double[] xyz, List<String> texts) implements Overlay {}
}
