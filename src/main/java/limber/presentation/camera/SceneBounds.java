package limber.presentation.camera;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The bounding box of a scene over its first seconds, so that what swings stays in view.
///
/// @param low,high its corners, m
/// @param body the extent of what was there first, m
public record SceneBounds(Vec low, Vec high, double body) {
    /// A box below this is a point, m.
    private static final double POINT = 1e-6;
    private static final int REMEMBERED = 32;
    private static final Map<Scene, SceneBounds> LATEST = Collections.synchronizedMap(
            new LinkedHashMap<>(REMEMBERED, 0.75f, true) {
                @Override protected boolean removeEldestEntry(Map.Entry<Scene, SceneBounds> eldest) {
                    return size() > REMEMBERED;
                }
            });

    /// A scene whose bounds are looked for, and the key under which they are remembered.
    ///
    /// @param handles whether they count
    public record Scene(Model model, Settings settings, boolean handles) {
        SceneBounds of(State s) {
            SceneBounds reach = subject(model, s);
            for (Handle handle : handles ? model.handles(settings) : List.<Handle>of()) {
                Vec at = handle.at(s);
                reach = reach.with(new SceneBounds(at, at));
            }
            double[] more = model.framed(settings, s);
            if (more.length > 0) reach = reach.with(around(more));
            return drawn(Skin.vertices(s), s.triangles()).map(reach::with).orElse(reach).alone();
        }
    }

    /// A box that is all there was.
    public SceneBounds(Vec low, Vec high) {
        this(low, high, extent(low, high));
    }

    /// Whether the settings change the scene itself, such as its mesh. A dragged position does not count: it must stay
    /// under the pointer.
    public static boolean another(Settings before, Settings now) {
        return before.differences(now).stream().map(now::parameter)
                .anyMatch(p -> p.restarts() && !(p.kind() instanceof Kind.Vector || p.kind() instanceof Kind.Vectors));
    }

    /// Runs ahead for some seconds of the scene; must not be called on the FX thread. The contents page, a tab, and
    /// both again in another language ask for the same scene, so the latest ones are remembered. It is the scene of the
    /// model's own code: edited code leaves the camera where it is.
    public static SceneBounds of(Model model, Settings scenes) {
        return of(new Scene(model, scenes.withKernels(List.of()), true));
    }

    static SceneBounds of(Scene scene) {
        SceneBounds known = LATEST.get(scene);
        if (known != null) return known;
        var search = new BoundsSearch(scene);
        boolean more = true;
        while (more) more = search.further();
        SceneBounds found = search.reach();
        LATEST.put(scene, found);
        return found;
    }

    /// The box around everything that a state shows: its subject, its handles, and the drawn surface.
    public static SceneBounds of(Model model, Settings settings, State s) {
        return new Scene(model, settings, true).of(s);
    }

    /// The lowest height of the drawn surface of a state, or of the subject while there is no surface, m; +∞ where
    /// neither is in space.
    public static double lowest(Model model, State s) {
        double[] drawn = Skin.vertices(s);
        if (drawn.length > 0 && Skin.whole(s)) return lowest(drawn);
        return model.subject().width() == 3 ? lowest(s.of(model.subject())) : Double.POSITIVE_INFINITY;
    }

    private static double lowest(double[] xyz) {
        double lowest = Double.POSITIVE_INFINITY;
        for (int y = 1; y < xyz.length; y += 3) lowest = Math.min(lowest, xyz[y]);
        return lowest;
    }

    /// The vertices that are drawn of a state, xyz triples in the world, m.
    public static double[] surface(State s) {
        return Skin.vertices(s);
    }

    /// The box around the subject, without vertices that no triangle uses.
    static SceneBounds subject(Model model, State s) {
        if (model.subject().width() != 3) return around(new double[3]); // such as heights alone
        double[] xyz = s.of(model.subject());
        Optional<int[]> corners = s.channel(SurfaceSkin.CORNERS.name()).map(s::ints);
        if (!model.subject().of().equals(Skin.VERTICES.of()) || corners.isEmpty()) return around(xyz);
        int[] used = corners.get();
        var places = new double[3 * used.length];
        for (int c = 0; c < used.length; c++) System.arraycopy(xyz, 3 * used[c], places, 3 * c, 3);
        return around(places);
    }

    /// The box around the vertices of visible triangles; other vertices may be anywhere.
    private static Optional<SceneBounds> drawn(double[] xyz, int[] triangles) {
        double[] low = new double[3], high = new double[3];
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
        for (int t = 0; t < triangles.length; t += 3) {
            if (triangles[t] == triangles[t + 1] || triangles[t + 1] == triangles[t + 2]) continue;
            for (int corner = t; corner < t + 3; corner++)
                for (int axis = 0; axis < 3; axis++) {
                    double x = xyz[3 * triangles[corner] + axis];
                    if (x < low[axis]) low[axis] = x;
                    if (x > high[axis]) high[axis] = x;
                }
        }
        return low[0] > high[0] ? Optional.empty() : Optional.of(new SceneBounds(Vec.of(low, 0), Vec.of(high, 0)));
    }

    /// The box around xyz triples.
    public static SceneBounds around(double[] xyz) {
        Vec low = Vec.of(xyz, 0), high = low;
        for (int i = 1; i < xyz.length / 3; i++) {
            Vec p = Vec.of(xyz, i);
            low = new Vec(Math.min(low.x(), p.x()), Math.min(low.y(), p.y()), Math.min(low.z(), p.z()));
            high = new Vec(Math.max(high.x(), p.x()), Math.max(high.y(), p.y()), Math.max(high.z(), p.z()));
        }
        return new SceneBounds(low, high);
    }

    /// This box and another one; what was there first is of this one.
    public SceneBounds with(SceneBounds o) {
        return new SceneBounds(
                new Vec(Math.min(low.x(), o.low.x()), Math.min(low.y(), o.low.y()), Math.min(low.z(), o.low.z())),
                new Vec(Math.max(high.x(), o.high.x()), Math.max(high.y(), o.high.y()),
                        Math.max(high.z(), o.high.z())),
                body);
    }

    /// The box shifted.
    public SceneBounds moved(Vec by) {
        return new SceneBounds(low.plus(by), high.plus(by), body);
    }

    /// Whether it is a point.
    boolean point() {
        return low.distance(high) <= POINT;
    }

    /// The same, as all there was.
    SceneBounds alone() {
        return new SceneBounds(low, high);
    }

    public Vec middle() {
        return low.plus(high).times(0.5);
    }

    public double extent() {
        return extent(low, high);
    }

    /// The extent of a box, m; a small one for a point.
    static double extent(Vec low, Vec high) {
        double diagonal = low.distance(high);
        return diagonal > POINT ? diagonal : 0.1;
    }
}
