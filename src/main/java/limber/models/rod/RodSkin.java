package limber.models.rod;

import static limber.models.rod.RodParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Phase;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Surface;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// The mesh of a rod, and the phases that bend it.
final class RodSkin {
    /// As many times the scene's size nothing may be shown; see [limber.engine.run.Divergence].
    private static final double BEYOND = 1e6;

    private RodSkin() {}

    static boolean tapered(Settings p) {
        return p.get(MESH).equals(TAPERED);
    }

    static TaperedRod taper(Settings p) {
        return new TaperedRod(p.get(HEIGHT), p.get(BASE_WIDTH), p.get(TIP_WIDTH), p.get(RINGS), p.get(SIDES));
    }

    static Surface surface(Settings p, Surfaces surfaces) {
        return tapered(p) ? taper(p).surface() : surfaces.read(p.get(MESH));
    }

    /// The height at which t = 1: as set, or that of the mesh at rest, m. It never moves with the tip.
    static double top(Settings p, Surfaces surfaces) {
        if (p.get(TOP) > 0) return p.get(TOP);
        return tapered(p) ? p.get(HEIGHT) : surfaces.read(p.get(MESH)).high().y();
    }

    /// From the height of a vertex to its place; only what the settings need.
    static List<Phase> bending(Settings p, double top) {
        boolean extend = p.get(BEYOND_ENDS) == BeyondEnds.EXTEND,
                arcLength = p.get(PARAMETER) == ParameterRule.ARC_LENGTH;
        NormalRule rule = p.get(NORMAL);
        var phases = new ArrayList<Phase>();
        if (arcLength || rule == NormalRule.ROTATION_MINIMIZING) phases.add(new Stations(arcLength));
        phases.add(new VertexParameter(top, arcLength));
        phases.add(new CentreLine(extend, p.get(BINOMIALS) == Binomials.INT));
        phases.add(new VertexTangent(p.get(TANGENT) == TangentRule.PUBLISHED, p.get(BINOMIALS) == Binomials.INT,
                p.get(NAN_GUARD), extend));
        phases.add(switch (rule) {
            case ROTATION_MINIMIZING -> new CarriedNormal(extend);
            case FRENET -> new FrenetNormal(extend);
            case PUBLISHED -> new PublishedNormal();
        });
        phases.add(new Offsets(rule == NormalRule.PUBLISHED));
        phases.add(new Place(BEYOND * size(p)));
        return phases;
    }

    static List<Phase> phases(Settings p, double top) {
        var phases = new ArrayList<>(bending(p, top));
        boolean stale = p.get(NORMALS) == NormalUpdate.STALE;
        List<Phase> surface = SurfaceSkin.phases(stale, 0, 1);
        if (!tapered(p)) phases.addAll(surface);
        else {
            phases.add(new TaperedNormals(p.get(TAPER_NORMALS) == TaperNormals.SLOPE ? taper(p).slope() : 0, stale));
            phases.addAll(surface.subList(1, surface.size()));
        }
        return phases;
    }

    private static double size(Settings p) {
        double size = 1;
        for (Vec at : p.get(POINTS_AT))
            size = Math.max(size, Math.max(Math.abs(at.x()), Math.max(Math.abs(at.y()), Math.abs(at.z()))));
        return size;
    }
}
