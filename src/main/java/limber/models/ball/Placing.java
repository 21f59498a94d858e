package limber.models.ball;

import static limber.models.ball.BallChannels.VERTICES;

import java.util.Map;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;

/// From the ball's local frame into the world.
record Placing(double scale) implements Phase {
    @Override public String name() { return "place"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(VERTICES).length / 3; }

    @Override public Formula formula() {
        return new Formula("x_w = s\\,x", Map.of("s", "scale"));
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), placed = s.of(Skin.PLACED);
        for (int j = 3 * from; j < 3 * to; j++) placed[j] = scale * x[j];
    }
}
