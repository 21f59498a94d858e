package limber.models.soft;

import static limber.models.soft.SoftParameters.*;

import java.util.List;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The presets of a soft body.
final class SoftPresets {
    /// The beam of the first scene, which never comes to rest.
    static final String SPRINGBOARD = "springboard";

    private SoftPresets() {}

    static List<Preset> all(Settings defaults) {
        Settings block = defaults.with(ROTATION, 20.0).with(COLLIDE, true);
        return List.of(
                new Preset("block", block).pictured(45),
                new Preset("cantilever", cantilever(defaults)).pictured(40),
                new Preset("squeeze", squeeze(defaults)).pictured(20),
                new Preset("ball", ball(defaults)).pictured(45),
                new Preset("shape-matched", shapeMatched(block)).pictured(45),
                new Preset("inverts", inverts(block)).pictured(45),
                new Preset("bug-masses", block.with(MASSING, Massing.PUBLISHED), true).pictured(45),
                new Preset("gummy", gummy(defaults)).pictured(40),
                new Preset(SPRINGBOARD, cantilever(defaults).with(YOUNGS, 2e6).with(DAMPING, 0.0)).pictured(17));
    }

    private static Settings cantilever(Settings p) {
        return p.with(METHOD, Method.FEM).with(CELLS_X, 12).with(CELLS_Y, 3).with(CELLS_Z, 3).with(CELL, 0.08)
                .with(PINS, Pins.LEFT).with(YOUNGS, 5e6).with(DAMPING, 3.0).with(CLOCK.substep, 0.0004)
                .with(CLOCK.substeps, 40);
    }

    private static Settings squeeze(Settings p) {
        return p.with(METHOD, Method.FEM).with(MATERIAL, Law.ST_VENANT_KIRCHHOFF).with(CELLS_X, 4).with(CELLS_Y, 4)
                .with(CELLS_Z, 4).with(PINS, Pins.BOTTOM_AND_TOP).with(STRETCH, new Vec(1, 0.75, 1))
                .with(GRAVITY, Vec.ZERO).with(POISSON, 0.45).with(DAMPING, 5.0).with(CLOCK.substep, 0.001)
                .with(CLOCK.substeps, 16);
    }

    private static Settings ball(Settings p) {
        return p.with(METHOD, Method.NEO_HOOKEAN_XPBD).with(SHAPE, BALL).with(CELLS_X, 6).with(YOUNGS, 5e4)
                .with(POISSON, 0.4).with(LAUNCH, new Vec(1, 0, 0)).with(SPIN, new Vec(0, 0, -4)).with(COLLIDE, true);
    }

    private static Settings gummy(Settings p) {
        return p.with(SHAPE, "gummy").with(CELLS_X, 9).with(CELL, 0.12).with(ROTATION, 14.0).with(COLLIDE, true)
                .with(EDGE_COMPLIANCE, 1e-4).with(DAMPING, 0.5);
    }

    private static Settings shapeMatched(Settings block) {
        return block.with(METHOD, Method.SHAPE_MATCHING).with(LINEAR, 0.5).with(DAMPING, 2.0)
                .with(CLOCK.substep, 0.004).with(CLOCK.substeps, 4);
    }

    private static Settings inverts(Settings block) {
        return block.with(METHOD, Method.FEM).with(MATERIAL, Law.ST_VENANT_KIRCHHOFF).with(YOUNGS, 3e4)
                .with(POISSON, 0.4).with(DAMPING, 0.5);
    }
}
