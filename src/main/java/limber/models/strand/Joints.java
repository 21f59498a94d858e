package limber.models.strand;

import limber.engine.settings.Settings;

/// The joints that act: those between two segments, and at a clamped end the one between the clamp and its segment.
///
/// @param first its number is that of its particle
record Joints(int segments, boolean closed, int first, int count) {
    static Joints of(Settings p) {
        int n = p.get(StrandParameters.SEGMENTS);
        if (!StrandParameters.open(p)) return new Joints(n, true, 0, n);
        int first = StrandParameters.startClamped(p) ? 0 : 1, last = StrandParameters.endClamped(p) ? n : n - 1;
        return new Joints(n, false, first, Math.max(0, last - first + 1));
    }

    /// How many there are, with those that do not act.
    static int all(Settings p) {
        return p.get(StrandParameters.SEGMENTS) + (StrandParameters.open(p) ? 1 : 0);
    }

    boolean acts(int joint) {
        return joint >= first && joint < first + count;
    }

    /// Whether one of its frames is a clamp.
    boolean atClamp(int joint) {
        return !closed && (joint == 0 || joint == segments);
    }

    /// The segment before a joint; that of the ring's first joint is the last one.
    int before(int joint) {
        return joint == 0 ? segments - 1 : joint - 1;
    }
}
