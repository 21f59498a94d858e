package limber.models.ball;

import static limber.models.ball.BallChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;
import limber.oracle.Oscillator;

/// The exact step of the springs: between pushes a vertex is a damped oscillator
/// u'' + c·u' + k·u = 0, and one substep of its closed form is a linear map of
/// displacement and velocity that is the same for all.
///
/// @param uu,uv what the displacement and the velocity (s) before give to the
///   displacement after
/// @param vu,vv what they give to the velocity after, 1/s and 1
record Exact(double uu, double uv, double vu, double vv) implements Phase {
    Exact(Oscillator oscillator, double h) {
        this(oscillator.position(h, 1, 0), oscillator.position(h, 0, 1),
                oscillator.velocity(h, 1, 0),
                oscillator.velocity(h, 0, 1));
    }

    @Override public String name() { return "relax"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(VERTICES).length / 3; }

    @Override public Formula formula() {
        return Formula.of("u = x - x_0",
                "\\begin{pmatrix}u'\\\\v'\\end{pmatrix} = "
                        + "\\begin{pmatrix}m_{uu}&m_{uv}\\\\"
                        + "m_{vu}&m_{vv}\\end{pmatrix}"
                        + "\\begin{pmatrix}u\\\\v\\end{pmatrix}")
                .vector("u", "u", "m", "correction")
                .vector("v", "v", "m/s", "velocity").number("m_{uu}", "uu")
                .number("m_{uv}", "uv", "s")
                .number("m_{vu}", "vu", "1/s").number("m_{vv}", "vv");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), velocity = s.of(VELOCITY),
                rest = s.of(SurfaceSkin.REST);
        for (int j = 3 * from; j < 3 * to; j++) {
            double u = x[j] - rest[j];
            double v = velocity[j];
            x[j] = rest[j] + (uu * u + uv * v);
            velocity[j] = vu * u + vv * v;
        }
    }
}
