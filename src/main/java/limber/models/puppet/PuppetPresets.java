package limber.models.puppet;

import static limber.models.puppet.PuppetParameters.*;

import java.util.List;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The presets of a puppet.
final class PuppetPresets {
    /// A hand that is moved to and fro.
    static final String WAVE = "wave";

    private PuppetPresets() {}

    static List<Preset> all(Settings defaults) {
        Settings cylinder = defaults.with(MESH, CYLINDER), skinning = cylinder.with(METHOD, Method.SKINNING),
                arap = cylinder.with(METHOD, Method.ARAP).with(FIXED, 0.15).with(MOVED_SHARE, 0.15).with(SWEEPS, 20);
        Settings bend = skinning.with(PULL, new Vec(0.95, -1.3, 0)).with(SWAY, 0.3),
                twist = skinning.with(TWIST, 180.0).with(SWAY, 0.3);
        return List.of(
                new Preset("lattice", defaults.with(PULLED, 16).with(PULL, new Vec(0.5, 2.2, 0)).with(SWAY, 1.2)),
                new Preset("local-lattice", defaults.with(BASIS, Basis.TRILINEAR).with(CELLS_X, 4).with(CELLS_Y, 4)
                        .with(CELLS_Z, 4).with(PULLED, 72).with(PULL, new Vec(0.2, 0.8, 0)).with(SWAY, 0.4)),
                new Preset("bend-lbs", bend),
                new Preset("bend-dqs", bend.with(BLEND, Blending.DUAL_QUATERNION)),
                new Preset("twist-lbs", twist),
                new Preset("twist-dqs", twist.with(BLEND, Blending.DUAL_QUATERNION)),
                new Preset("arap-bend", arap.with(PULL, new Vec(0.9, -0.7, 0)).with(TILT, -90.0).with(SWAY, 0.2)),
                new Preset("arap-twist", arap.with(TWIST, 90.0).with(SWAY, 0.15)),
                new Preset("figure",
                        arap.with(MESH, "figure").with(MOVED_SHARE, 0.28).with(PULL, new Vec(0.35, -0.1, 0))
                                .with(TILT, -25.0).with(SWAY, 0.3).with(TEXTURE, "none")),
                new Preset(WAVE, arap.with(MESH, "waving-figure").with(MOVED_SHARE, 0.12).with(SWAY, 0.22)
                        .with(SWAY_PERIOD, 1.2).with(TEXTURE, "none")));
    }
}
