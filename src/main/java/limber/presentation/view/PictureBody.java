package limber.presentation.view;

import java.util.Optional;
import limber.engine.settings.Vec;
import limber.presentation.paint.Ink;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Shape;

/// A body of a picture, as values from which any face draws it.
///
/// @param shape before it is moved
/// @param ownNormals whether nothing but its own normals may light it
/// @param shift where it is moved to, m
/// @param behind how often it is taken a little further from the eye, so that it shows only where it differs
/// @param shadow the vertices of what throws its shadow on the ground, its own or those of the shape at rest; empty for
///   no shadow
/// @param lines the colour of its edges; empty where they are not shown
/// @param filled whether more than its edges is shown
public record PictureBody(Part part, Shape shape, boolean ownNormals, Cover cover, Vec shift, int behind,
        Optional<double[]> shadow, Optional<Ink> lines, boolean filled) {
    /// Share of the way to the eye that lines over a surface are brought nearer, and what is behind another surface is
    /// taken further.
    public static final double NEARER = 0.003;

    /// What a body is in its picture.
    public enum Kind { SURFACE, OBSTACLE, COMPARED, COMPARED_OBSTACLE, METHOD, GHOST }

    /// The place of a body in every picture of a scene.
    ///
    /// @param number among those of its kind, from 0
    public record Part(Kind kind, int number) {
        /// Whether a view from the side shows it.
        public boolean aside() {
            return kind == Kind.SURFACE || kind == Kind.OBSTACLE;
        }
    }

    /// Whether something is seen through it.
    public boolean clear() {
        return cover.light().diffuse().opacity() < 1;
    }

    /// Whether it is drawn after the ground: something is seen through it, or it is behind what may be such.
    public boolean late() {
        return clear() || behind > 0;
    }

    /// Whether its shadow is that of the shape at rest.
    public boolean shadowAtRest() {
        return shadow.filter(xyz -> xyz != shape.vertices()).isPresent();
    }
}
