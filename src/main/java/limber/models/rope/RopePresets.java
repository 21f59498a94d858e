package limber.models.rope;

import static limber.models.rope.RopeParameters.*;

import java.util.List;
import limber.engine.Clock;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The presets of a rope: our own, and the three published ones, faults included.
final class RopePresets {
    /// The rope of the first scene.
    static final String THICK = "thick";

    private RopePresets() {}

    static List<Preset> all(Settings defaults) {
        Settings cable = cable(defaults);
        return List.of(
                new Preset("classroom", classroom(defaults)).pictured(32),
                new Preset("default", defaults).pictured(32),
                new Preset("hook", hook(defaults), true).pictured(90),
                new Preset("cable", cable, true).pictured(20),
                new Preset("cable-pipeline", cable.with(PIPELINE, true), true).pictured(22),
                new Preset("unity-port", unityPort(defaults), true).pictured(20),
                new Preset(THICK, classroom(defaults).with(WIDTH, 0.34).with(SIDES, 24)).pictured(32));
    }

    /// Few and thick sticks: every correction can be seen from the back of a room.
    private static Settings classroom(Settings p) {
        return p.with(SEGMENTS, 12).with(WIDTH, 0.14).with(TILE, 0.5).with(TEXTURE, "braid");
    }

    private static Settings hook(Settings p) {
        return p.with(SEGMENTS, 80)
                .with(GRAVITY, new Vec(0, -1, 0))
                .with(CLOCK.substep, 0.02)
                .with(CLOCK.rule, Clock.Rule.FIXED)
                .with(ITERATIONS, 200)
                .with(CORRECTION, Correction.HALF)
                .with(COINCIDENT, Coincident.PUBLISHED)
                .with(DRIVE, Drive.AFTER)
                .with(END_LOCK, EndLock.PUBLISHED)
                .with(REFIRE, Refire.PUBLISHED)
                .with(SKIN, SkinShape.CYLINDERS)
                .with(RING_FRAME, RingFrame.LOOK)
                .with(MESH_CACHE, MeshCache.PUBLISHED)
                .with(WIDTH, 0.04)
                .with(SIDES, 12);
    }

    private static Settings cable(Settings p) {
        return p.with(CLOCK.rule, Clock.Rule.ACCUMULATED)
                .with(CLOCK.substep, 0.02)
                .with(ITERATIONS, 1)
                .with(SEGMENTS, 10)
                .with(LENGTH, 1.0)
                .with(END, new Vec(1, 0, 0))
                .with(GRAVITY, new Vec(0, -9.8, 0))
                .with(PIN_START, true)
                .with(PIN_END, true)
                .with(CORRECTION, Correction.WEIGHTED)
                .with(COINCIDENT, Coincident.PUBLISHED)
                .with(SKIN, SkinShape.TUBE)
                .with(SIDES, 4)
                .with(RING_FRAME, RingFrame.SHORTEST_ARC)
                .with(WIDTH, 0.1)
                .with(CAPS, false)
                .with(REBUILD, Rebuild.EVERYTHING);
    }

    private static Settings unityPort(Settings p) {
        return p.with(SEGMENTS, 2)
                .with(LENGTH, 10.0)
                .with(CLOCK.substep, 1.0)
                .with(CLOCK.rule, Clock.Rule.FIXED)
                .with(ITERATIONS, 1)
                .with(INITIAL_PREVIOUS, Previous.ZERO)
                .with(GRAVITY, new Vec(0, -0.918, 0))
                .with(CORRECTION, Correction.WEIGHTED)
                .with(COINCIDENT, Coincident.PUBLISHED)
                .with(START, Vec.ZERO)
                .with(END, Vec.ZERO)
                .with(PIN_START, true)
                .with(PIN_END, true)
                .with(PLACEMENT, Placement.ALONG_X)
                .with(WARM_UP, 1)
                .with(END_FOLLOWS, EndFollows.TARGET)
                .with(SKIN, SkinShape.RIBBON)
                .with(WIDTH, 2.0)
                .with(RIBBON_RULE, RibbonRule.PUBLISHED);
    }
}
