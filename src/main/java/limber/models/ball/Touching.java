package limber.models.ball;

import static limber.models.ball.BallChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;

/// The press state at the start of a frame: whether the ball is pressed, and the
/// acting point off the surface along its normal, a = (p + n·offset) / scale. When
/// a press has ended, the phase records where the vertex most displaced is let go,
/// as the start of the closed form.
///
/// @param offset of the acting point from the surface, m
/// @param every frames from the start of one press of its own to that of the next;
///   0 for none
/// @param lasts frames that a press of its own lasts
/// @param spring stiffness per unit mass, 1/s², for the energy
record Touching(double offset, double scale, int every, int lasts, double spring)
        implements Phase {
    @Override public String name() { return "touch"; }
    @Override public String of() { return ""; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return 1; }

    @Override public Formula formula() {
        return Formula.of("a = \\frac{p + o\\,n}{s}")
                .vector("a", "a", "m", "position").number("o", "offset", "m")
                .number("s", "scale");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] press = s.of(PRESS), at = s.of(PRESS_AT);
        boolean before = press[PRESSED] != 0;
        if (every > 0) {
            double wait = Math.min(press[WAIT], every) - 1;
            if (wait <= 0) press[LEFT] = Math.max(press[LEFT], lasts);
            press[WAIT] = wait <= 0 ? every : wait;
        }
        boolean pressed = press[LEFT] > 0;
        if (pressed) press[LEFT] -= 1;
        press[PRESSED] = pressed ? 1 : 0; // gap touch
        double ax = (at[0] + at[3] * offset) / scale,
                ay = (at[1] + at[4] * offset) / scale,
                az = (at[2] + at[5] * offset) / scale;
        at[6] = ax;
        at[7] = ay;
        at[8] = az; // end of gap touch
        if (!pressed && (before || press[RETAKE] != 0))
            letGo(s.of(VERTICES), s.of(VELOCITY), s.of(SurfaceSkin.REST),
                    s.of(WATCHED));
        press[RETAKE] = 0;
        s.of(WATCHED)[SINCE] += s.of(Clock.CHANNEL)[Clock.COUNT]
                * s.of(Clock.CHANNEL)[Clock.STEP];
    }

    private void letGo(double[] vertices, double[] velocity, double[] rest,
            double[] watched) {
        int most = 0;
        double largest = -1, energy = 0;
        for (int j = 0; j < rest.length; j += 3) {
            double ux = vertices[j] - rest[j], uy = vertices[j + 1] - rest[j + 1],
                    uz = vertices[j + 2] - rest[j + 2];
            double uu = ux * ux + uy * uy + uz * uz;
            double vv = velocity[j] * velocity[j]
                    + velocity[j + 1] * velocity[j + 1]
                    + velocity[j + 2] * velocity[j + 2];
            energy += 0.5 * vv + 0.5 * spring * uu;
            if (uu <= largest) continue;
            largest = uu;
            most = j;
        }
        for (int k = 0; k < 3; k++)
            watched[k] = vertices[most + k] - rest[most + k];
        for (int k = 0; k < 3; k++) watched[3 + k] = velocity[most + k];
        watched[NUMBER] = most / 3;
        watched[SINCE] = 0;
        watched[ENERGY] = energy;
    }
}
