package limber.presentation.camera;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.presentation.paint.Box;

/// A scene as a camera frames it: its body and its handles at one moment, and the box that it moves in.
///
/// @param body points of its surface, or of its subject where it has none: xyz triples, m
/// @param handles their positions, xyz triples, m
public record FramedScene(double[] body, double[] handles, SceneBounds motion) {
    /// The most points of a body that are looked at; of a larger one every so many.
    private static final int MOST_POINTS = 3000;

    /// The room of a handle's ring around its point, px.
    static final double RING = 14;

    /// @param motion of the scene, which may have left it meanwhile
    public static FramedScene of(Model model, Picture now, SceneBounds motion) {
        double[] handles = model.handles(now.settings()).stream().map((Handle h) -> h.at(now.state()))
                .flatMapToDouble(at -> DoubleStream.of(at.x(), at.y(), at.z())).toArray();
        return new FramedScene(body(model, now.settings(), now.state()), handles,
                motion.with(SceneBounds.of(model, now.settings(), now.state())));
    }

    /// Nothing but a box.
    public static FramedScene of(SceneBounds box) {
        return new FramedScene(new double[0], new double[0], box);
    }

    /// The mean of the points of a body, m; of its surface, or of its subject where it has none.
    public static Vec centre(Model model, Settings p, State s) {
        IntPredicate part = part(s);
        double[] xyz = points(model, p, s);
        double x = 0, y = 0, z = 0;
        int n = 0;
        for (int i = 0; i < xyz.length / 3; i++) {
            if (!part.test(i)) continue;
            x += xyz[3 * i];
            y += xyz[3 * i + 1];
            z += xyz[3 * i + 2];
            n++;
        }
        return new Vec(x, y, z).times(1.0 / Math.max(1, n));
    }

    /// Whether a view shows any of a body.
    public static boolean inView(Model model, Settings p, State s, Projection at) {
        IntPredicate part = part(s);
        double[] xyz = points(model, p, s);
        for (int i = 0; i < xyz.length / 3; i++) {
            if (!at.inFront(xyz, i) || !part.test(i)) continue;
            double x = at.x(xyz, i), y = at.y(xyz, i);
            if (x >= 0 && x <= at.width() && y >= 0 && y <= at.height()) return true;
        }
        return s.triangles().length > 0 && fills(xyz, s.triangles(), at);
    }

    /// Whether a view shows all of a body.
    public static boolean within(Model model, Settings p, State s, Projection at) {
        IntPredicate part = part(s);
        double[] xyz = points(model, p, s);
        for (int i = 0; i < xyz.length / 3; i++) {
            if (!part.test(i)) continue;
            double x = at.x(xyz, i), y = at.y(xyz, i);
            if (!at.inFront(xyz, i) || x < 0 || x > at.width() || y < 0 || y > at.height()) return false;
        }
        return true;
    }

    /// Whether a point has part in what is framed.
    private static IntPredicate part(State s) {
        return s.triangles().length > 0 ? SurfaceSkin.used(s) : _ -> true;
    }

    /// Whether a low view shows the rings of all handles that are in it.
    public static boolean ringed(Model model, Settings p, State s, Projection at) {
        if (at.height() >= OrbitCamera.LOW) return true;
        var view = new Box(0, 0, at.width(), at.height());
        var inner = new Box(RING, RING, at.width() - 2 * RING, at.height() - 2 * RING);
        return model.handles(p).stream().map((Handle h) -> h.at(s)).filter(at::inFront).map(at::point)
                .allMatch(h -> !view.contains(h.x(), h.y()) || inner.contains(h.x(), h.y()));
    }

    /// Whether a surface lies under one of nine pixels of a view: all its vertices may be beside the view.
    private static boolean fills(double[] xyz, int[] triangles, Projection at) {
        for (int i = 1; i < 4; i++)
            for (int j = 1; j < 4; j++)
                if (Pick.first(xyz, triangles, at.eye(), at.towards(0.25 * i * at.width(), 0.25 * j * at.height()))
                        .isPresent())
                    return true;
        return false;
    }

    /// The points of a body: vertices of its surface, or else what its model frames, or else its subject.
    private static double[] points(Model model, Settings p, State s) {
        if (s.triangles().length > 0) return Skin.vertices(s);
        double[] more = model.framed(p, s);
        return more.length > 0 ? more : subject(model, s);
    }

    private static double[] subject(Model model, State s) {
        return model.subject().width() == 3 ? s.of(model.subject()) : new double[0];
    }

    private static double[] body(Model model, Settings p, State s) {
        int[] corners = s.triangles();
        double[] xyz = points(model, p, s);
        // a triangle whose corners are one vertex is not drawn, nor is a vertex of none
        int[] seen = corners.length == 0 ? IntStream.range(0, xyz.length / 3).toArray()
                : IntStream.range(0, corners.length / 3)
                        .filter(t -> corners[3 * t] != corners[3 * t + 1] && corners[3 * t + 1] != corners[3 * t + 2])
                        .flatMap(t -> IntStream.of(corners[3 * t], corners[3 * t + 1], corners[3 * t + 2]))
                        .distinct().toArray();
        int every = 1 + seen.length / MOST_POINTS;
        double[] points = IntStream.range(0, seen.length).filter(i -> i % every == 0).map(i -> seen[i])
                .mapToObj(i -> Vec.of(xyz, i)).flatMapToDouble(at -> DoubleStream.of(at.x(), at.y(), at.z())).toArray();
        return drawn(points) ? points : subject(model, s);
    }

    /// Whether a surface has been drawn: before its first picture all of it may lie in one point.
    private static boolean drawn(double[] xyz) {
        return IntStream.range(1, xyz.length / 3).anyMatch(i -> !Vec.of(xyz, i).equals(Vec.of(xyz, 0)));
    }

    /// Both scenes of a comparison.
    public FramedScene with(FramedScene o) {
        return new FramedScene(joined(List.of(body, o.body)), joined(List.of(handles, o.handles)),
                motion.with(o.motion));
    }

    /// The scene shifted.
    public FramedScene moved(Vec by) {
        return new FramedScene(shifted(body, by), shifted(handles, by), motion.moved(by));
    }

    /// Whether a view shows all of its motion.
    boolean whole(Projection at) {
        return body.length == 0
                || new Box(0, 0, at.width(), at.height()).contains(at.around(motion.low(), motion.high()));
    }

    /// The point that a camera turns about: the middle of what a view shows.
    Vec middle(Projection at) {
        return (whole(at) ? motion : SceneBounds.around(all())).middle();
    }

    /// Body and handles: what stays inside of the view.
    double[] all() {
        return joined(List.of(body, handles));
    }

    private static double[] joined(List<double[]> parts) {
        return parts.stream().flatMapToDouble(DoubleStream::of).toArray();
    }

    private static double[] shifted(double[] xyz, Vec by) {
        double[] moved = xyz.clone();
        for (int i = 0; i < xyz.length / 3; i++) Vec.of(xyz, i).plus(by).into(moved, i);
        return moved;
    }
}
