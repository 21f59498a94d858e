package limber.models.cloth;

import static limber.models.cloth.ClothParameters.*;

import java.util.List;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The presets of a cloth.
final class ClothPresets {
    private ClothPresets() {}

    static List<Preset> all(Settings defaults) {
        return List.of(
                new Preset("curtain", defaults).pictured(75),
                new Preset("curtain-implicit", defaults.with(METHOD, Method.SPRINGS)).pictured(75),
                new Preset("curtain-vbd", defaults.with(METHOD, Method.VBD)).pictured(75),
                new Preset("tablecloth", tablecloth(defaults)).pictured(90),
                new Preset("one-spring", oneSpring(defaults)).pictured(5),
                new Preset("chain-20", chain(defaults)).pictured(30),
                new Preset("explodes", explodes(defaults)).pictured(66),
                new Preset("bug-masses", defaults.with(MASSING, Massing.PUBLISHED), true).pictured(75),
                new Preset("bug-lambda", bugLambda(defaults), true).pictured(60));
    }

    private static Settings oneSpring(Settings p) {
        return p.with(COLUMNS, 1).with(ROWS, 0).with(WIDTH, 1.0).with(GATHER, 0.0)
                .with(SHAPE, List.of(Vec.ZERO, new Vec(1.5, 0, 0))).with(PINS, Pins.CORNER).with(MASS, 2.0)
                .with(GRAVITY, Vec.ZERO).with(DRAG, 0.0).with(COMPLIANCE, 0.001).with(STIFFNESS, 1000.0)
                .with(CLOCK.substep, 1.0 / 60).with(CLOCK.substeps, 1).with(ITERATIONS, 1);
    }

    private static Settings chain(Settings p) {
        return p.with(COLUMNS, 20).with(ROWS, 0).with(WIDTH, 2.0).with(GATHER, 0.0).with(BEND, false).with(MASS, 20.0)
                .with(DRAG, 0.0).with(METHOD, Method.VBD).with(STIFFNESS, 10_000.0).with(CLOCK.substep, 1.0 / 60)
                .with(CLOCK.substeps, 1).with(ITERATIONS, 10);
    }

    private static Settings tablecloth(Settings p) {
        return p.with(COLUMNS, 20).with(ROWS, 20).with(WIDTH, 1.6).with(HEIGHT, 1.6)
                .with(ORIENTATION, Orientation.LYING).with(GATHER, 0.0).with(PINS, Pins.NONE).with(WIND, Vec.ZERO)
                .with(DRAG, 0.2).with(DAMPING, 0.5).with(COMPLIANCE, 0.0).with(SHEAR_COMPLIANCE, 0.01)
                .with(BEND_COMPLIANCE, 0.2).with(COLLIDE, true).with(FRICTION, 0.6).with(SPHERE_RADIUS, 0.4);
    }

    private static Settings explodes(Settings p) {
        return p.with(COLUMNS, 12).with(ROWS, 8).with(WIND, new Vec(0, 0, 2)).with(DRAG, 0.1)
                .with(METHOD, Method.SPRINGS).with(INTEGRATOR, Integrator.EXPLICIT).with(STIFFNESS, 20.0)
                .with(SHEAR_STIFFNESS, 5.0).with(BEND_STIFFNESS, 0.2).with(CLOCK.substep, 1.0 / 960)
                .with(CLOCK.substeps, 16);
    }

    private static Settings bugLambda(Settings p) {
        return p.with(COLUMNS, 10).with(ROWS, 0).with(WIDTH, 1.0).with(GATHER, 0.0).with(BEND, false)
                .with(PINS, Pins.CORNER).with(DRAG, 0.0).with(DAMPING, 2.0).with(COMPLIANCE, 0.01)
                .with(CLOCK.substep, 1.0 / 60).with(CLOCK.substeps, 1).with(ITERATIONS, 20)
                .with(LAMBDA, Lambda.OMITTED);
    }
}
