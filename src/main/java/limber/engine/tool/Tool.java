package limber.engine.tool;

import java.util.List;
import java.util.Optional;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// A measuring tool that lies in a scene and reads one number off each state. It never changes a run.
public sealed interface Tool {
    /// The kinds, as texts name them.
    List<String> KINDS = List.of(Ruler.KIND, Protractor.KIND, Stopwatch.KIND);

    String kind();

    /// The SI unit of what it reads, or degrees.
    String unit();

    /// What it is fastened to, in order.
    List<ToolPoint> points();

    /// The same with other points, as many as it has.
    Tool at(List<ToolPoint> points);

    /// What it reads; not a number where there is nothing to read, such as where one of its points does not exist.
    double read(Model model, Settings p, State s);

    /// The positions of its points in the world, m; empty where one of them does not exist.
    default Optional<List<Vec>> places(Model model, Settings p, State s) {
        List<Vec> places = points().stream().flatMap(point -> point.at(model, p, s).stream()).toList();
        return Optional.of(places).filter(all -> all.size() == points().size());
    }

    /// A ruler: the distance between two points, m.
    record Ruler(ToolPoint from, ToolPoint to) implements Tool {
        public static final String KIND = "ruler";

        @Override public String kind() { return KIND; }
        @Override public String unit() { return "m"; }
        @Override public List<ToolPoint> points() { return List.of(from, to); }
        @Override public Tool at(List<ToolPoint> points) { return new Ruler(points.get(0), points.get(1)); }

        @Override public double read(Model model, Settings p, State s) {
            return places(model, p, s).map(at -> at.get(0).distance(at.get(1))).orElse(Double.NaN);
        }
    }

    /// A protractor: the angle at its middle point between the directions to the other two, 0 to 180 degrees. Where one
    /// of these is at the middle point there is no angle.
    record Protractor(ToolPoint from, ToolPoint middle, ToolPoint to) implements Tool {
        public static final String KIND = "protractor";

        @Override public String kind() { return KIND; }
        @Override public String unit() { return "°"; }
        @Override public List<ToolPoint> points() { return List.of(from, middle, to); }

        @Override public Tool at(List<ToolPoint> points) {
            return new Protractor(points.get(0), points.get(1), points.get(2));
        }

        @Override public double read(Model model, Settings p, State s) {
            return places(model, p, s).map(at -> angle(at.get(0).minus(at.get(1)), at.get(2).minus(at.get(1))))
                    .orElse(Double.NaN);
        }

        /// By sine and cosine, which is exact near 0 and 180 degrees, too.
        private static double angle(Vec a, Vec b) {
            if (a.length() == 0 || b.length() == 0) return Double.NaN;
            return Exact.toDegrees(Exact.atan2(a.cross(b).length(), a.dot(b)));
        }
    }

    /// A stopwatch: the simulated time since it was started, s. Before that it reads nothing. It knows no other clock.
    ///
    /// @param start the simulated time at which it is started, s
    record Stopwatch(double start) implements Tool {
        public static final String KIND = "stopwatch";

        /// @throws IllegalArgumentException if the time is negative or not finite
        public Stopwatch {
            if (!(start >= 0 && Double.isFinite(start))) throw new IllegalArgumentException("start " + start);
        }

        @Override public String kind() { return KIND; }
        @Override public String unit() { return "s"; }
        @Override public List<ToolPoint> points() { return List.of(); }
        @Override public Tool at(List<ToolPoint> points) { return this; }

        @Override public double read(Model model, Settings p, State s) {
            double now = s.of(Clock.CHANNEL)[Clock.TIME];
            return now < start ? Double.NaN : now - start;
        }
    }
}
