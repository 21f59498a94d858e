package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.Matrix3;
import limber.math.exact.Exact;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;

/// The state of a soft body at frame 0, and the pins that live settings change.
final class SoftStart {
    private final Settings p;
    private final SoftShape shape;
    private final Tetrahedra body;
    private final int[] edges;

    private SoftStart(Settings p, Surfaces surfaces) {
        this.p = p;
        shape = SoftShape.of(p, surfaces);
        body = shape.body();
        edges = body.edges();
    }

    /// @throws BadInput if the file of the shape has no extent
    static void check(Settings p, Surfaces surfaces) {
        if (ofSurface(p) && !(FittedSurface.longest(surfaces.read(p.get(SHAPE))) > 0))
            throw new BadInput("a surface without extent; one of triangles that span a box would be right");
    }

    static State state(Settings p, Surfaces surfaces) {
        return new SoftStart(p, surfaces).state();
    }

    private State state() {
        State s = State.of(sizes(), shape.skin().triangles().length / 3);
        fillTets(s);
        fillParticles(s);
        SurfaceSkin.fill(s, shape.skin(), 1);
        shape.embedding().ifPresent(e -> {
            Arrays.setAll(s.ints(BOUND_TO), v -> e.tet()[v]);
            System.arraycopy(e.weights(), 0, s.of(WEIGHTS), 0, e.weights().length);
        });
        place(s);
        System.arraycopy(Matrix3.identity(), 0, s.of(TURN), 0, Matrix3.SIZE);
        pin(p, s);
        obstacle(p, s);
        p.get(CUT_AT).into(s.of(CUT_PLACE), 0);
        return s;
    }

