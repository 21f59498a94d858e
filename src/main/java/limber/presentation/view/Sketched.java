package limber.presentation.view;

import limber.engine.Element;
import limber.engine.settings.Vec;

/// Something drawn over the scene beside what a model declares, such as the answer of a student. Its role is the
/// quantity whose colour it has.
public sealed interface Sketched {
    String role();

    /// @param xyz points, at least two
    record Line(double[] xyz, String role, boolean dashed) implements Sketched {}

    record Arrow(Vec from, Vec to, String role) implements Sketched {}

    record Ring(Element element, String role) implements Sketched {}
}
