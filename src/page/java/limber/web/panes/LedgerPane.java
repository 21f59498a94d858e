package limber.web.panes;

import java.util.Arrays;
import java.util.List;
import javafx.util.Subscription;
import limber.presentation.paint.Palette;
import limber.presentation.panes.LedgerKeeper.Quantity;
import limber.presentation.panes.LedgerRow;
import limber.presentation.panes.LedgerSheet;
import limber.presentation.panes.LedgerSheet.Group;
import limber.presentation.panes.LedgerState;
import limber.presentation.plots.PlotPainter;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The ledger of a scene: a table of the frame at hand, whose lines lead to their phases, or a plot of all frames.
final class LedgerPane implements Panes.Pane {
    private final Scene scene;
    private final LedgerState state;
    private final HTMLSelectElement choice = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLElement line = Dom.el("p", "sweep-reading"), table = Dom.el("table", "ledger");
    private final HTMLElement place, content, root, frame, course;
    private final PlotPainter painter;
    private final PlotSheet plot;
    private Subscription following = Subscription.EMPTY;
    private List<Quantity> offered = List.of();
    private boolean shown;

    LedgerPane(Scene scene, Palette palette) {
        this.scene = scene;
        state = new LedgerState(scene.playback(), scene.ledger(), scene.words());
        painter = new PlotPainter(scene.word("ledger.coming"));
        plot = new PlotSheet(painter, palette, () -> {});
        place = Dom.el("div", "ledger-place", table);
        content = Dom.el("div", "", place, plot.element());
        frame = Dom.button("", scene.word("ledger.show.frame"), () -> state.plotted().set(false));
        course = Dom.button("", scene.word("ledger.show.course"), () -> state.plotted().set(true));
        frame.setTitle(scene.word("ledger.show.frame.tip"));
        course.setTitle(scene.word("ledger.show.course.tip"));
        root = Dom.el("div", "ledger-pane", Dom.el("div", "row", choice, frame, course), line, content);
        choice.setAttribute("aria-label", scene.word("ledger.quantity"));
        choice.addEventListener("change", _ -> state.quantity().set(offered.get(choice.getSelectedIndex())));
        place.setTabIndex(0); // it scrolls
        place.setAttribute("role", "group");
        place.setAttribute("aria-label", scene.word("ledger.table"));
        state.plotted().subscribe(on -> {
            Dom.show(place, !on);
            Dom.show(plot.element(), on);
            frame.setAttribute("aria-pressed", String.valueOf(!on));
            course.setAttribute("aria-pressed", String.valueOf(on));
        });
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    public void show() {
        if (shown) return;
        shown = true;
        following = state.follow(this::offer, this::read);
    }

    @Override
    public void hide() {
        shown = false;
        following.unsubscribe();
    }

    /// Offers the quantities that the scene has under its settings.
    private void offer() {
        List<Quantity> all = state.quantities();
        if (!all.equals(offered)) {
            offered = all;
            Dom.clear(choice);
            all.forEach(q -> choice.appendChild(Dom.text("option", "", state.name(q))));
        }
        choice.setSelectedIndex(all.indexOf(state.quantity().get()));
        for (HTMLElement part : List.of(choice, frame, course, content)) Dom.show(part, !all.isEmpty());
        if (all.isEmpty()) Dom.say(line, state.line());
        if (state.plotted().get()) painter.refresh();
    }

    private void read() {
        Dom.say(line, state.line());
        if (state.plotted().get()) state.draw(painter);
        else write();
    }

    private void write() {
        Dom.clear(table);
        state.sheet().ifPresent(sheet -> Dom.add(table, Dom.el("thead", "", groups(sheet), head(sheet)),
                Dom.el("tbody", "", sheet.lines().stream().map(this::line).toArray(HTMLElement[]::new))));
    }

    private HTMLElement groups(LedgerSheet sheet) {
        HTMLElement row = Dom.el("tr", "", Dom.el("td", ""));
        Arrays.stream(Group.values()).forEach(group -> {
            HTMLElement over = Dom.text("th", "", LedgerSheet.title(group, scene.words()).orElse(""));
            over.setAttribute("colspan", "" + sheet.columns().stream().filter(c -> c.group() == group).count());
            row.appendChild(over);
        });
        return row;
    }

    private HTMLElement head(LedgerSheet sheet) {
        HTMLElement row = Dom.el("tr", "", Dom.text("th", "", scene.word("ledger.phase")));
        sheet.columns().forEach(c -> {
            HTMLElement title = Dom.text("th", "", c.title());
            title.setTitle(c.tip());
            row.appendChild(title);
        });
        return row;
    }

    private HTMLElement line(LedgerSheet.Line line) {
        HTMLElement row = Dom.el("tr", line.next() ? "next"
                : line.row().state() ? "state"
                        : line.row().kind() == LedgerRow.Kind.CHANGE ? "sum" : "",
                Dom.el("th", "", line.row().leads()
                        ? Dom.button("go", line.marked(), () -> state.go(line.row()))
                        : Dom.text("span", "", line.marked())));
        line.numbers().forEach(number -> row.appendChild(Dom.text("td", "", number)));
        return row;
    }
}
