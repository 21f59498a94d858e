package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.util.Subscription;
import limber.engine.Element;
import limber.engine.run.Picture;
import limber.engine.text.BadInput;
import limber.presentation.panes.ElementTable;
import limber.presentation.panes.NumbersState;
import limber.presentation.panes.ShownNumbers;
import limber.presentation.play.Playback;
import limber.web.Dom;
import limber.web.Icons;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/// The numbers of all elements of one kind, a row an element, with what the last step changed. Of many elements some
/// are shown, beginning where the reader wants it.
final class NumbersPane implements Panes.Pane {
    /// The most rows at once, and how many stand above one that was chosen.
    private static final int ROWS = 40, ABOVE = 2;

    private final Scene scene;
    private final Playback playback;
    private final Consumer<String> say;
    private final NumbersState state;
    private final HTMLSelectElement kinds = (HTMLSelectElement) Dom.el("select", "");
    private final HTMLInputElement find = (HTMLInputElement) Dom.el("input", "field");
    private final HTMLElement count = Dom.el("span", "quiet"), table = Dom.el("table", "ledger numbers"), up, down,
            root;
    private final List<HTMLElement> rows = new ArrayList<>();
    private Subscription following = Subscription.EMPTY;
    private Optional<ShownNumbers> shown = Optional.empty();
    private List<String> offered = List.of();
    private int first;
    private boolean open;

    /// @param say receives a line that is to be said, such as of an element that is not there
    NumbersPane(Scene scene, Consumer<String> say) {
        this.scene = scene;
        this.say = say;
        playback = scene.playback();
        state = new NumbersState(playback);
        kinds.setAttribute("aria-label", scene.word("numbers.kind"));
        kinds.addEventListener("change", _ -> {
            first = 0;
            read();
        });
        find.setAttribute("placeholder", scene.word("numbers.find"));
        find.setAttribute("aria-label", scene.word("numbers.find.tip"));
        find.setAttribute("inputmode", "numeric");
        find.addEventListener("keydown", e -> {
            e.stopPropagation();
            if (((KeyboardEvent) e).getKey().equals("Enter")) find();
        });
        up = Dom.iconButton("up", Icons.UP, scene.word("page.numbers.up"), () -> turn(-ROWS));
        down = Dom.iconButton("down", Icons.DOWN, scene.word("page.numbers.down"), () -> turn(ROWS));
        HTMLElement place = Dom.el("div", "ledger-place", table);
        place.setTabIndex(0); // it scrolls
        place.setAttribute("role", "group");
        place.setAttribute("aria-label", scene.word("pane.numbers.tip"));
        root = Dom.el("div", "numbers-pane", Dom.el("div", "row", kinds, count, find, up, down), place);
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    public void show() {
        if (open) return;
        open = true;
        following = playback.panes().follow(this::arrived).and(playback.selected().subscribe(this::point))
                .and(state::forget);
    }

    @Override
    public void hide() {
        open = false;
        following.unsubscribe();
    }

    private void arrived(Picture next) {
        if (!state.arrived(next)) return;
        List<String> now = state.kinds();
        if (!now.equals(offered)) {
            offered = now;
            Dom.clear(kinds);
            now.forEach(of -> kinds.appendChild(Dom.text("option", "", scene.words().kind(of))));
            first = 0;
        }
        read();
    }

    private String kind() {
        return offered.get(Math.max(0, kinds.getSelectedIndex()));
    }

    /// Measures are those of kinds without a channel only: some run a part of the solver.
    private void read() {
        ShownNumbers now = state.reading(kind(), Set.of()).read();
        ElementTable sheet = now.sheet();
        int from = Math.clamp(first, 0, Math.max(0, sheet.size() - ROWS)), size = Math.min(ROWS, sheet.size());
        boolean same = rows.size() == size && shown.filter(then -> then.sheet().of().equals(sheet.of())
                && then.sheet().heads().equals(sheet.heads())).isPresent();
        shown = Optional.of(now);
        first = from;
        Dom.say(count, scene.word("numbers.count").formatted(sheet.size()));
        Dom.show(up, from > 0);
        Dom.show(down, from + size < sheet.size());
        if (!same) build(sheet, size);
        for (int i = 0; i < size; i++) write(rows.get(i), from + i, now);
    }

    private void build(ElementTable sheet, int size) {
        Dom.clear(table);
        rows.clear();
        HTMLElement names = Dom.el("tr", "", Dom.text("th", "", scene.words().kind(sheet.of()))),
                parts = Dom.el("tr", "", Dom.el("td", ""));
        for (ElementTable.Head head : sheet.heads()) {
            HTMLElement name = Dom.text("th", "",
                    scene.words().quantity(head.name()) + (head.unit().isEmpty() ? "" : " · " + head.unit()));
            name.setAttribute("colspan", String.valueOf(head.width()));
            names.appendChild(name);
            for (int p = 0; p < head.width(); p++) parts.appendChild(Dom.text("th", "", head.part(p)));
        }
        HTMLElement body = Dom.el("tbody", "");
        Dom.add(table, Dom.el("thead", "", names, parts), body);
        for (int i = 0; i < size; i++) {
            int place = i;
            HTMLElement row = Dom.el("tr", "",
                    Dom.el("th", "", Dom.button("reason", "", () -> choose(first + place))));
            sheet.heads().forEach(head -> {
                for (int p = 0; p < head.width(); p++) row.appendChild(Dom.el("td", ""));
            });
            rows.add(row);
            body.appendChild(row);
        }
    }

    private void write(HTMLElement row, int element, ShownNumbers now) {
        var cells = row.getChildNodes();
        Dom.say((HTMLElement) cells.item(0).getFirstChild(), String.valueOf(element));
        boolean chosen = playback.selected().get().equals(Optional.of(new Element(now.sheet().of(), element)));
        row.setClassName(chosen ? "next" : "");
        int k = 1;
        for (int h = 0; h < now.sheet().heads().size(); h++)
            for (int p = 0; p < now.sheet().heads().get(h).width(); p++) {
                var cell = (HTMLElement) cells.item(k++);
                Dom.say(cell, now.text(h, element, p));
                cell.setClassName(now.before(h, element, p).isPresent() ? "changed" : "");
            }
    }

    private void turn(int by) {
        first = Math.max(0, first + by);
        read();
    }

    private void choose(int element) {
        playback.selected().set(Optional.of(new Element(kind(), element)));
    }

    private void find() {
        String number = find.getValue().strip();
        int size = shown.map(now -> now.sheet().size()).orElse(0);
        if (number.matches("\\d{1,9}") && Integer.parseInt(number) < size) choose(Integer.parseInt(number));
        else say.accept(scene.word("numbers.none").formatted(scene.words().kind(kind()), BadInput.brief(number),
                size - 1));
    }

    /// Brings the row of the selected element into view.
    private void point(Optional<Element> what) {
        if (state.now().isEmpty()) return;
        what.filter(e -> offered.contains(e.of())).ifPresent(e -> {
            boolean other = !e.of().equals(kind());
            if (other) kinds.setSelectedIndex(offered.indexOf(e.of()));
            if (other || e.index() < first || e.index() >= first + ROWS) first = e.index() - ABOVE;
        });
        read();
    }
}
