package limber.models.ball;

import static limber.models.ball.BallChannels.VERTICES;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;

/// The transform from the ball's local frame into the world, which an object's
/// transform applies to the vertices of its mesh.
///
/// @param twice whether vertices that are in the world already are handed over as
///   if they were local, so that the transform is applied to them once more; unseen
///   until the ball is scaled
record Placing(double scale, boolean twice) implements Phase {
    @Override public String name() { return "place"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(VERTICES).length / 3; }

    @Override public Formula formula() {
        return twice ? Formula.of("x_w = s\\,(s\\,x)").number("s", "scale")
                : Formula.of("x_w = s\\,x").number("s", "scale");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), placed = s.of(Skin.PLACED);
        double times = twice ? scale * scale : scale;
        for (int j = 3 * from; j < 3 * to; j++) placed[j] = times * x[j];
    }
}
