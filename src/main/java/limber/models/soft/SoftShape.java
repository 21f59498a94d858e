package limber.models.soft;

import static limber.models.soft.SoftParameters.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Surface;
import limber.mesh.file.Surfaces;
import limber.mesh.shape.Icosphere;

/// The shape of a soft body at rest: its tets, and the surface that is drawn, in the world.
///
/// @param embedding what carries the surface; empty where its vertices are the particles
record SoftShape(Tetrahedra body, Surface skin, Optional<Embedding> embedding) {
    private static final int BALL_SUBDIVISIONS = 3;

    static SoftShape of(Settings p, Surfaces surfaces) {
        int n = p.get(CELLS_X);
        if (p.get(SHAPE).equals(BLOCK)) {
            Tetrahedra body = cut(p, CellGrid.block(n, p.get(CELLS_Y), p.get(CELLS_Z)));
            return new SoftShape(body, faces(body), Optional.empty());
        }
        if (p.get(SHAPE).equals(BALL)) {
            Surface round = new Icosphere(BALL_SUBDIVISIONS).surface();
            double[] xyz = round.vertices().clone();
            for (int i = 0; i < round.size(); i++)
                p.get(AT).plus(Vec.of(xyz, i).times(0.5 * n * p.get(CELL))).into(xyz, i);
            return carried(p, cut(p, CellGrid.ball(n)), round, xyz);
        }
        Surface read = surfaces.read(p.get(SHAPE));
        var fitted = new FittedSurface(read, n);
        return carried(p, cut(p, fitted.cells()), read, fitted.placed(p.get(AT), p.get(CELL)));
    }

    private static Tetrahedra cut(Settings p, CellGrid grid) {
        return new Tetrahedra(grid, p.get(SPLIT), p.get(AT), p.get(CELL));
    }

    private static SoftShape carried(Settings p, Tetrahedra body, Surface surface, double[] placed) {
        return new SoftShape(body, new Surface(placed, surface.uv(), surface.triangles(), surface.uvCorners()),
                Optional.of(Embedding.of(placed, body, p.get(AT), p.get(CELL))));
    }

    /// The faces of a block; on each of its six sides the texture is one tile.
    private static Surface faces(Tetrahedra body) {
        int[] triangles = body.boundary(), uvCorners = new int[triangles.length];
        var uv = new ArrayList<Double>();
        var pairs = new HashMap<List<Integer>, Integer>();
        for (int c = 0; c < triangles.length; c++) {
            int axis = axis(body, triangles, c - c % 3);
            uvCorners[c] = pairs.computeIfAbsent(List.of(axis, triangles[c]), side -> {
                uv.addAll(List.of(share(body, side.get(1), axis == 0 ? 2 : 0), share(body, side.get(1),
                        axis == 1 ? 2 : 1)));
                return uv.size() / 2 - 1;
            });
        }
        return new Surface(body.rest.clone(), uv.stream().mapToDouble(d -> d).toArray(), triangles, uvCorners);
    }

    /// The axis along which the corners of a triangle lie in one plane of the grid.
    private static int axis(Tetrahedra body, int[] triangles, int first) {
        int axis = 0;
        while (!(body.along(triangles[first], axis) == body.along(triangles[first + 1], axis)
                && body.along(triangles[first], axis) == body.along(triangles[first + 2], axis)))
            axis++;
        return axis;
    }

    private static double share(Tetrahedra body, int particle, int axis) {
        CellGrid grid = body.grid;
        return (double) body.along(particle, axis) / (axis == 0 ? grid.nx() : axis == 1 ? grid.ny() : grid.nz());
    }
}
