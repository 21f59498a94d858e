package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;
import static limber.models.puppet.PuppetParameters.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The overlays of a puppet.
final class PuppetOverlays {
    private static final int MOST_FRAMES = 200, MOST_POINTS = 2000;
    /// The most held vertices, and carried ones, that are marked: more would hide the body.
    private static final int MOST_HELD = 80;
    /// Length of the axes of a rotation, as a share of the mesh's largest coordinate.
    private static final double AXIS = 0.08;
    private static final List<String> AXES = List.of("axis-x", "axis-y", "axis-z");

    private PuppetOverlays() {}

    static List<OverlayKind> of(Settings p) {
        var offers = new ArrayList<OverlayKind>();
        offers.add(OverlayKind.map("displacement",
                (_, s) -> map("displacement", "displacement", PuppetMeasures.displacements(s), "m", 0)));
        offers.add(OverlayKind.map("rigidity",
                (_, s) -> map("rigidity", "vertexEnergy", PuppetMeasures.vertexEnergies(s), "m²", 0)));
        offers.add(OverlayKind.one("rest",
                (_, s) -> new Overlay.Points("rest", "ghost", some(s.of(SurfaceSkin.REST), MOST_POINTS))));
        if (p.get(METHOD) != Method.LATTICE) offers.add(OverlayKind.some("sections", PuppetOverlays::sections));
        switch (p.get(METHOD)) {
            case LATTICE -> {
                offers.add(OverlayKind.some("lattice", PuppetOverlays::lattice));
                offers.add(OverlayKind.some("rest-lattice", PuppetOverlays::restLattice));
                offers.add(OverlayKind.map("influence", PuppetOverlays::influence));
            }
            case SKINNING -> {
                offers.add(OverlayKind.some("bones", (_, s) -> bones(s)));
                offers.add(OverlayKind.map("weights", PuppetOverlays::weights));
            }
            case ARAP -> {
                offers.add(OverlayKind.some("held", (_, s) -> held(s)));
                offers.add(OverlayKind.some("rotations", (_, s) -> rotations(s)));
            }
        }
        offers.add(
                OverlayKind.one("vertices", (_, s) -> new Overlay.Points("vertices", "correction", Skin.emitted(s))));
        return offers;
    }

    private static Overlay map(String name, String role, double[] values, String unit, double most) {
        return new Overlay.Surface(name, role, values, unit, false, most);
    }

    /// Evenly chosen triples, or all of few.
    private static double[] some(double[] xyz, int most) {
        int n = xyz.length / 3, every = (n + most - 1) / most;
        var chosen = new double[3 * ((n + every - 1) / every)];
        for (int k = 0; k < chosen.length / 3; k++) System.arraycopy(xyz, 3 * every * k, chosen, 3 * k, 3);
        return chosen;
    }

    /// The lines of control points along each axis: those through a point that has been moved, and the edges of the
    /// box.
    private static List<Overlay> lattice(Settings p, State s) {
        var lines = new ArrayList<Overlay>();
        for (Line line : lines(p)) {
            double[] now = line.of(s.of(POINTS));
            boolean moved = !Arrays.equals(now, line.of(s.of(REST_POINTS)));
            if (moved || line.edge()) lines.add(new Overlay.Path("lattice", moved ? "position" : "bounds", now, false));
        }
        return lines;
    }

    private static List<Overlay> restLattice(Settings p, State s) {
        return lines(p).stream().filter(Line::edge)
                .map(line -> (Overlay) new Overlay.Path("rest-lattice", "truth", line.of(s.of(REST_POINTS)), true))
                .toList();
    }

    /// A line of control points.
    ///
    /// @param edge whether it is an edge of the box
    private record Line(int first, int stride, int count, boolean edge) {
        double[] of(double[] points) {
            var xyz = new double[3 * count];
            for (int k = 0; k < count; k++) System.arraycopy(points, 3 * (first + k * stride), xyz, 3 * k, 3);
            return xyz;
        }
    }

    private static List<Line> lines(Settings p) {
        int[] cells = {p.get(CELLS_X), p.get(CELLS_Y), p.get(CELLS_Z)},
                stride = {1, cells[0] + 1, (cells[0] + 1) * (cells[1] + 1)};
        var lines = new ArrayList<Line>();
        for (int axis = 0; axis < 3; axis++) {
            int u = (axis + 1) % 3, v = (axis + 2) % 3;
            for (int a = 0; a <= cells[u]; a++)
                for (int b = 0; b <= cells[v]; b++)
                    lines.add(new Line(a * stride[u] + b * stride[v], stride[axis], cells[axis] + 1,
                            (a == 0 || a == cells[u]) && (b == 0 || b == cells[v])));
        }
        return lines;
    }

