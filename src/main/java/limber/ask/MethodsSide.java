package limber.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import limber.engine.State;
import limber.engine.model.Entry;
import limber.engine.model.Model;
import limber.engine.run.Companions;
import limber.engine.run.ComparisonRun;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.SecondSide;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;

/// Several methods beside a scene, each at the same frame as the scene.
///
/// Of their surfaces it is known how far each vertex is from the surface that distances are measured from; see
/// [Correspondence].
public final class MethodsSide implements SecondSide {
    private static final PictureRequest NOTHING = new PictureRequest(Set.of(), Set.of());

    private record Follower(Timeline timeline, MethodCourse course, ComparisonRun run) {}

    private final List<Follower> followers = new ArrayList<>();
    private final Function<State, double[]> surface;
    private volatile int reference;
    /// The settings of all methods whose surfaces at frame 0 are known.
    private List<Settings> placed = List.of();
    private final List<double[]> starts = new ArrayList<>();
    /// For each method the match with the one that distances are measured from; null where it has to be found.
    private List<Optional<Correspondence>> matches;
    private int matched;

    /// @param first the scene as it is now
    /// @param others the methods that follow it
    /// @param bytes the most that keyframes of each take
    /// @param surface the vertices that are drawn of a state, xyz triples, m
    public MethodsSide(Entry first, List<Entry> others, long bytes, Function<State, double[]> surface) {
        this.surface = surface;
        for (Entry other : others) {
            var timeline = new Timeline(other.model(), bytes);
            var course = new MethodCourse(first, other);
            followers.add(new Follower(timeline, course, new ComparisonRun(timeline, course)));
        }
    }

    /// Sets the method that distances are measured from; any thread may.
    ///
    /// @param method 0 for the scene itself
    public void reference(int method) {
        reference = method;
    }

    @Override public Picture add(Picture now, Run leading, PictureRequest wanted, boolean still,
            BooleanSupplier stop) {
        List<Picture> all = new ArrayList<>(List.of(now));
        for (Follower f : followers) all.add(f.run.beside(leading, NOTHING, false, stop));
        List<double[]> apart = apart(all, models(leading.model()));
        var others = new ArrayList<Companions.Companion>();
        for (int i = 1; i < all.size(); i++)
            others.add(new Companions.Companion(followers.get(i - 1).timeline.model(), all.get(i), apart.get(i),
                    followers.get(i - 1).course.left()));
        return now.among(new Companions(others, apart.getFirst()));
    }

    private List<Model> models(Model first) {
        var models = new ArrayList<>(List.of(first));
        followers.forEach(f -> models.add(f.timeline.model()));
        return models;
    }

    private List<double[]> apart(List<Picture> all, List<Model> models) {
        int from = reference;
        List<Settings> settings = all.stream().map(p -> p.branch().settings()).toList();
        if (!settings.equals(placed)) {
            starts.clear();
            for (int i = 0; i < all.size(); i++) starts.add(start(models.get(i), settings.get(i)));
            placed = settings;
            matches = null;
        }
        if (matches == null || matched != from) {
            matches = starts.stream().map(s -> s == starts.get(from) ? Optional.<Correspondence>empty()
                    : Correspondence.between(s, starts.get(from))).toList();
            matched = from;
        }
        var apart = new ArrayList<double[]>();
        double[] there = surface.apply(all.get(from).state());
        for (int i = 0; i < all.size(); i++) {
            double[] here = surface.apply(all.get(i).state());
            boolean whole = here.length == starts.get(i).length && there.length == starts.get(from).length;
            apart.add(matches.get(i).filter(_ -> whole).map(m -> m.distances(here, there)).orElse(new double[0]));
        }
        return apart;
    }

    /// The vertices of the skin at frame 0.
    private double[] start(Model model, Settings settings) {
        var timeline = new Timeline(model, 0);
        return surface.apply(new Run(timeline, timeline.root(settings, List.of())).picture()).clone();
    }

    @Override public void leave() {
        followers.forEach(f -> f.run.leave());
    }
}
