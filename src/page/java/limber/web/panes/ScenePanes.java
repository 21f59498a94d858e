package limber.web.panes;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import limber.engine.Measure;
import limber.lesson.Step;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.InfluenceState;
import limber.presentation.scene.SceneMethods;
import limber.presentation.view.SceneView;
import limber.web.Theme;
import org.teavm.jso.dom.html.HTMLElement;

/// The panes beside a scene: its settings, code, formulas, numbers, a plot, why a number is what it is, where its
/// energy goes, and where a condition holds.
public final class ScenePanes {
    private final Scene scene;
    private final Theme theme;
    private final Panes panes;
    private final PlotPane plot;
    private final SweepPane sweep;
    private final StepParameters step;

    /// @param influence of the view
    /// @param curves of the influence
    /// @param refused receives a line that is to be said, such as of a value that cannot be
    public ScenePanes(Scene scene, Theme theme, InfluenceState influence, InfluenceCurves curves,
            SceneView view, Consumer<String> refused) {
        this.scene = scene;
        this.theme = theme;
        panes = new Panes(scene.word("page.panes"));
        plot = new PlotPane(scene, theme.palette());
        sweep = new SweepPane(scene, theme.palette());
        panes.add("code", scene.word("pane.code"), new CodePane(scene));
        panes.add("maths", scene.word("page.maths"), new MathsPane(scene, theme));
        panes.add("numbers", scene.word("pane.numbers"), new NumbersPane(scene, refused));
        panes.add("plots", scene.word("pane.plots"), plot);
        panes.add("sweep", scene.word("pane.sweep"), sweep);
        panes.add("why", scene.word("pane.why"), new WhyPane(scene, influence, curves, () -> panes.open("why")));
        panes.add("ledger", scene.word("pane.ledger"), new LedgerPane(scene, theme.palette()));
        panes.add("find", scene.word("pane.find"), new FindPane(scene));
        panes.add("parameters", scene.word("pane.parameters"), new SettingsPane(scene, refused));
        panes.add("show", scene.word("overlays"), new ShowPane(scene, view, refused));
        step = new StepParameters(panes, scene.word("pane.parameters"));
        theme.listen(panes::show);
    }

    /// The parameters of a lesson's step.
    public StepParameters step() {
        return step;
    }

    /// Adds the pane of several methods.
    ///
    /// @param apart whether surfaces are coloured by their distance
    public void methods(SceneMethods methods, BooleanProperty apart) {
        panes.add("methods", scene.word("pane.methods"), new MethodsPane(scene, methods, apart, theme.palette()));
    }

    public HTMLElement root() {
        return panes.root();
    }

    public void show() {
        panes.show();
    }

    public void open(String id) {
        panes.open(id);
    }

    /// Offers the settings where there are any to change.
    public void panel(boolean any) {
        panes.offer("parameters", any);
    }

    public Panes all() {
        return panes;
    }

    /// Runs and shows the sweep of a step, or takes that of the step before away.
    public void sweep(Optional<Step.Sweep> wanted) {
        sweep.end();
        wanted.ifPresent(w -> {
            sweep.run(w);
            panes.open("sweep");
        });
    }

    /// Plots measures.
    public void plot(List<Measure> wanted) {
        plot.plot(wanted);
    }

    /// Plots what a step is about.
    public void about(List<Measure> subject) {
        plot.about(subject);
    }

    /// The points of the plot's curves, x and y of each in turn.
    public double[] plotted() {
        return plot.points();
    }

    /// Plots two sides of a comparison.
    ///
    /// @param names of the sides; none for one scene
    public void compare(List<String> names) {
        plot.compare(names);
    }
}
