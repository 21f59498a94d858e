package limber.ui.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.lesson.Camera;
import limber.lesson.ColourRange;
import limber.lesson.Compare;
import limber.lesson.Showable;
import limber.lesson.Step;
import limber.moment.Moment;
import limber.moment.MomentView;
import limber.presentation.plots.Plotting;
import limber.presentation.scene.MomentOpening;
import limber.presentation.view.Layout;

/// The moments of a scene: the one at which it stands, and others that it is to show.
public record SceneMoments(Session session) {
    private static final SourcePosition HERE = new SourcePosition("at", 1, 1);

    /// The moment at which the scene stands, as it is seen.
    public Moment now() {
        Picture now = session.playback().picture().get();
        return Moment.of(session.model(), now.branch(), Goto.of(now.cursor(), now.path(), HERE)).with(view(now))
                .with(session.methods().asNow(now))
                .withStops(session.playback().stops().all().stream().filter(stop -> !ToolReaders.reads(stop)
                        || tools(now).equals(session.playback().tools().get())).limit(Moment.MOST_STOPS).toList());
    }

    private MomentView view(Picture now) {
        var camera = new Camera(Optional.empty(), Optional.of(session.viewport().scene().eye()), false);
        List<String> shown = session.viewport().showing().names().stream()
                .filter(name -> Showable.overlay(session.model(), now.settings(), now.state(), name)).sorted().toList();
        Tools tools = tools(now);
        boolean lost = !tools.equals(session.playback().tools().get());
        List<Measure> plots = session.plotting().curves().stream()
                .filter(m -> !lost || !Plotting.reads(m)).toList();
        var show = new Step.Show(Optional.empty(), Optional.of(shown),
                plots.isEmpty() ? Optional.empty() : Optional.of(plots), Optional.empty(),
                Optional.of(tools).filter(some -> !some.all().isEmpty()));
        // of code, a moment keeps that of the scene: beside it only the original can stand
        Optional<ComparisonSetup> two = session.comparison().now().get()
                .filter(c -> c.variant().kernels().map(List::isEmpty).orElse(true));
        Optional<Compare> compare = two.map(
                c -> new Compare(new Variant(Map.of()), c.variant(), c.layout() == Layout.OVERLAID));
        List<String> names = two.stream().flatMap(c -> Stream.of(c.left(), c.right())).toList();
        return new MomentView(Optional.of(camera), Optional.of(show), compare,
                names.stream().allMatch(String::isEmpty) ? List.of() : names, ranges(shown));
    }

    /// The tools but those with a point that the scene no longer has. Without one, numbers of tools mean other tools,
    /// so that a moment does not keep what reads them.
    private Tools tools(Picture now) {
        return new Tools(session.playback().tools().get().all().stream()
                .filter(tool -> tool.places(session.model(), now.settings(), now.state()).isPresent()).toList());
    }

    private Map<String, ColourRange> ranges(List<String> shown) {
        var ranges = new HashMap<>(session.viewport().scene().ranges());
        ranges.keySet().retainAll(shown);
        return ranges;
    }

    /// Shows a moment of this model, as one gesture that can be undone.
    ///
    /// @throws BadInput if it contradicts itself; nothing has changed then
    public void show(Moment moment) {
        session.soughtParameter().set("");
        new MomentOpening(session.playback(), session.played(), new Around()).show(moment);
    }

    /// The surroundings of the view in the window.
    private final class Around implements MomentOpening.Face {
        @Override public void alone() {
            session.comparison().clear();
            session.methods().close();
            session.stop();
        }

        @Override public void show(Step.Show show) {
            show.plots().ifPresent(session.plotting()::show);
        }

        @Override public void compare(Variant right, List<String> names, boolean overlaid) {
            session.comparison().set(new ComparisonSetup(name(names, 0), name(names, 1), right,
                    overlaid ? Layout.OVERLAID : Layout.SIDE_BY_SIDE));
        }

        private static String name(List<String> names, int side) {
            return names.isEmpty() ? "" : names.get(side);
        }

        @Override public void methods(Moment moment) {
            session.methods().open(moment);
        }
    }
}
