package limber.models.rope;

import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The space of the cable's component: moved, turned about y, then scaled.
///
/// @param at where its origin is in the world, m
/// @param sin,cos of the angle by which it is turned
record Component(Vec at, double sin, double cos, double scale) {
    static Component of(Settings p) {
        double angle = Exact.toRadians(p.get(RopeParameters.COMPONENT_TURN));
        return new Component(p.get(RopeParameters.COMPONENT_AT), Exact.sin(angle), Exact.cos(angle),
                p.get(RopeParameters.COMPONENT_SCALE));
    }
}
