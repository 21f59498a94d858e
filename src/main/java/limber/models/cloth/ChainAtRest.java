package limber.models.cloth;

import static limber.models.cloth.ClothParameters.*;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The closed form of a chain at rest, straight under its first particle: each segment is longer by the pull that it
/// carries over its stiffness.
///
/// From the top segment j carries T − (j + ½)·m_s·g. With one end pinned T = N·m_s·g; with both, T is such that the
/// segments together are as long as the way between the pins.
final class ChainAtRest {
    /// Half the length of a mark, as a share of a segment.
    private static final double MARK = 0.5;

    private ChainAtRest() {}

    static OverlayKind overlay() {
        return OverlayKind.some("truth", (p, s) -> places(p, s)
                .map(xyz -> marks(xyz, MARK * p.get(WIDTH) / p.get(COLUMNS))).orElse(List.of()));
    }

    /// A short line across the chain at each place, since a dot would hide under its particle.
    private static List<Overlay> marks(double[] xyz, double half) {
        return IntStream.range(0, xyz.length / 3).<Overlay>mapToObj(i -> {
            var ends = new double[6];
            Vec.of(xyz, i).minus(new Vec(half, 0, 0)).into(ends, 0);
            Vec.of(xyz, i).plus(new Vec(half, 0, 0)).into(ends, 1);
            return new Overlay.Path("truth", "truth", ends, false);
        }).toList();
    }

    /// Positions of all particles, xyz triples; empty where this is no such chain, or
    /// a segment would be pressed to nothing.
    static Optional<double[]> places(Settings p, State s) {
        int n = p.get(COLUMNS);
        Vec g = p.get(GRAVITY), top = Vec.of(s.of(ClothChannels.POSITION), 0),
                bottom = Vec.of(s.of(ClothChannels.POSITION), n);
        double k = stiffness(p), part = p.get(MASS) / n, rest = p.get(WIDTH) / n, weight = -part * g.y();
        boolean one = p.get(PINS) == Pins.CORNER || p.get(PINS) == Pins.LEFT_EDGE,
                both = p.get(PINS) == Pins.TOP_CORNERS || p.get(PINS) == Pins.CORNERS;
        if (!chain(p) || !held(s, n, both) || !(one || both) || k == 0 || g.x() != 0 || g.z() != 0 || !(g.y() < 0)
                || both && (top.x() != bottom.x() || top.z() != bottom.z()))
            return Optional.empty();
        double way = top.y() - bottom.y(), pull = both ? (way / n - rest) * k + 0.5 * n * weight : n * weight;
        var xyz = new double[3 * n + 3];
        double y = top.y();
        for (int j = 0; j <= n; j++) {
            new Vec(top.x(), y, top.z()).into(xyz, j);
            double length = rest + (pull - (j + 0.5) * weight) / k;
            if (j < n && !(length > 0)) return Optional.empty();
            y -= length;
        }
        return Optional.of(xyz);
    }

    private static boolean chain(Settings p) {
        return p.get(ROWS) == 0 && !p.get(BEND) && !p.get(COLLIDE) && p.get(MASSING) == Massing.AREA
                && p.get(LAMBDA) == Lambda.ACCUMULATED;
    }

    /// Whether no particle but the pinned ends is held.
    private static boolean held(State s, int n, boolean both) {
        double[] w = s.of(ClothChannels.INVERSE_MASS);
        for (int i = 1; i < n; i++) if (w[i] == 0) return false;
        return w[0] == 0 && w[n] == 0 == both;
    }

    private static double stiffness(Settings p) {
        if (p.get(METHOD) != Method.XPBD) return p.get(STIFFNESS);
        return p.get(COMPLIANCE) == 0 ? 0 : 1 / p.get(COMPLIANCE);
    }
}
