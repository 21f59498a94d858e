package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Measure;
import limber.presentation.paint.Palette;
import limber.presentation.plots.LegendRow;
import limber.presentation.plots.PlotPainter;
import limber.presentation.plots.Plotting;
import limber.web.Dom;
import limber.web.Icons;
import org.teavm.jso.dom.html.HTMLElement;

/// The legend of a plot: for each curve its line, its name, its value, and a button that takes it away.
final class PlotLegend {
    private final Scene scene;
    private final Plotting plotting;
    private final Palette palette;
    private final HTMLElement root = Dom.el("ul", "legend");
    private final List<HTMLElement> values = new ArrayList<>();
    private List<LegendRow> rows = List.of();
    private int style = -1;

    PlotLegend(Scene scene, Plotting plotting, Palette palette) {
        this.scene = scene;
        this.plotting = plotting;
        this.palette = palette;
        root.setAttribute("aria-label", scene.word("plot.curves"));
    }

    HTMLElement root() {
        return root;
    }

    /// Shows the curves as they are now.
    void show(PlotPainter painter) {
        List<LegendRow> now = plotting.legend(scene::word);
        if (!now.equals(rows) || style != palette.style()) {
            Dom.clear(root);
            values.clear();
            now.forEach(this::add);
            rows = now;
            style = palette.style();
        }
        List<String> read = painter.values();
        for (int k = 0; k < values.size(); k++) Dom.say(values.get(k), k < read.size() ? read.get(k) : "");
    }

    private void add(LegendRow row) {
        HTMLElement line = Dom.el("span", "line"), value = Dom.el("span", "plot-now");
        Dom.icon(line, "M0 12h24");
        var shape = (HTMLElement) line.querySelector("path");
        shape.setAttribute("stroke", palette.of(row.role()).hex());
        shape.setAttribute("stroke-dasharray", row.dashes());
        Measure measure = row.measure();
        values.add(value);
        root.appendChild(Dom.el("li", "", line, Dom.text("span", "name", row.label()), value,
                Dom.iconButton("remove", Icons.CROSS, scene.word("plot.remove").formatted(row.label()),
                        () -> plotting.toggle(measure))));
    }
}
