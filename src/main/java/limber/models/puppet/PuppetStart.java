package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;
import static limber.models.puppet.PuppetParameters.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.SurfaceSkin;

/// The state of a puppet at frame 0: the handles stand at their places, and nothing is deformed yet.
final class PuppetStart {
    /// The least sum of the weights of a vertex that can be solved for.
    private static final double TIED = 1e-12;

    private PuppetStart() {}

    static State state(Settings p, Rest rest) {
        var spokes = Spokes.of(rest.surface(), p.get(EDGE_WEIGHTS) == EdgeWeights.UNIFORM);
        int[] free = free(p, rest, spokes), held = held(p, rest);
        State s = State.of(sizes(p, rest, spokes, free.length, held.length),
                rest.surface().triangles().length / 3);
        SurfaceSkin.fill(s, rest.surface(), 1);
        double[] vertices = rest.surface().vertices();
        System.arraycopy(vertices, 0, s.of(VERTICES), 0, vertices.length);
        copy(spokes.from(), s.ints(SPOKES_FROM));
        copy(spokes.to(), s.ints(SPOKE_TO));
        copy(spokes.back(), s.ints(SPOKE_BACK));
        System.arraycopy(spokes.weight(), 0, s.of(EDGE_WEIGHT), 0, spokes.weight().length);
        write(rest.points(p), s.of(REST_POINTS));
        for (Channel c : List.of(POINTS, PLACE)) write(rest.places(p), s.of(c));
        switch (p.get(METHOD)) {
            case LATTICE -> stu(p, rest, s.of(STU));
            case SKINNING -> {
                write(rest.points(p), s.of(CHAIN));
                unturned(s.of(ORIENTATION));
            }
            case ARAP -> {
                unturned(s.of(ROTATIONS));
                copy(free, s.ints(FREE));
                for (int i : free) s.ints(FREEDOM)[i] = 1;
                for (int k = 0; k < held.length; k++) {
                    s.ints(HELD)[2 * k] = held[k];
                    s.ints(HELD)[2 * k + 1] = rest.moved(p, held[k]) ? 1 : 0;
                }
            }
        }
        return s;
    }

    private static LinkedHashMap<Channel, Integer> sizes(Settings p, Rest rest, Spokes spokes, int free, int held) {
        int n = rest.surface().size(), handles = Rest.handles(p), edges = spokes.to().length;
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(VERTICES, n);
        for (Channel c : List.of(POINTS, PLACE, MOVED, REST_POINTS)) sizes.put(c, handles);
        switch (p.get(METHOD)) {
            case LATTICE -> {
                for (Channel c : List.of(STU, BASIS_X, BASIS_Y, BASIS_Z)) sizes.put(c, n);
            }
            case SKINNING -> {
                sizes.put(CHAIN, handles);
                sizes.put(ORIENTATION, handles - 1);
                sizes.put(WEIGHTS, n);
            }
            case ARAP -> {
                for (Channel c : List.of(ROTATIONS, LINEAR_RESIDUAL, SEARCH, PRODUCT, FREEDOM)) sizes.put(c, n);
                sizes.put(TURNED, edges);
                sizes.put(ENERGIES, ENERGIES_SIZE);
                sizes.put(SOLVE, SOLVE_SIZE);
                sizes.put(FREE, free);
                sizes.put(HELD, held);
            }
        }
        sizes.put(SPOKES_FROM, n + 1);
        for (Channel c : List.of(SPOKE_TO, SPOKE_BACK, EDGE_WEIGHT)) sizes.put(c, edges);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        SurfaceSkin.declare(sizes, rest.surface(), 1);
        return sizes;
    }

    private static int[] held(Settings p, Rest rest) {
        return IntStream.range(0, rest.surface().size()).filter(i -> rest.fixed(p, i) || rest.moved(p, i)).toArray();
    }

    private static int[] free(Settings p, Rest rest, Spokes spokes) {
        return IntStream.range(0, rest.surface().size())
                .filter(i -> !rest.fixed(p, i) && !rest.moved(p, i) && tied(spokes, i)).toArray();
    }

    private static boolean tied(Spokes spokes, int i) {
        double sum = 0;
        for (int k = spokes.from()[i]; k < spokes.from()[i + 1]; k++) sum += spokes.weight()[k];
        return sum >= TIED;
    }

    private static void stu(Settings p, Rest rest, double[] stu) {
        Vec corner = rest.boxLow(p), d = rest.boxSides(p);
        for (int i = 0; i < stu.length / 3; i++) {
            Vec from = Vec.of(rest.surface().vertices(), i).minus(corner);
            Vec share = new Vec(from.x() / d.x(), from.y() / d.y(), from.z() / d.z());
            (rest.used()[i] ? share : clamped(share)).into(stu, i);
        }
    }

    /// Far outside of the box, where only a vertex without a triangle can lie, the polynomials of a lattice explode.
    private static Vec clamped(Vec share) {
        return new Vec(Math.clamp(share.x(), 0, 1), Math.clamp(share.y(), 0, 1), Math.clamp(share.z(), 0, 1));
    }

    private static void write(List<Vec> places, double[] xyz) {
        for (int i = 0; i < places.size(); i++) places.get(i).into(xyz, i);
    }

    private static void copy(int[] numbers, int[] into) {
        System.arraycopy(numbers, 0, into, 0, numbers.length);
    }

    private static void unturned(double[] quaternions) {
        for (int i = 3; i < quaternions.length; i += 4) quaternions[i] = 1;
    }
}
