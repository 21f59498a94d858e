package limber.web.panes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.run.Probe;
import limber.engine.run.Samples;
import limber.engine.tool.Tools;
import limber.presentation.play.Playback;
import limber.presentation.plots.PlotAxis;
import limber.presentation.words.Quantity;
import limber.web.Dom;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.EventTarget;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// A plot of one measure, or of the reading of a measuring tool, over the frames played so far.
/// A press on it goes to that frame.
final class PlotPane implements Panes.Pane {
    private static final double LEFT = 70, RIGHT = 22, TOP = 12, FOOT = 30;
    private static final int ACROSS = 6, UP = 5;

    private final Scene scene;
    private final Playback playback;
    private List<Measure> measures = List.of();
    private final HTMLSelectElement choice = (HTMLSelectElement) Dom.el("select", "");
    private final org.teavm.jso.dom.xml.Element drawing = Dom.drawn("svg", "class", "plot", "role", "img");
    private final HTMLElement now = Dom.el("output", "plot-now"),
            root = Dom.el("div", "plot-pane", Dom.el("div", "row", choice, now), drawing);
    private final Samples samples = new Samples();
    private final PlotAxis up = new PlotAxis(), across = new PlotAxis();
    /// Null where the model has none that is one number, and no tool reads one.
    private Measure measure;
    private boolean shown;
    /// Its size, px.
    private double width, height;

    PlotPane(Scene scene) {
        this.scene = scene;
        playback = scene.playback();
        choice.setAttribute("aria-label", scene.word("page.plot.measure"));
        playback.tools().subscribe(this::offer);
        choice.addEventListener("change", _ -> choose(choice.getValue()));
        ((EventTarget) drawing).addEventListener("click", e -> press((MouseEvent) e));
        playback.onHistory(() -> {
            if (shown) draw();
        });
    }

    /// Offers the measures of the model, and the readings of tools.
    private void offer(Tools tools) {
        measures = Stream.concat(
                playback.model().measures().stream().filter(m -> m.width() == 1 && !m.ofSkin()),
                tools.measures(playback.model()).stream()).toList();
        Dom.clear(choice);
        for (Measure m : measures) {
            HTMLElement option = Dom.text("option", "", title(m));
            option.setAttribute("value", m.name());
            choice.appendChild(option);
        }
        String before = measure == null ? "" : measure.name();
        measure = measures.stream().filter(m -> m.name().equals(before)).findFirst()
                .or(() -> measures.stream().findFirst()).orElse(null);
        choice.setHidden(measure == null);
        if (measure != null) choice.setValue(measure.name());
        if (shown) want();
    }

    private String title(Measure m) {
        String name = scene.words().quantity(m.name());
        return (m.of().isEmpty() ? name : scene.word("plot.largest").formatted(name))
                + (m.unit().isEmpty() ? "" : " (" + m.unit() + ")");
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    /// Plots another measure.
    void choose(String name) {
        measures.stream().filter(m -> m.name().equals(name)).findFirst().ifPresent(m -> {
            measure = m;
            choice.setValue(name);
            want();
        });
    }

    private Probe probe() {
        Optional<Element> selected = playback.selected().get().filter(e -> e.of().equals(measure.of()));
        return new Probe(measure, selected.map(Element::index).orElse(Probe.LARGEST));
    }

    private void want() {
        playback.history().want(measure == null ? List.of() : List.of(probe()), List.of(), "");
        draw();
    }

    @Override
    public void show() {
        if (!shown) {
            shown = true;
            want();
        } else draw();
    }

    @Override
    public void hide() {
        shown = false;
        playback.history().want(List.of(), List.of(), "");
    }

    private void draw() {
        while (drawing.getFirstChild() != null) drawing.removeChild(drawing.getFirstChild());
        if (measure == null) {
            Dom.say(now, "");
            return;
        }
        playback.history().copy(probe(), samples);
        int frame = playback.picture().get() == null ? 0 : playback.picture().get().cursor().frame();
        boolean known = frame >= samples.first() && frame < samples.end();
        Dom.say(now, known ? Quantity.text(samples.at(frame), measure.unit()) : "");
        drawing.setAttribute("aria-label", title(measure) + ", " + Dom.content(now));
        width = width(drawing);
        height = height(drawing);
        if (samples.size() < 2 || width <= LEFT + RIGHT) return;
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int i = samples.first(); i < samples.end(); i++) {
            double v = samples.at(i);
            if (!Double.isFinite(v)) continue;
            low = Math.min(low, v);
            high = Math.max(high, v);
        }
        if (low > high) return;
        up.fit(low, high, UP, false, false);
        across.fit(samples.first(), samples.end() - 1, ACROSS, true, false);
        grid();
        var path = new StringBuilder();
        boolean pen = false;
        for (int i = samples.first(); i < samples.end(); i++) {
            double v = samples.at(i);
            if (Double.isFinite(v)) path.append(pen ? 'L' : 'M').append(x(i)).append(' ').append(y(v));
            pen = Double.isFinite(v);
        }
        drawing.appendChild(Dom.drawn("path", "d", path.toString(), "class", "curve role-" + measure.role()));
        if (!known || !Double.isFinite(samples.at(frame))) return;
        String at = "" + x(frame);
        drawing.appendChild(Dom.drawn("line", "x1", at, "x2", at, "y1", "" + TOP, "y2", "" + (height - FOOT),
                "class", "now"));
        drawing.appendChild(Dom.drawn("circle", "cx", at, "cy", "" + y(samples.at(frame)), "r", "5",
                "class", "now-dot"));
    }

    private void grid() {
        for (int i = 0; i < up.count(); i++) {
            double y = high(up.tick(i));
            drawing.appendChild(Dom.drawn("line", "x1", "" + LEFT, "x2", "" + (width - RIGHT), "y1", "" + y, "y2",
                    "" + y, "class", "grid"));
            label(LEFT - 8, y + 4, "end", up.label(i));
        }
        if (!up.factor().isEmpty()) label(LEFT + 4, TOP + 4, "start", "× " + up.factor());
        for (int i = 0; i < across.count(); i++) label(along(across.tick(i)), height - 8, "middle", across.label(i));
    }

    private void label(double x, double y, String anchor, String text) {
        var label = Dom.drawn("text", "x", "" + x, "y", "" + y, "text-anchor", anchor);
        label.appendChild(Dom.text("tspan", "", text).getFirstChild());
        drawing.appendChild(label);
    }

    private double x(double frame) {
        return along(across.share(frame));
    }

    private double along(double share) {
        return LEFT + share * (width - LEFT - RIGHT);
    }

    private double y(double value) {
        return high(up.share(value));
    }

    private double high(double share) {
        return height - FOOT - share * (height - TOP - FOOT);
    }

    private void press(MouseEvent e) {
        if (samples.size() < 2) return;
        double frames = (e.getOffsetX() - x(0)) / (x(1) - x(0));
        playback.playing().set(false);
        playback.goFrame((int) Math.clamp(Math.round(frames), samples.first(), samples.end() - 1));
    }

    @JSBody(params = "e", script = "return e.getBoundingClientRect().width;")
    private static native double width(
            org.teavm.jso.dom.xml.Element e);

    @JSBody(params = "e", script = "return e.getBoundingClientRect().height;")
    private static native double height(
            org.teavm.jso.dom.xml.Element e);
}
