package limber.models.strand;

import static limber.models.strand.StrandParameters.*;

import java.util.List;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The presets of a strand.
final class StrandPresets {
    private StrandPresets() {}

    static List<Preset> all(Settings defaults) {
        Settings rubber = defaults.with(RADIUS, 0.01).with(YOUNGS, 1e6).with(SHEAR_MODULUS, 4e5),
                wire = defaults.with(YOUNGS, 1e7).with(SHEAR_MODULUS, 4e6), spring = spring(wire);
        return List.of(
                new Preset("cantilever", defaults).pictured(90),
                new Preset("torsion", defaults.with(GRAVITY, Vec.ZERO).with(TORQUE, new Vec(6, 0, 0))
                        .with(SPIN_DAMPING, 10.0)).pictured(90),
                new Preset("cable", rubber.with(SEGMENTS, 24).with(LENGTH, 1.6).with(ARC_ANGLE, 150.0)
                        .with(START_PIN, Pin.HELD).with(END_PIN, Pin.HELD)).pictured(90),
                new Preset("spring", spring).pictured(40),
                new Preset("phone-cord", wire.with(PLACEMENT, Placing.HELIX).with(REST, Rest.PLACED)
                        .with(SEGMENTS, 96).with(COILS, 8.0).with(HELIX_RADIUS, 0.03).with(PITCH, 0.05)
                        .with(RADIUS, 0.005).with(END_PIN, Pin.CLAMPED)).pictured(60),
                new Preset("ring", ring(rubber)).pictured(240),
                new Preset("plectoneme", plectoneme(rubber)).pictured(420),
                new Preset("whip", wire.with(SEGMENTS, 24).with(ARC_ANGLE, 400.0).with(GRAVITY, Vec.ZERO)
                        .with(RADIUS, 0.008).with(DAMPING, 0.3).with(SPIN_DAMPING, 0.3)).pictured(20),
                new Preset("published", spring.with(ORDER, Order.BILATERAL)
                        .with(PROJECTION, Projection.ARTICLE).with(LAMBDA, Lambda.OMITTED)
                        .with(SIGN, Sign.VECTOR).with(WEIGHT, Rule.PUBLISHED).with(SPIN_UPDATE, Rule.PUBLISHED),
                        true).pictured(40),
                new Preset("bug-sign", wire.with(LENGTH, 0.5).with(ARC_ANGLE, -120.0).with(DARBOUX, new Vec(4, 0, 0))
                        .with(START_PIN, Pin.HELD).with(GRAVITY, Vec.ZERO).with(RADIUS, 0.005)
                        .with(SIGN, Sign.VECTOR), true).pictured(60));
    }

    private static Settings spring(Settings wire) {
        return wire.with(PLACEMENT, Placing.HELIX).with(ALONG, Along.DOWN).with(REST, Rest.PLACED)
                .with(SEGMENTS, 60).with(RADIUS, 0.006);
    }

    private static Settings ring(Settings rubber) {
        return rubber.with(CLOSED, true).with(START_PIN, Pin.FREE).with(SEGMENTS, 40).with(TURNS, 3.0)
                .with(RIPPLE, 0.001).with(GRAVITY, Vec.ZERO).with(DAMPING, 0.5).with(SPIN_DAMPING, 2.0)
                .with(SELF_CONTACT, true).with(THICKNESS, 0.03);
    }

    private static Settings plectoneme(Settings rubber) {
        return rubber.with(SEGMENTS, 48).with(ARC_ANGLE, 280.0).with(END_PIN, Pin.CLAMPED).with(END_RATE, 360.0)
                .with(GRAVITY, new Vec(0, -2, 0)).with(DAMPING, 2.0).with(SPIN_DAMPING, 5.0)
                .with(SELF_CONTACT, true).with(THICKNESS, 0.025);
    }
}
