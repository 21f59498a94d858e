package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The cross-sections of the rod as its skin makes them: the skin's own phases, run on a mesh of two vertices a
/// section, one metre along x and one along z from the axis.
///
/// A section whose tangent is not a number is `torn`, and the rest of it means nothing.
record Sections(List<Section> all) {
    /// @param t the parameter of the curve there
    /// @param x,z what the offsets x and z at rest have become
    record Section(double t, Vec centre, Vec tangent, Vec x, Vec z, boolean torn) {
        /// Area across the tangent against that at rest; negative where the section is inside out.
        double area() {
            return z.cross(x).dot(tangent);
        }
    }

    /// @param count from the base to the tip, at even steps of height
    static Sections of(Settings p, State s, double top, int count) {
        var heights = new double[count];
        for (int k = 0; k < count; k++) heights[k] = k == count - 1 ? top : top * k / (count - 1);
        return of(p, s, top, heights);
    }

    /// The one at a height.
    static Section at(Settings p, State s, double top, double height) {
        return of(p, s, top, new double[]{height}).all.getFirst();
    }

    private static Sections of(Settings p, State s, double top, double[] heights) {
        int count = heights.length;
        State probe = probe(s, heights);
        for (Phase phase : RodSkin.bending(p, top)) phase.run(probe, 0, 0, phase.size(probe));
        double[] offset = probe.of(OFFSET), fate = probe.of(FATE);
        var all = new Section[count];
        for (int k = 0; k < count; k++)
            all[k] = new Section(probe.of(T)[2 * k], Vec.of(probe.of(CENTRE), 2 * k), Vec.of(probe.of(ALONG), 2 * k),
                    Vec.of(offset, 2 * k), Vec.of(offset, 2 * k + 1), lost(fate[2 * k]));
        return new Sections(List.of(all));
    }

    private static State probe(State s, double[] heights) {
        int count = heights.length;
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(POINTS, s.of(POINTS).length / 3);
        RodStart.bending(sizes, 2 * count);
        sizes.put(SurfaceSkin.REST, 2 * count);
        sizes.put(Skin.PLACED, 2 * count);
        State probe = State.of(sizes, 0);
        System.arraycopy(s.of(POINTS), 0, probe.of(POINTS), 0, s.of(POINTS).length);
        for (int k = 0; k < count; k++) {
            new Vec(1, heights[k], 0).into(probe.of(SurfaceSkin.REST), 2 * k);
            new Vec(0, heights[k], 1).into(probe.of(SurfaceSkin.REST), 2 * k + 1);
        }
        return probe;
    }

    /// How far the sections turn about the curve from one to the next against `free` ones, which do not turn, rad; torn
    /// sections are passed over.
    double[] turns(Sections free) {
        var turns = new double[all.size()];
        double last = 0;
        boolean begun = false;
        for (int k = 0; k < turns.length; k++) {
            if (all.get(k).torn()) continue;
            Section f = free.all.get(k);
            double angle = Exact.atan2(-all.get(k).x().dot(f.z()), all.get(k).x().dot(f.x()));
            if (begun) turns[k] = Exact.remainder(angle - last, 2 * Math.PI);
            last = angle;
            begun = true;
        }
        return turns;
    }
}
