package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.presentation.paint.Palette;
import limber.presentation.panes.MethodCurves;
import limber.presentation.panes.MethodReport;
import limber.presentation.plots.PlotPainter;
import limber.presentation.scene.MethodChoice;
import limber.presentation.scene.SceneMethods;
import limber.web.Dom;
import limber.web.Icons;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The several methods of a scene: how they are shown, a table of what each has come to, their distances frame by
/// frame, and a form that adds one. A page adds methods of the scene's own model, whose words it has.
final class MethodsPane implements Panes.Pane {
    private final Scene scene;
    private final SceneMethods methods;
    private final HTMLSelectElement reference = (HTMLSelectElement) Dom.el("select", ""),
            preset = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLInputElement values = (HTMLInputElement) Dom.el("input", "field");
    private final HTMLElement alone, over, beside, several, form, table = Dom.el("table", "ledger"),
            fault = Dom.el("p", "wrong"), root = Dom.el("div", "methods-pane");
    private final List<HTMLElement> lines = new ArrayList<>();
    private final PlotPainter painter;
    private final List<String> presets;
    private Subscription following = Subscription.EMPTY;
    private boolean shown;

    /// @param apart whether surfaces are coloured by their distance
    MethodsPane(Scene scene, SceneMethods methods, BooleanProperty apart, Palette palette) {
        this.scene = scene;
        this.methods = methods;
        painter = new PlotPainter(scene.word("methods.nothing"));
        alone = Dom.text("p", "quiet", scene.word("page.methods"));
        over = Dom.button("", scene.word("methods.over"), () -> methods.beside(false));
        beside = Dom.button("", scene.word("methods.beside"), () -> methods.beside(true));
        HTMLElement colour = Dom.button("", scene.word("methods.colour"), () -> apart.set(!apart.get()));
        apart.subscribe(on -> pressed(colour, on));
        HTMLElement close = Dom.iconButton("", Icons.CROSS, scene.word("methods.close"), methods::close),
                label = Dom.el("label", "row", Dom.text("span", "", scene.word("methods.reference")), reference),
                place = Dom.el("div", "ledger-place", table);
        reference.addEventListener("change", _ -> methods.reference(reference.getSelectedIndex()));
        place.setTabIndex(0); // it scrolls
        place.setAttribute("role", "group");
        place.setAttribute("aria-label", scene.word("methods.table"));
        several = Dom.el("div", "", Dom.el("div", "row", over, beside, colour, close), label, place);
        for (int i = 0; i < 3; i++) {
            lines.add(Dom.el("p", "quiet"));
            several.appendChild(lines.get(i));
        }
        several.appendChild(new PlotSheet(painter, palette, () -> {}).element());
        for (String key : List.of("methods.energy", "methods.cost"))
            several.appendChild(Dom.text("p", "quiet", scene.word(key)));
        presets = methods.choice(0).presets();
        form = form();
        Dom.add(root, alone, several, form, fault);
    }

    private static void pressed(HTMLElement button, boolean on) {
        button.setAttribute("aria-pressed", String.valueOf(on));
    }

    private HTMLElement form() {
        for (String name : presets)
            preset.appendChild(Dom.text("option", "",
                    name.isEmpty() ? scene.word("methods.form.defaults") : scene.words().title("preset", name)));
        preset.setAttribute("aria-label", scene.word("methods.form.preset"));
        values.setAttribute("aria-label", scene.word("methods.form.values"));
        values.setAttribute("placeholder", scene.word("methods.form.prompt"));
        values.addEventListener("keydown", e -> {
            e.stopPropagation();
            if (((KeyboardEvent) e).getKey().equals("Enter")) add();
        });
        values.addEventListener("input", _ -> Dom.say(fault, ""));
        fault.setAttribute("role", "alert");
        return Dom.el("div", "row", preset, values,
                Dom.button("add", scene.word("methods.form.add"), this::add));
    }

    private void add() {
        guarded(methods -> methods.add(new MethodChoice(scene.playback().model(),
                presets.get(preset.getSelectedIndex()), values.getValue())));
    }

    private void guarded(Consumer<SceneMethods> what) {
        Dom.say(fault, "");
        try {
            what.accept(methods);
        } catch (BadInput e) {
            Dom.say(fault, scene.words().refusal(e.getMessage()));
        }
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    public void show() {
        if (shown) return;
        shown = true;
        following = Subscription.combine(methods.now().subscribe(_ -> begin()),
                methods.numbers().known().subscribe(_ -> read(scene.playback().picture().get())),
                scene.playback().panes().follow(this::read));
    }

    @Override
    public void hide() {
        shown = false;
        following.unsubscribe();
    }

    private void begin() {
        Dom.show(alone, !methods.on());
        Dom.show(several, methods.on());
        Dom.show(form, methods.room());
        Dom.say(fault, "");
        if (!methods.on()) {
            preset.setSelectedIndex(presets.indexOf(methods.choice(0).preset()));
            return;
        }
        Dom.clear(reference);
        methods.names().forEach(name -> reference.appendChild(Dom.text("option", "", name)));
        reference.setSelectedIndex(methods.reference());
        pressed(over, !methods.beside());
        pressed(beside, methods.beside());
        painter.show(new MethodCurves(methods, scene.playback(), scene.words()).content());
        read(scene.playback().picture().get());
    }

    private void read(Picture now) {
        if (now == null || !methods.on()) return;
        MethodReport report = MethodReport.of(now, methods, scene.playback().model(), scene.words());
        List<String> said = List.of(report.behind(), report.left(), report.matched());
        for (int i = 0; i < said.size(); i++) Dom.say(lines.get(i), said.get(i));
        write(report.rows());
        painter.refresh();
    }

    private void write(List<MethodReport.Row> rows) {
        boolean same = table.getChildNodes().getLength() == rows.size() + 1;
        if (!same) {
            Dom.clear(table);
            HTMLElement head = Dom.el("tr", "");
            Dom.add(head, Dom.text("th", "", scene.word("methods.name")), Dom.el("td", ""));
            for (String key : List.of("methods.distance", "methods.made", "methods.time", "methods.operations"))
                head.appendChild(Dom.text("th", "", scene.word(key)));
            table.appendChild(head);
        }
        for (int i = 0; i < rows.size(); i++) {
            if (!same) table.appendChild(row(i));
            MethodReport.Row row = rows.get(i);
            var cells = table.getChildNodes().item(i + 1).getChildNodes();
            List<String> texts = List.of(row.distance(), row.made(), row.time(), row.operations());
            Dom.say((HTMLElement) cells.item(0), row.name());
            for (int k = 0; k < texts.size(); k++) Dom.say((HTMLElement) cells.item(k + 2), texts.get(k));
        }
    }

    private HTMLElement row(int method) {
        HTMLElement row = Dom.el("tr", "", Dom.el("th", "method method-" + (method + 1)), method == 0
                ? Dom.el("td", "")
                : Dom.el("td", "", Dom.iconButton("remove", Icons.CROSS, scene.word("methods.remove"),
                        () -> methods.remove(method))));
        for (int k = 0; k < 4; k++) row.appendChild(Dom.el("td", ""));
        return row;
    }
}
