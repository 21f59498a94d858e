package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Skin;

/// The state of a cloth at frame 0, and the masses and pins that live settings change.
final class ClothStart {
    private ClothStart() {}

    static State state(Settings p) {
        ClothGrid grid = ClothGrid.of(p);
        State s = State.of(sizes(grid), 2 * grid.triangles);
        place(p, grid, s);
        System.arraycopy(s.of(POSITION), 0, s.of(PREVIOUS), 0, s.of(POSITION).length);
        System.arraycopy(s.of(POSITION), 0, s.of(INERTIAL), 0, s.of(POSITION).length);
        System.arraycopy(grid.rest, 0, s.of(REST), 0, grid.springs);
        for (int i = 0; i < grid.springs; i++) {
            s.of(ENDS)[2 * i] = grid.a[i];
            s.of(ENDS)[2 * i + 1] = grid.b[i];
        }
        Arrays.setAll(s.of(CORNERS), c -> grid.corner[c]);
        if (grid.triangles > 0) texture(grid, s.of(TEXTURE_AT));
        masses(p, s);
        obstacle(p, s);
        return s;
    }

    private static LinkedHashMap<Channel, Integer> sizes(ClothGrid grid) {
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(POSITION, VELOCITY, PREVIOUS, FORCE, MASSES, INVERSE_MASS))
            sizes.put(c, grid.particles);
        sizes.put(LAMBDAS, grid.springs);
        for (Channel c : List.of(INERTIAL, LAST_VELOCITY, DELTA_V, REMAINDER, DIRECTION, IMAGE))
            sizes.put(c, grid.particles);
        sizes.put(ACROSS, grid.springs);
        sizes.put(ALONG, grid.springs);
        sizes.put(SOLVE, SOLVE_SIZE);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        for (Channel c : List.of(MOVED, TARGET, GRABBED)) sizes.put(c, grid.particles);
        sizes.put(OBSTACLE_AT, 1);
        sizes.put(TALLY, TALLY_SIZE);
        sizes.put(ENDS, grid.springs);
        sizes.put(REST, grid.springs);
        sizes.put(CORNERS, grid.triangles);
        if (grid.triangles == 0) return sizes;
        sizes.put(TEXTURE_AT, 2 * grid.particles);
        sizes.put(Skin.VERTICES, 2 * grid.particles);
        sizes.put(Skin.NORMALS, 2 * grid.particles);
        sizes.put(Skin.TANGENTS, 2 * grid.particles);
        return sizes;
    }

    /// Drawn together in folds of four columns: two forth, two back.
    private static void place(Settings p, ClothGrid grid, State s) {
        double[] position = s.of(POSITION);
        if (!p.get(SHAPE).isEmpty()) {
            for (int i = 0; i < grid.particles; i++) p.get(SHAPE).get(i).into(position, i);
            return;
        }
        int columns = grid.columns;
        double width = p.get(WIDTH), height = p.get(HEIGHT), dx = width / columns,
                dy = grid.rows == 0 ? 0 : height / grid.rows, e = 1 - p.get(GATHER), z = 0;
        boolean hanging = p.get(ORIENTATION) == Orientation.HANGING, chain = grid.rows == 0;
        for (int c = 0; c <= columns; c++) {
            double fold = dx * Math.sqrt(1 - e * e), x = (c * dx - width / 2) * e;
            if (c > 0) z += (c - 1) % 4 < 2 ? fold : -fold;
            for (int r = 0; r <= grid.rows; r++) {
                Vec at = chain ? hanging ? new Vec(0, -c * dx * e, z) : new Vec(x, z, 0)
                        : hanging ? new Vec(x, -r * dy, z) : new Vec(x, z, r * dy - height / 2);
                at.into(position, r * (columns + 1) + c);
            }
        }
    }

    private static void texture(ClothGrid grid, double[] uv) {
        for (int i = 0; i < 2 * grid.particles; i++) {
            int particle = i % grid.particles;
            uv[2 * i] = (double) (particle % (grid.columns + 1)) / grid.columns;
            uv[2 * i + 1] = (double) (particle / (grid.columns + 1)) / grid.rows;
        }
    }

    /// Masses, and inverse masses, which are 0 at what is pinned or held by the pointer.
    static void masses(Settings p, State s) {
        ClothGrid grid = ClothGrid.of(p);
        double[] mass = s.of(MASSES), w = s.of(INVERSE_MASS), grabbed = s.of(GRABBED);
        boolean chain = grid.rows == 0;
        double part = chain ? p.get(MASS) / grid.columns : p.get(MASS) / (2 * grid.columns * grid.rows);
        int share = chain ? 2 : 3;
        for (int i = 0; i < grid.particles; i++) {
            int parts = chain ? i == 0 || i == grid.columns ? 1 : 2 : grid.usedFrom[i + 1] - grid.usedFrom[i];
            boolean area = p.get(MASSING) == Massing.AREA;
            double inverse = area ? 0 : parts / (share * part);
            mass[i] = area ? parts * part / share : 1 / inverse;
            boolean held = grabbed[i] > 0 || pinned(p.get(PINS), grid, i);
            w[i] = held ? 0 : area ? 1 / mass[i] : inverse;
            if (held) Arrays.fill(s.of(VELOCITY), 3 * i, 3 * i + 3, 0);
            if (held) Arrays.fill(s.of(LAST_VELOCITY), 3 * i, 3 * i + 3, 0);
        }
    }

    private static boolean pinned(Pins pins, ClothGrid grid, int i) {
        int column = i % (grid.columns + 1), row = i / (grid.columns + 1);
        boolean side = column == 0 || column == grid.columns;
        return switch (pins) {
            case NONE -> false;
            case CORNER -> i == 0;
            case TOP_CORNERS -> row == 0 && side;
            case CORNERS -> (row == 0 || row == grid.rows) && side;
            case TOP_EDGE -> row == 0;
            case LEFT_EDGE -> column == 0;
        };
    }

    static boolean pinned(Settings p, int i) {
        return pinned(p.get(PINS), ClothGrid.of(p), i);
    }

    static void obstacle(Settings p, State s) {
        p.get(ClothParameters.at(p.get(OBSTACLE))).into(s.of(OBSTACLE_AT), 0);
    }
}
