package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;

/// The rope as its centre line: a vertex a particle and no triangle; the window
/// draws it as a polyline.
///
/// @param points the channel that holds the centre line
record Line(Channel points) implements Phase {
    @Override public String name() { return "vertices"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(points).length / 3; }

    @Override public Formula formula() {
        return Formula.of("v = p");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] p = s.of(points), ring = s.of(RING),
                vertices = s.of(Skin.VERTICES), uv = s.of(Skin.UV),
                normals = s.of(Skin.NORMALS), tangents = s.of(Skin.TANGENTS);
        int segments = p.length / 3 - 1;
        for (int i = from; i < to; i++) {
            for (int j = 3 * i; j < 3 * i + 3; j++) vertices[j] = p[j];
            for (int j = 0; j < 3; j++) normals[3 * i + j] = ring[9 * i + 3 + j];
            for (int j = 0; j < 3; j++) tangents[3 * i + j] = ring[9 * i + j];
            uv[2 * i] = (double) i / segments;
        }
    }
}
