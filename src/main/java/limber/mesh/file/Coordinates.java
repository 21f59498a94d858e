package limber.mesh.file;

import java.util.BitSet;
import java.util.function.IntFunction;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;

/// The coordinates of a file's vertices, checked where a face uses them. A vertex that no face uses may be anywhere.
///
/// @param xyz triples
/// @param place that of a vertex in the file, for the complaint, such as `x.obj:12`
record Coordinates(double[] xyz, IntFunction<String> place) {
    /// Refuses what is no number, or too far, and gives unused vertices without a place that of a used one.
    ///
    /// @param used vertices, one at least
    /// @throws BadInput `x.obj:12: the coordinate NaN is not a finite number; …`
    void check(int[] used) {
        var all = new BitSet();
        for (int i : used) all.set(i);
        for (int i = all.nextSetBit(0); i >= 0; i = all.nextSetBit(i + 1)) if (!fine(i)) throw bad(i, all);
        for (int i = 0; i < xyz.length / 3; i++)
            if (!all.get(i) && !fine(i)) Vec.of(xyz, used[0]).into(xyz, i);
    }

    private boolean fine(int i) {
        return worst(i) < 0;
    }

    /// The first coordinate of a vertex that cannot be used, −1 if there is none.
    private int worst(int i) {
        for (int c = 3 * i; c < 3 * i + 3; c++) if (!(Math.abs(xyz[c]) <= MeshLimits.COORDINATE)) return c;
        return -1;
    }

    private BadInput bad(int i, BitSet used) {
        double v = xyz[worst(i)];
        String what = place.apply(i) + ": the coordinate " + v;
        return new BadInput(Double.isFinite(v) ? what + " is beyond a million; " + nearer(used)
                : what + " is not a finite number; v x y z would be right");
    }

    /// What would bring the model near enough: its middle at the origin, or also a smaller unit.
    private String nearer(BitSet used) {
        double[] low = {1 / 0.0, 1 / 0.0, 1 / 0.0}, high = {-1 / 0.0, -1 / 0.0, -1 / 0.0};
        used.stream().filter(i -> Double.isFinite(xyz[3 * i] + xyz[3 * i + 1] + xyz[3 * i + 2])).forEach(i -> {
            for (int k = 0; k < 3; k++) {
                low[k] = Math.min(low[k], xyz[3 * i + k]);
                high[k] = Math.max(high[k], xyz[3 * i + k]);
            }
        });
        var by = new StringBuilder();
        double half = 0;
        for (int k = 0; k < 3; k++) {
            half = Math.max(half, high[k] / 2 - low[k] / 2);
            by.append(k == 0 ? "" : ", ").append(whole(-low[k] / 2 - high[k] / 2));
        }
        return half < MeshLimits.COORDINATE ? "the model moved to the origin, by " + by + ", would be right"
                : "a model that is smaller by a factor of " + whole(Math.ceil(half / MeshLimits.COORDINATE) + 1)
                        + ", with its middle at the origin, would be right";
    }

    private static String whole(double v) {
        return Math.abs(v) < 1e15 ? String.valueOf(Math.round(v)) : String.valueOf(v);
    }
}
