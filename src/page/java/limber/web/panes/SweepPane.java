package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.ask.StabilityLimit;
import limber.ask.Sweep;
import limber.ask.SweepFault;
import limber.ask.SweepForm;
import limber.ask.SweepRun;
import limber.ask.SweepSuggestion;
import limber.ask.SweepTable;
import limber.engine.platform.Platform;
import limber.engine.platform.Worker;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.lesson.Step;
import limber.presentation.paint.Palette;
import limber.presentation.plots.SweepPainter;
import limber.presentation.plots.SweepWords;
import limber.web.Dom;
import limber.web.view.Sheet;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// A sweep, of a step or of one's own: a measure over a parameter. It is run a frame at a time, between the page's
/// other work. A map over two parameters is left to the window: it has hundreds of runs.
final class SweepPane implements Panes.Pane {
    private final Scene scene;
    private final HTMLElement progress = Dom.el("output", "plot-now"), line = Dom.el("p", "sweep-reading"), root;
    private final HTMLSelectElement over = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLInputElement values, measure, frames;
    private final HTMLElement fault = Dom.el("p", "wrong");
    private final List<Parameter<?>> parameters;
    private final SweepPainter plot;
    private final Sheet sheet;
    private final Worker worker = Platform.here().worker("sweep", Thread.MIN_PRIORITY, this::work);
    private final List<Sweep.Row> rows = new ArrayList<>();
    private Optional<Sweep> sweep = Optional.empty();
    private Optional<Boolean> logarithmic = Optional.empty();
    private Optional<StabilityLimit> limit = Optional.empty();
    private Optional<SweepRun> run = Optional.empty();

    SweepPane(Scene scene, Palette palette) {
        this.scene = scene;
        plot = new SweepPainter(new SweepWords(scene.words()), _ -> {}, scene.word("sweep.nothing"));
        sheet = new Sheet("sweep-plot", palette, this::paint);
        plot.follow(sheet::refresh);
        sheet.element().setAttribute("role", "img");
        sheet.element().setAttribute("aria-label", scene.word("sweep.result"));
        listen(sheet.element());
        line.setAttribute("role", "status");
        parameters = SweepSuggestion.parameters(scene.playback().model());
        values = field("sweep.first.values", "sweep.values.tip");
        measure = field("sweep.measure", "sweep.measure.tip");
        frames = field("sweep.frames", "sweep.frames");
        over.setAttribute("aria-label", scene.word("sweep.first"));
        parameters.forEach(p -> over.appendChild(
                Dom.text("option", "", scene.words().title("parameter", p.name()))));
        over.addEventListener("change", _ -> suggest());
        fault.setAttribute("role", "alert");
        HTMLElement form = Dom.el("div", "row", over, values, measure, frames,
                Dom.button("run", scene.word("sweep.run"), this::run));
        root = Dom.el("div", "sweep-pane", form, fault, Dom.el("div", "row", progress), sheet.element(), line);
        Dom.show(form, !parameters.isEmpty());
        worker.start();
    }

    private HTMLInputElement field(String name, String tip) {
        var field = (HTMLInputElement) Dom.el("input", "field");
        field.setAttribute("aria-label", scene.word(name));
        field.setAttribute("title", scene.word(tip));
        field.addEventListener("keydown", e -> {
            e.stopPropagation();
            if (((KeyboardEvent) e).getKey().equals("Enter")) run();
        });
        field.addEventListener("input", _ -> Dom.say(fault, ""));
        return field;
    }

    /// What is empty is filled in when the pane is opened first.
    @Override
    public void show() {
        if (!values.getValue().isEmpty() || parameters.isEmpty()) return;
        SweepForm fits = SweepSuggestion.curve(scene.playback().model(), scene.playback().settings())
                .orElseGet(SweepForm::empty);
        measure.setValue(fits.measure());
        frames.setValue(fits.frames());
        over.setSelectedIndex(Math.max(0, parameters.stream().map(Parameter::name).toList().indexOf(fits.first())));
        suggest();
    }

    private void suggest() {
        values.setValue(SweepSuggestion.values(parameters.get(over.getSelectedIndex()), scene.playback().settings()));
    }

    /// Runs what is filled in.
    private void run() {
        Dom.say(fault, "");
        try {
            begin(new SweepForm(parameters.get(over.getSelectedIndex()).name(), values.getValue(), "", "",
                    measure.getValue(), frames.getValue()).read(scene.playback().model(),
                            scene.playback().settings(), scene.playback().tools().get()),
                    Optional.empty());
        } catch (SweepFault e) {
            Dom.say(fault, scene.words().refusal(e.getMessage()));
        }
    }

    private void listen(HTMLElement canvas) {
        canvas.addEventListener("pointermove", e -> plot.point(Optional.of(Sheet.at(e))));
        canvas.addEventListener("pointerleave", _ -> plot.point(Optional.empty()));
        canvas.addEventListener("click", e -> plot.click(Sheet.at(e)));
        for (String seen : List.of("focus", "blur")) canvas.addEventListener(seen, _ -> plot.focus());
        canvas.addEventListener("keydown", e -> {
            switch (((KeyboardEvent) e).getKey()) {
                case "ArrowLeft" -> plot.go(-1, 0);
                case "ArrowRight" -> plot.go(1, 0);
                case "ArrowUp" -> plot.go(0, 1);
                case "ArrowDown" -> plot.go(0, -1);
                default -> {
                    return;
                }
            }
            e.preventDefault();
            e.stopPropagation();
        });
    }

    private void paint(Sheet.Drawing on) {
        plot.paint(on.pen(), on.palette(), on.width(), on.height(), sheet.focused());
        Dom.say(line, plot.line());
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    /// Runs a sweep of the scene as it is now.
    void run(Step.Sweep wanted) {
        var now = scene.playback().past().branch();
        begin(new Sweep(scene.playback().model(), now.settings(), List.of(), List.of(wanted.over()),
                List.of(wanted.measure()), wanted.frames()), wanted.logarithmic());
        parameters.stream().filter(p -> p.name().equals(wanted.over().parameter().name())).findFirst()
                .ifPresent(p -> over.setSelectedIndex(parameters.indexOf(p)));
        values.setValue(wanted.values());
        measure.setValue(wanted.measure().toString());
        frames.setValue(String.valueOf(wanted.frames()));
    }

    private void begin(Sweep wanted, Optional<Boolean> scale) {
        sweep = Optional.of(wanted);
        logarithmic = scale;
        limit = Optional.empty();
        run = Optional.empty();
        rows.clear();
        tell("");
        worker.wake();
    }

    /// Gives it up.
    void end() {
        sweep = Optional.empty();
    }

    private void tell(String refused) {
        Sweep now = sweep.orElseThrow();
        Dom.say(progress, refused.isEmpty() ? scene.word("page.sweep").formatted(rows.size(), now.size()) : refused);
        plot.show(Optional.of(new SweepTable(now, limit, logarithmic, rows, List.of())));
    }

    /// One frame of one run.
    private boolean work() {
        if (sweep.isEmpty() || rows.size() == sweep.get().size()) return false;
        try {
            if (run.isEmpty()) beginRun(sweep.get());
            else if (run.get().more()) run.get().next();
            else {
                rows.add(run.get().row());
                run = Optional.empty();
                tell("");
            }
            return true;
        } catch (BadInput e) {
            tell(e.getMessage());
            sweep = Optional.empty();
            return false;
        }
    }

    private void beginRun(Sweep now) {
        if (rows.isEmpty()) limit = StabilityLimit.of(now);
        run = Optional.of(new SweepRun(now, now.values(rows.size())));
    }
}
