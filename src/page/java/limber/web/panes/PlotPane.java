package limber.web.panes;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.engine.Measure;
import limber.engine.settings.Settings;
import limber.presentation.paint.Palette;
import limber.presentation.plots.PlotChoices;
import limber.presentation.plots.PlotPainter;
import limber.presentation.plots.Plotting;
import limber.web.Dom;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// A plot of measures, of readings of measuring tools and of typed expressions, over the frames played so far, with a
/// legend. A press on it goes to that frame.
final class PlotPane implements Panes.Pane {
    /// An arrow with two heads.
    private static final String WHOLE = "M2 12l5-5v3h10V7l5 5-5 5v-3H7v3z";

    private final Scene scene;
    private final ObjectProperty<Optional<Plotting.Names>> sides = new SimpleObjectProperty<>(Optional.empty());
    private final Plotting plotting;
    private final PlotPainter painter;
    private final PlotChoices choices;
    private final HTMLSelectElement choice = (HTMLSelectElement) Dom.el("select", ""),
            over = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLInputElement expression = (HTMLInputElement) Dom.el("input", "field");
    private final HTMLElement fault = Dom.el("p", "wrong"), logarithmic, whole, root;
    private final PlotLegend legend;
    private Subscription following = Subscription.EMPTY;
    private List<String> axes = List.of();
    private Optional<Settings> settings = Optional.empty();
    private boolean shown;

    PlotPane(Scene scene, Palette palette) {
        this.scene = scene;
        plotting = new Plotting(scene.playback(), sides);
        choices = new PlotChoices(plotting, scene.words());
        painter = new PlotPainter(scene.word("plot.none"));
        painter.nameless();
        legend = new PlotLegend(scene, plotting, palette);
        var sheet = new PlotSheet(painter, palette, this::read);
        logarithmic = Dom.button("", scene.word("plot.log"),
                () -> plotting.logarithmic().set(!plotting.logarithmic().get()));
        logarithmic.setAttribute("title", scene.word("plot.log.tip"));
        plotting.logarithmic().subscribe(on -> logarithmic.setAttribute("aria-pressed", String.valueOf(on)));
        whole = Dom.iconButton("", WHOLE, scene.word("plot.whole.page"), painter::whole);
        Dom.show(whole, false);
        root = Dom.el("div", "plot-pane", Dom.el("div", "row", choice, over, logarithmic, whole), sheet.element(),
                legend.root(), Dom.el("div", "row", expression,
                        Dom.button("", scene.word("plot.expression.add"), this::type)),
                fault);
        fault.setAttribute("role", "alert");
        expression.setAttribute("aria-label", scene.word("plot.expression"));
        expression.setAttribute("title", scene.word("plot.expression.tip"));
        expression.setAttribute("placeholder", choices.example());
        expression.addEventListener("keydown", e -> {
            e.stopPropagation();
            if (((KeyboardEvent) e).getKey().equals("Enter")) type();
        });
        expression.addEventListener("input", _ -> Dom.say(fault, ""));
        over.setAttribute("aria-label", scene.word("plot.over"));
        over.addEventListener("change", _ -> plotting.over().set(choices.axes().get(over.getSelectedIndex())));
        plotting.over().subscribe(this::axes);
        choice.setAttribute("aria-label", scene.word("plot.curves"));
        choice.addEventListener("change", _ -> toggle(choice.getSelectedIndex() - 1));
        scene.playback().tools().subscribe(tools -> {
            plotting.read(tools);
            offer();
        });
        scene.playback().follow(picture -> {
            plotting.settle(picture.settings());
            if (settings.filter(picture.settings()::equals).isEmpty()) axes();
            settings = Optional.of(picture.settings());
        });
        plotting.curves().subscribe(this::offer);
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    /// Plots other measures.
    void plot(List<Measure> wanted) {
        plotting.show(wanted);
    }

    /// Plots what a scene is about.
    void about(List<Measure> subject) {
        plotting.about(subject);
    }

    /// The points of its curves, x and y of each in turn.
    double[] points() {
        return plotting.points();
    }

    /// Two sides of a comparison are plotted, or none.
    void compare(List<String> names) {
        sides.set(names.isEmpty() ? Optional.empty()
                : Optional.of(new Plotting.Names(names.getFirst(), names.getLast())));
    }

    /// Offers the curves: expressions, readings of tools, and the measures of the model. What is plotted is marked.
    private void offer() {
        Dom.clear(choice);
        choice.appendChild(Dom.text("option", "", scene.word("plot.curves")));
        for (Measure m : plotting.measures())
            choice.appendChild(
                    Dom.text("option", "", (plotting.plots(m) ? "✓ " : "") + title(m)));
        choice.setSelectedIndex(0);
    }

    private void toggle(int measure) {
        if (measure < 0) return;
        Dom.say(fault, choices.toggle(plotting.measures().get(measure)).orElse(""));
        offer();
    }

    /// Offers the horizontal axes under the present settings.
    private void axes() {
        List<String> names = choices.axes().stream().map(choices::name).toList();
        if (!names.equals(axes)) {
            Dom.clear(over);
            names.forEach(name -> over.appendChild(Dom.text("option", "", name)));
            axes = names;
        }
        over.setSelectedIndex(choices.axes().indexOf(plotting.over().get()));
    }

    /// Plots what is typed.
    private void type() {
        Dom.say(fault, choices.plot(expression.getValue(), scene.playback().picture().get()).orElse(""));
    }

    private String title(Measure m) {
        String name = scene.words().quantity(m.name());
        return (m.of().isEmpty() ? name : scene.word("plot.largest").formatted(name))
                + (m.unit().isEmpty() ? "" : " (" + m.unit() + ")");
    }

    @Override
    public void show() {
        if (shown) return;
        shown = true;
        following = plotting.follow(painter, scene::word);
    }

    @Override
    public void hide() {
        shown = false;
        following.unsubscribe();
    }

    private void read() {
        Dom.show(whole, painter.part());
        legend.show(painter);
    }
}
