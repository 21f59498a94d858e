package limber.presentation.view;

import java.util.List;
import java.util.OptionalDouble;
import limber.engine.model.Overlay;
import limber.engine.run.Picture;

/// The solid bodies of a picture beside its surface, such as obstacles.
public final class Solids {
    private Solids() {}

    /// Those that are shown.
    public static List<Overlay.Solid> of(Picture now, ShownLayers shown) {
        return now.overlays().stream().filter(o -> o instanceof Overlay.Solid && shown.has(o.name()))
                .map(Overlay.Solid.class::cast).toList();
    }

    /// The height of a floor among the bodies, m, on which the ground of the view is drawn; empty without one, and
    /// where no ground is shown.
    public static OptionalDouble level(Picture now, ShownLayers shown) {
        if (!shown.has(ShownLayers.GROUND)) return OptionalDouble.empty();
        return of(now, shown).stream().filter(Solids::flat).mapToDouble(floor -> floor.xyz()[1]).max();
    }

    /// Whether all of a body lies at one height.
    public static boolean flat(Overlay.Solid body) {
        double[] xyz = body.xyz();
        for (int i = 4; i < xyz.length; i += 3) if (xyz[i] != xyz[1]) return false;
        return true;
    }
}