    private LinkedHashMap<Channel, Integer> sizes() {
        int n = body.node.length;
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(POSITION, VELOCITY, PREVIOUS, INVERSE_MASS)) sizes.put(c, n);
        for (Channel c : List.of(TET_CORNERS, REST_INVERSE, REST_VOLUME)) sizes.put(c, body.size());
        for (Channel c : List.of(ENDS, REST_LENGTH, EDGE_LAMBDA)) sizes.put(c, edges.length / 2);
        for (Channel c : List.of(TET_LAMBDA, TET_FORCE)) sizes.put(c, body.size());
        for (Channel c : List.of(MASSES, AT_REST, OFFSET, SIDE)) sizes.put(c, n);
        sizes.put(TETS_FROM, n + 1);
        sizes.put(TETS_OF, body.corner.length);
        for (Channel c : List.of(CENTRE, COVARIANCE, POLAR, TURN, TRANSFORM, MOMENT)) sizes.put(c, 1);
        sizes.put(FIT, FIT_SIZE);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        for (Channel c : List.of(MOVED, TARGET, GRABBED)) sizes.put(c, n);
        for (Channel c : List.of(FACE_AT, FACE_FROM, FACE_MOVED)) sizes.put(c, 2);
        sizes.put(OBSTACLE_AT, 1);
        sizes.put(CUT_PLACE, 1);
        sizes.put(TALLY, TALLY_SIZE);
        if (shape.embedding().isPresent())
            for (Channel c : List.of(BOUND_TO, WEIGHTS)) sizes.put(c, shape.skin().size());
        SurfaceSkin.declare(sizes, shape.skin(), 1, Skin.VERTICES);
        return sizes;
    }

    private void fillTets(State s) {
        Arrays.setAll(s.ints(TET_CORNERS), c -> body.corner[c]);
        System.arraycopy(body.inverse, 0, s.of(REST_INVERSE), 0, body.inverse.length);
        System.arraycopy(body.volume, 0, s.of(REST_VOLUME), 0, body.volume.length);
        Arrays.setAll(s.ints(ENDS), e -> edges[e]);
        Arrays.setAll(s.of(REST_LENGTH),
                e -> Vec.of(body.rest, edges[2 * e]).distance(Vec.of(body.rest, edges[2 * e + 1])));
        int[] from = body.tetsFrom(), of = body.tetsOf(from);
        Arrays.setAll(s.ints(TETS_FROM), i -> from[i]);
        Arrays.setAll(s.ints(TETS_OF), i -> of[i]);
    }

    private void fillParticles(State s) {
        System.arraycopy(body.rest, 0, s.of(AT_REST), 0, body.rest.length);
        double[] mass = masses();
        System.arraycopy(mass, 0, s.of(MASSES), 0, mass.length);
        CellGrid grid = body.grid;
        Arrays.setAll(s.ints(SIDE), i -> (grid.j(body.node[i]) == 0 ? Pins.BOTTOM.first : 0)
                | (grid.j(body.node[i]) == grid.ny() ? Pins.BOTTOM_AND_TOP.second : 0)
                | (grid.i(body.node[i]) == 0 ? Pins.LEFT.first : 0)
                | (grid.i(body.node[i]) == grid.nx() ? Pins.LEFT_AND_RIGHT.second : 0));
        Vec sum = Vec.ZERO;
        double all = 0;
        for (int i = 0; i < mass.length; i++) {
            sum = sum.plus(Vec.of(body.rest, i).times(mass[i]));
            all += mass[i];
        }
        s.of(FIT)[MASS_SUM] = all;
        Vec centre = new Vec(sum.x() / all, sum.y() / all, sum.z() / all);
        var moment = new double[Matrix3.SIZE];
        double[] offset = s.of(OFFSET);
        for (int i = 0; i < mass.length; i++) {
            Vec.of(body.rest, i).minus(centre).into(offset, i);
            for (int a = 0; a < Matrix3.SIZE; a++)
                moment[a] += mass[i] * offset[3 * i + a / 3] * offset[3 * i + a % 3];
        }
        System.arraycopy(Matrix3.inverse(moment), 0, s.of(MOMENT), 0, Matrix3.SIZE);
    }

    /// A quarter of each tet around a particle, or as many published programs have it, the sum of the inverses.
    private double[] masses() {
        var mass = new double[body.node.length];
        boolean published = p.get(MASSING) == Massing.PUBLISHED;
        for (int c = 0; c < body.corner.length; c++) {
            double quarter = p.get(DENSITY) * body.volume[c / 4] / 4;
            mass[body.corner[c]] += published ? 1 / quarter : quarter;
        }
        return published ? Arrays.stream(mass).map(w -> 1 / w).toArray() : mass;
    }

    /// The body at rest, stretched, turned and set in motion.
    private void place(State s) {
        Vec at = p.get(AT), stretch = p.get(STRETCH), spin = p.get(SPIN);
        double angle = Exact.toRadians(p.get(ROTATION)), sin = Exact.sin(angle), cos = Exact.cos(angle);
        for (int i = 0; i < body.node.length; i++) {
            Vec d = Vec.of(body.rest, i).minus(at);
            double x = stretch.x() * d.x(), y = stretch.y() * d.y();
            Vec from = new Vec(cos * x - sin * y, sin * x + cos * y, stretch.z() * d.z());
            at.plus(from).into(s.of(POSITION), i);
            p.get(LAUNCH).plus(spin.cross(from)).into(s.of(VELOCITY), i);
        }
        System.arraycopy(s.of(POSITION), 0, s.of(PREVIOUS), 0, s.of(POSITION).length);
    }

    /// The inverse masses, and where the handles of the pinned faces stand: in the mean of their particles. One that
    /// has been moved already in the frame that is about to begin starts from there.
    static void pin(Settings p, State s) {
        weigh(p, s);
        stand(p.get(PINS).first, 0, s);
        stand(p.get(PINS).second, 1, s);
    }

    private static void stand(int face, int handle, State s) {
        Vec sum = Vec.ZERO;
        int count = 0;
        for (int i = 0; i < s.ints(SIDE).length; i++)
            if ((s.ints(SIDE)[i] & face) != 0) {
                sum = sum.plus(Vec.of(s.of(POSITION), i));
                count++;
            }
        Vec mean = count == 0 ? Vec.ZERO : new Vec(sum.x() / count, sum.y() / count, sum.z() / count);
        boolean moved = s.of(FACE_MOVED)[handle] == s.of(Clock.CHANNEL)[Clock.FRAMES] + 1;
        mean.into(s.of(moved ? FACE_FROM : FACE_AT), handle);
    }

    /// The inverse masses: 0 at what is pinned or held by the pointer, which is at rest then.
    static void weigh(Settings p, State s) {
        int faces = p.get(PINS).first | p.get(PINS).second;
        double[] mass = s.of(MASSES), w = s.of(INVERSE_MASS);
        for (int i = 0; i < w.length; i++) {
            boolean held = s.of(GRABBED)[i] > 0 || (s.ints(SIDE)[i] & faces) != 0;
            w[i] = held ? 0 : 1 / mass[i];
            if (held) Vec.ZERO.into(s.of(VELOCITY), i);
        }
    }

    static void obstacle(Settings p, State s) {
        p.get(SoftParameters.at(p.get(OBSTACLE))).into(s.of(OBSTACLE_AT), 0);
    }
}
