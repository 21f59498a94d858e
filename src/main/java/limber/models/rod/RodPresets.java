package limber.models.rod;

import static limber.models.rod.RodParameters.*;

import java.util.List;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The presets of a rod.
final class RodPresets {
    private static final List<Vec> ARCH = List.of(
            new Vec(0, 0, 0), new Vec(0, 2.4, 0), new Vec(0.4, 4.9, 0), new Vec(1.9, 6.9, 0), new Vec(4.3, 7.6, 0),
            new Vec(6.5, 6.4, 0));
    /// Leans one way, then the other.
    private static final List<Vec> S_CURVE = List.of(
            new Vec(0, 0, 0), new Vec(0, 2, 0), new Vec(4.2, 3.6, 0), new Vec(-4.2, 5.4, 0), new Vec(0, 7.2, 0),
            new Vec(0, 9.2, 0));
    /// Once around, out of any plane.
    private static final List<Vec> SPACE_CURVE = List.of(
            new Vec(0, 0, 0), new Vec(0, 2, 0), new Vec(3, 3, 0.5), new Vec(2.5, 4.5, 4), new Vec(-2, 6, 3.5),
            new Vec(-2, 7.5, -1), new Vec(1, 8.5, -1.5));

    private RodPresets() {}

    static List<Preset> all(Settings defaults) {
        Settings arch = defaults.with(POINTS_AT, ARCH);
        return List.of(
                new Preset("swaying", arch.with(SWAY, 1.5)),
                new Preset("arch", arch),
                new Preset("published", published(defaults), true),
                new Preset("straight", defaults),
                new Preset("s-curve", defaults.with(POINTS_AT, S_CURVE)),
                new Preset("fishing-rod", pulled(defaults)),
                new Preset("space-curve", defaults.with(POINTS_AT, SPACE_CURVE)));
    }

    /// The published program places its control points anew in every frame, by its pull.
    private static Settings published(Settings p) {
        return pulled(p).with(INTERPOLATION, Interpolation.NLERP)
                .with(NORMAL, NormalRule.PUBLISHED)
                .with(TANGENT, TangentRule.PUBLISHED)
                .with(BINOMIALS, Binomials.INT)
                .with(BEYOND_ENDS, BeyondEnds.PUBLISHED)
                .with(TAPER_NORMALS, TaperNormals.PUBLISHED)
                .with(NORMALS, NormalUpdate.STALE);
    }

    /// A pull of 10 N, at which every joint bends fully, as published.
    static Settings pulled(Settings p) {
        return p.with(MODE, Mode.FORCE).with(FORCE, 10.0).with(BEND_FORCE, List.of(10.0));
    }
}
