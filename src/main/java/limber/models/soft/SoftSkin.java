package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The phases of the skin: the vertices of a block are its particles; those of an
/// embedded surface are carried by their tets.
final class SoftSkin {
    private SoftSkin() {}

    static List<Phase> phases(boolean embedded) {
        var phases = new ArrayList<Phase>();
        phases.add(embedded ? new Carried() : new Vertices());
        phases.addAll(SurfaceSkin.phases(false, 0, 1));
        return List.copyOf(phases);
    }

    /// The vertices of a block.
    record Vertices() implements Phase {
        @Override public String name() { return "vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public Formula formula() { return Formula.of("v_i = x_i"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] vertices = s.of(Skin.VERTICES), position = s.of(POSITION);
            for (int j = 3 * from; j < 3 * to; j++) vertices[j] = position[j];
        }
    }

    /// The vertices of a surface, each in its place in a tet.
    record Carried() implements Phase {
        @Override public String name() { return "embed"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.ints(BOUND_TO).length; }

        @Override public Formula formula() {
            return Formula.of("v = b_0\\,x_0 + b_1\\,x_1 + b_2\\,x_2 + b_3\\,x_3")
                    .number("b_0", "b0").number("b_1", "b1").number("b_2", "b2")
                    .number("b_3", "b3").vector("v", "v", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] vertices = s.of(Skin.VERTICES), x = s.of(POSITION),
                    weights = s.of(WEIGHTS);
            int[] corners = s.ints(TET_CORNERS), tets = s.ints(BOUND_TO);
            for (int i = from; i < to; i++) {
                int tet = 4 * tets[i];
                int a = 3 * corners[tet], b = 3 * corners[tet + 1],
                        c = 3 * corners[tet + 2],
                        d = 3 * corners[tet + 3];
                double b0 = weights[4 * i], b1 = weights[4 * i + 1],
                        b2 = weights[4 * i + 2], b3 = weights[4 * i + 3];
                double vx = b0 * x[a] + b1 * x[b] + b2 * x[c] + b3 * x[d],
                        vy = b0 * x[a + 1] + b1 * x[b + 1] + b2 * x[c + 1]
                                + b3 * x[d + 1],
                        vz = b0 * x[a + 2] + b1 * x[b + 2] + b2 * x[c + 2]
                                + b3 * x[d + 2];
                vertices[3 * i] = vx;
                vertices[3 * i + 1] = vy;
                vertices[3 * i + 2] = vz;
            }
        }
    }
}
