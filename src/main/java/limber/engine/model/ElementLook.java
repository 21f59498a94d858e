package limber.engine.model;

import java.util.Optional;
import limber.engine.Channel;

/// The look of the elements of a kind where nothing else draws them.
///
/// @param radius of points and edges, m; 0 for dots and lines
/// @param radii a channel of one number that has the radius of each instead, m
/// @param role the quantity or material whose colour they have; empty for that of their shape
/// @param measure that colours them, of these elements or of their points
public record ElementLook(double radius, Optional<Channel> radii, String role, Optional<String> measure) {
    static final ElementLook PLAIN = new ElementLook(0, Optional.empty(), "", Optional.empty());

    /// Whether points and edges are bodies.
    boolean thick() {
        return radius > 0 || radii.isPresent();
    }
}
