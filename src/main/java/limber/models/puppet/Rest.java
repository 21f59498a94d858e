package limber.models.puppet;

import static limber.models.puppet.PuppetParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Surface;
import limber.mesh.file.Surfaces;
import limber.mesh.shape.Cylinder;

/// The mesh at rest with its box, and the handles that belong to it.
///
/// @param low,high the least and greatest x, y and z of the vertices that triangles use, m
/// @param used whether a triangle uses each vertex; one that none uses is neither fixed nor moved
record Rest(Surface surface, Vec low, Vec high, boolean[] used) {
    /// Share of the height within which a vertex is as high as a limit.
    static final double LEVEL = 1e-9;

    static Rest of(Settings p, Surfaces surfaces) {
        Surface surface = p.get(MESH).equals(CYLINDER)
                ? surfaces.of(new Cylinder(p.get(HEIGHT), p.get(RADIUS), p.get(RINGS), p.get(SIDES)))
                : surfaces.read(p.get(MESH));
        return new Rest(surface, surface.low(), surface.high(), surface.used());
    }

    /// H, m.
    double height() {
        return high.y() - low.y();
    }

    /// How far a height may be from a limit, m.
    double slack() {
        return LEVEL * height();
    }

    /// One corner of the lattice's box.
    Vec boxLow(Settings p) {
        double margin = p.get(MARGIN);
        return low.minus(new Vec(margin, margin, margin));
    }

    /// The sides of the lattice's box, d, m.
    Vec boxSides(Settings p) {
        double margin = p.get(MARGIN);
        return high.plus(new Vec(margin, margin, margin)).minus(boxLow(p));
    }

    /// Whether the bottom of the mesh holds a vertex where it was.
    boolean fixed(Settings p, int vertex) {
        return used[vertex] && y(vertex) <= low.y() + p.get(FIXED) * height() + slack();
    }

    /// Whether the handle carries a vertex of the top.
    boolean moved(Settings p, int vertex) {
        return used[vertex] && y(vertex) >= high.y() - p.get(MOVED_SHARE) * height() - slack();
    }

    private double y(int vertex) {
        return surface.vertices()[3 * vertex + 1];
    }

    static int handles(Settings p) {
        return switch (p.get(METHOD)) {
            case LATTICE -> (p.get(CELLS_X) + 1) * (p.get(CELLS_Y) + 1) * (p.get(CELLS_Z) + 1);
            case SKINNING -> p.get(BONES) + 1;
            case ARAP -> 1;
        };
    }

    /// The handle that is pulled and sways.
    static int driven(Settings p) {
        return Math.min(p.get(PULLED), handles(p) - 1);
    }

    /// The places of all handles when nothing is deformed.
    List<Vec> points(Settings p) {
        return switch (p.get(METHOD)) {
            case LATTICE -> controlPoints(p);
            case SKINNING -> joints(p);
            case ARAP -> List.of(middleOfMoved(p));
        };
    }

    private List<Vec> controlPoints(Settings p) {
        int l = p.get(CELLS_X), m = p.get(CELLS_Y), n = p.get(CELLS_Z);
        Vec corner = boxLow(p), d = boxSides(p);
        var points = new ArrayList<Vec>();
        for (int k = 0; k <= n; k++)
            for (int j = 0; j <= m; j++)
                for (int i = 0; i <= l; i++)
                    points.add(corner.plus(new Vec(d.x() * ((double) i / l), d.y() * ((double) j / m),
                            d.z() * ((double) k / n))));
        return List.copyOf(points);
    }

    private List<Vec> joints(Settings p) {
        int bones = p.get(BONES);
        Vec middle = low.plus(high).times(0.5);
        var joints = new ArrayList<Vec>();
        for (int b = 0; b <= bones; b++)
            joints.add(new Vec(middle.x(), low.y() + height() * ((double) b / bones), middle.z()));
        return List.copyOf(joints);
    }

    private Vec middleOfMoved(Settings p) {
        Vec sum = Vec.ZERO;
        int count = 0;
        for (int i = 0; i < surface.size(); i++) {
            if (!moved(p, i)) continue;
            sum = sum.plus(Vec.of(surface.vertices(), i));
            count++;
        }
        return new Vec(sum.x() / count, sum.y() / count, sum.z() / count);
    }

    /// The places of all handles at frame 0: as they were put, or at rest, and the driven one pulled.
    List<Vec> places(Settings p) {
        var places = new ArrayList<>(p.get(POINTS_AT).isEmpty() ? points(p) : p.get(POINTS_AT));
        places.set(driven(p), places.get(driven(p)).plus(p.get(PULL)));
        return places;
    }
}
