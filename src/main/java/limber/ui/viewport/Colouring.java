package limber.ui.viewport;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.image.Image;
import limber.engine.Overlay;

/// A surface coloured by value instead of by its texture.
///
/// @param most the value at the end of the map
record Colouring(Overlay.Surface surface, double most) {
    /// That of the first of the overlays that is one and is shown.
    ///
    /// @param held the end of each map so far, by name; it only grows, or what dies away would look as strong as ever
    static Optional<Colouring> of(List<Overlay> overlays, Set<String> shown, Map<String, Double> held) {
        return overlays.stream().filter(o -> o instanceof Overlay.Surface && shown.contains(o.name())).map(Overlay.Surface.class::cast).findFirst()
                .map(s -> new Colouring(s, s.most() > 0 ? s.most() : held.merge(s.name(), Legend.scale(s.values()), Math::max)));
    }

    /// Where on the map each vertex lies, 0..1; what is not a number lies where zero does.
    double[] shares() {
        double[] values = surface.values(), shares = new double[values.length];
        double zero = surface.signed() ? 0.5 : 0, reach = (1 - zero) / most;
        for (int i = 0; i < shares.length; i++) shares[i] = Double.isNaN(values[i]) ? zero : Math.clamp(zero + reach * values[i], 0, 1);
        return shares;
    }

    /// The map as a texture one pixel high.
    Image map(Palette palette) {
        return Textures.map(Palette.MAP_SIZE, t -> surface.signed() ? palette.diverging(2 * t - 1) : palette.magnitude(t));
    }
}
