package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.ask.StabilityLimit;
import limber.ask.Sweep;
import limber.ask.SweepRun;
import limber.ask.SweepTable;
import limber.engine.platform.Platform;
import limber.engine.platform.Worker;
import limber.engine.text.BadInput;
import limber.lesson.Step;
import limber.presentation.paint.Palette;
import limber.presentation.plots.SweepPainter;
import limber.presentation.plots.SweepWords;
import limber.web.Dom;
import limber.web.view.Sheet;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// The sweep of a step: a measure over a parameter. It is run a frame at a time, between the page's other work.
final class SweepPane implements Panes.Pane {
    private final Scene scene;
    private final HTMLElement progress = Dom.el("output", "plot-now"), line = Dom.el("p", "sweep-reading"), root;
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
        plot = new SweepPainter(new SweepWords(scene.words()), _ -> {}, "");
        sheet = new Sheet("sweep-plot", palette, this::paint);
        plot.follow(sheet::refresh);
        sheet.element().setAttribute("role", "img");
        sheet.element().setAttribute("aria-label", scene.word("sweep.result"));
        listen(sheet.element());
        line.setAttribute("role", "status");
        root = Dom.el("div", "sweep-pane", Dom.el("div", "row", progress), sheet.element(), line);
        worker.start();
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
        sweep = Optional.of(new Sweep(scene.playback().model(), now.settings(), List.of(), List.of(wanted.over()),
                List.of(wanted.measure()), wanted.frames()));
        logarithmic = wanted.logarithmic();
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
            if (run.isEmpty()) begin(sweep.get());
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

    private void begin(Sweep now) {
        if (rows.isEmpty()) limit = StabilityLimit.of(now);
        run = Optional.of(new SweepRun(now, now.values(rows.size())));
    }
}
