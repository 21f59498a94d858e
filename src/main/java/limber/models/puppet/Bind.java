package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;

/// The weights of the bones in each vertex: they are not negative and add up to 1.
/// Two bones share the vertices around the joint between them.
///
/// ```
///     c_b   1 |      ____     the share of all bones from b on, by height
///             |    /
///           0 |___/________   overlap/2 below to overlap/2 above the joint
/// ```
/// @param overlap how high the shared part is, m
/// @param slack rigid: how far below a joint a vertex belongs to the bone above, m
/// @param rigid whether each vertex has one bone only
record Bind(double overlap, double slack, boolean rigid) implements Phase {
    /// Numbers that a vertex has room for.
    private static final int ROOM = PuppetParameters.MOST_BONES;

    @Override public String name() { return "bind"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(VERTICES).length / 3; }

    @Override public Formula formula() {
        return rigid
                ? Formula.of("c_b = 1\\;\\text{above the joint},\\;"
                        + "0\\;\\text{below}", "w_b = c_b - c_{b+1}")
                        .number("w_b", "w")
                : Formula.of("g = \\frac{y - J_b}{o} + \\frac{1}{2}",
                        "c_b = g^2\\,(3 - 2\\,g)", "w_b = c_b - c_{b+1}")
                        .number("y", "y", "m", "position")
                        .number("J_b", "joint", "m", "position")
                        .number("o", "overlap", "m")
                        .number("w_b", "w");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] p = s.of(SurfaceSkin.REST), joints = s.of(REST_POINTS),
                weights = s.of(WEIGHTS);
        int bones = joints.length / 3 - 1;
        for (int i = from; i < to; i++) {
            double y = p[3 * i + 1];
            double share = 1;
            for (int b = 0; b < bones; b++) {
                double joint = joints[3 * b + 4];
                double above = b + 1 == bones ? 0 : share(y, joint);
                double w = share - above;
                weights[ROOM * i + b] = w;
                share = above;
            }
        }
    }

    /// The share of all bones above a joint in a vertex at height y.
    private double share(double y, double joint) {
        if (rigid) return y >= joint - slack ? 1 : 0;
        double g = Math.max(0, Math.min(1, (y - joint) / overlap + 0.5));
        return g * g * (3 - 2 * g);
    }
}
