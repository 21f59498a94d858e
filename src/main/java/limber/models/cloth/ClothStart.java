package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;

/// The state of a cloth at frame 0, and the masses and pins that live settings change.
final class ClothStart {
    private ClothStart() {}

    static State state(Settings p) {
        var grid = new ClothGrid(p);
        Map<Channel, int[]> joined = grid.joined();
        State s = State.of(sizes(grid, joined), 2 * grid.triangles);
        place(p, grid, s);
        System.arraycopy(s.of(POSITION), 0, s.of(PREVIOUS), 0, s.of(POSITION).length);
        System.arraycopy(s.of(POSITION), 0, s.of(INERTIAL), 0, s.of(POSITION).length);
        System.arraycopy(grid.rest, 0, s.of(REST), 0, grid.springs);
        joined.forEach((channel, numbers) -> System.arraycopy(numbers, 0, s.ints(channel), 0, numbers.length));
        if (grid.triangles > 0) texture(grid, s.of(TEXTURE_AT));
        masses(p, s);
        obstacle(p, s);
        return s;
    }

    private static LinkedHashMap<Channel, Integer> sizes(ClothGrid grid, Map<Channel, int[]> joined) {
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(POSITION, VELOCITY, PREVIOUS, FORCE, MASSES, INVERSE_MASS))
            sizes.put(c, grid.particles);
        sizes.put(LAMBDAS, grid.springs);
        for (Channel c : List.of(INERTIAL, LAST_VELOCITY, DELTA_V, LINEAR_RESIDUAL, SEARCH, PRODUCT))
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
        joined.forEach((channel, numbers) -> sizes.put(channel, numbers.length / channel.width()));
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
        int[] from = s.ints(TRIANGLES_FROM);
        int columns = p.get(COLUMNS), rows = p.get(ROWS);
        double[] mass = s.of(MASSES), w = s.of(INVERSE_MASS), grabbed = s.of(GRABBED);
        boolean chain = rows == 0;
        double part = chain ? p.get(MASS) / columns : p.get(MASS) / (2 * columns * rows);
        int share = chain ? 2 : 3;
        for (int i = 0; i < mass.length; i++) {
            int parts = chain ? i == 0 || i == columns ? 1 : 2 : from[i + 1] - from[i];
            boolean area = p.get(MASSING) == Massing.AREA;
            double inverse = area ? 0 : parts / (share * part);
            mass[i] = area ? parts * part / share : 1 / inverse;
            boolean held = grabbed[i] > 0 || pinned(p, i);
            w[i] = held ? 0 : area ? 1 / mass[i] : inverse;
            if (held) Arrays.fill(s.of(VELOCITY), 3 * i, 3 * i + 3, 0);
            if (held) Arrays.fill(s.of(LAST_VELOCITY), 3 * i, 3 * i + 3, 0);
        }
    }

    static boolean pinned(Settings p, int i) {
        int columns = p.get(COLUMNS), column = i % (columns + 1), row = i / (columns + 1);
        boolean side = column == 0 || column == columns;
        return switch (p.get(PINS)) {
            case NONE -> false;
            case CORNER -> i == 0;
            case TOP_CORNERS -> row == 0 && side;
            case CORNERS -> (row == 0 || row == p.get(ROWS)) && side;
            case TOP_EDGE -> row == 0;
            case LEFT_EDGE -> column == 0;
        };
    }

    static void obstacle(Settings p, State s) {
        p.get(ClothParameters.at(p.get(OBSTACLE))).into(s.of(OBSTACLE_AT), 0);
    }
}