    /// How much of the driven control point is in each vertex.
    private static Overlay influence(Settings p, State s) {
        int driven = Rest.driven(p);
        State probe = s.copy();
        for (var phase : PuppetSchedule.lattice(p)) {
            Arrays.fill(probe.of(POINTS), 0);
            probe.of(POINTS)[3 * driven] = 1;
            phase.run(probe, 0, 0, phase.size(probe));
        }
        double[] x = probe.of(VERTICES);
        return map("influence", "weight", IntStream.range(0, x.length / 3).mapToDouble(i -> x[3 * i]).toArray(), "", 0);
    }

    private static List<Overlay> bones(State s) {
        double[] chain = s.of(CHAIN).clone();
        int last = chain.length / 3 - 1;
        return List.of(new Overlay.Path("bones", "selection", chain, false),
                new Overlay.Points("bones", "selection", chain),
                new Overlay.Path("bones", "truth", xyz(Vec.of(chain, last), Vec.of(s.of(POINTS), last)), true));
    }

    /// The number of the bone that each vertex follows; between two numbers, how far it is from the one to the other.
    private static Overlay weights(Settings p, State s) {
        State probe = s.copy();
        var bind = PuppetSchedule.bind(p, Sections.of(s).height());
        bind.run(probe, 0, 0, bind.size(probe));
        double[] weights = probe.of(WEIGHTS);
        var values = new double[s.of(VERTICES).length / 3];
        for (int i = 0; i < values.length; i++)
            for (int b = 0; b < p.get(BONES); b++) values[i] += b * weights[MOST_BONES * i + b];
        return map("weights", "weight", values, "", p.get(BONES) - 1);
    }

    private static List<Overlay> held(State s) {
        int[] held = s.ints(HELD);
        return List.of(new Overlay.Points("held", "pin", chosen(s, held, 0)),
                new Overlay.Points("held", "selection", chosen(s, held, 1)));
    }

    private static double[] chosen(State s, int[] held, int carried) {
        int[] chosen = IntStream.range(0, held.length / 2).filter(k -> held[2 * k + 1] == carried)
                .map(k -> held[2 * k]).toArray();
        var xyz = new double[3 * chosen.length];
        for (int k = 0; k < chosen.length; k++) System.arraycopy(s.of(VERTICES), 3 * chosen[k], xyz, 3 * k, 3);
        return some(xyz, MOST_HELD);
    }

    /// The three axes of each rotation, at some of the vertices.
    private static List<Overlay> rotations(State s) {
        double[] r = s.of(ROTATIONS);
        int n = r.length / 4, every = (n + MOST_FRAMES - 1) / MOST_FRAMES;
        double length = AXIS * SurfaceSkin.size(s);
        double[] from = some(s.of(VERTICES), MOST_FRAMES);
        var overlays = new ArrayList<Overlay>();
        for (int axis = 0; axis < 3; axis++) {
            var arrows = new double[from.length];
            Vec along = new Vec(axis == 0 ? length : 0, axis == 1 ? length : 0, axis == 2 ? length : 0);
            for (int k = 0; k < arrows.length / 3; k++)
                PuppetMeasures.turned(Arrays.copyOfRange(r, 4 * every * k, 4 * every * k + 4), along).into(arrows, k);
            overlays.add(new Overlay.Arrows("rotations", AXES.get(axis), from, arrows, ""));
        }
        return overlays;
    }

    /// The section at each joint, coloured by what it has lost of its area, with the share that is left.
    private static List<Overlay> sections(Settings p, State s) {
        var sections = Sections.of(s);
        var overlays = new ArrayList<Overlay>();
        for (int b = 1; b < p.get(BONES); b++) {
            double[] section = sections.at((double) b / p.get(BONES), s.of(VERTICES));
            double share = sections.ratio((double) b / p.get(BONES), s.of(VERTICES));
            if (section.length == 0) continue;
            var values = new double[section.length / 6];
            Arrays.fill(values, share - 1);
            overlays.add(new Overlay.Segments("sections", "section", section, values, ""));
            overlays.add(new Overlay.Labels("sections", "selection", Arrays.copyOf(section, 3),
                    List.of(String.format(Locale.ROOT, "%.0f %%", 100 * share))));
        }
        return overlays;
    }

    private static double[] xyz(Vec a, Vec b) {
        return new double[]{a.x(), a.y(), a.z(), b.x(), b.y(), b.z()};
    }
}
