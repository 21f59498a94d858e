package limber.web.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import limber.engine.Element;
import limber.engine.ask.Why;
import limber.engine.run.Picture;
import limber.presentation.panes.Questions.Question;
import limber.presentation.panes.Reason;
import limber.presentation.panes.ReasonText;
import limber.presentation.play.Asking;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/// Why a number is what it is: the operation that wrote it, and below that what that operation read, opened one at a
/// time.
final class WhyPane implements Panes.Pane {
    private final Scene scene;
    private final Asking asking;
    private final ReasonText text;
    private final HTMLElement about = Dom.el("h3", "pane-head"), tree = Dom.el("ul", "reasons"),
            root = Dom.el("div", "why-pane", about, tree);
    private Optional<Question> question = Optional.empty();
    private Optional<Element> selected = Optional.empty();
    private Optional<limber.engine.Cursor> at = Optional.empty();

    /// @param open opens this pane
    WhyPane(Scene scene, Runnable open) {
        this.scene = scene;
        asking = scene.playback().asking();
        text = new ReasonText(scene.words());
        scene.questions().allowed().set(true);
        scene.questions().onAsked(open);
        scene.questions().asked().subscribe(_ -> show());
    }

    @Override
    public HTMLElement root() {
        return root;
    }

    @Override
    public void show() {
        Picture now = scene.playback().picture().get();
        if (now == null || scene.playback().playing().get()) return;
        Optional<Question> asked = scene.questions().asked().get();
        Optional<Element> element = scene.playback().selected().get();
        if (!element.equals(selected)) asked = Optional.empty();
        if (asked.equals(question) && element.equals(selected)
                && (asked.isPresent() || at.equals(Optional.of(now.cursor()))))
            return;
        question = asked;
        selected = element;
        at = Optional.of(now.cursor());
        Dom.say(about, asked.map(q -> scene.word("why.about.number").formatted(text.name(q.asked())))
                .or(() -> element.map(e -> scene.word("why.about").formatted(scene.words().kind(e.of()), e.index())))
                .orElseGet(() -> scene.word("page.why.nothing")));
        Dom.clear(tree);
        List<Reason> reasons = asked.map(q -> List.of(new Reason(q))).orElseGet(() -> numbers(now, element));
        reasons.forEach(r -> tree.appendChild(row(r)));
        if (asked.isPresent()) open(reasons.getFirst(), (HTMLElement) tree.getFirstChild());
    }

    /// Each number of an element that may change.
    private static List<Reason> numbers(Picture now, Optional<Element> selected) {
        var all = new ArrayList<Reason>();
        selected.ifPresent(e -> now.state().channels().stream()
                .filter(c -> c.of().equals(e.of()) && c.life() != limber.engine.Channel.Life.FIXED)
                .filter(c -> e.index() < now.state().count(c.of()))
                .forEach(c -> all.add(Reason.stored(c.name(), e.index(), now.state().value(c.name(), e.index()),
                        now.cursor()))));
        return all;
    }

    private HTMLElement row(Reason reason) {
        HTMLElement row = Dom.el("li", "");
        fill(row, reason);
        return row;
    }

    private void fill(HTMLElement row, Reason reason) {
        Dom.clear(row);
        String said = text.of(reason, scene.playback().picture().get().state());
        if (reason.why().isEmpty()) {
            row.appendChild(Dom.button("reason", said, () -> open(reason, row)));
            return;
        }
        row.appendChild(Dom.text("p", "reason", said));
        reason.operation().ifPresent(place -> row.appendChild(
                Dom.button("go", scene.word("page.why.go"), () -> scene.playback().go(place))));
        List<Reason> behind = reason.reasons(_ -> 0);
        if (behind.isEmpty()) return;
        HTMLElement list = Dom.el("ul", "reasons");
        behind.forEach(r -> list.appendChild(row(r)));
        row.appendChild(list);
    }

    private void open(Reason reason, HTMLElement row) {
        var found = new AtomicReference<Optional<Why>>(Optional.empty());
        asking.ask((run, given) -> {
            reason.question().seek(run);
            found.set(Why.of(run, reason.question().asked(), given));
        }, () -> found.get().ifPresent(why -> fill(row, reason.known(why))));
    }
}
