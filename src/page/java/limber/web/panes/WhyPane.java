package limber.web.panes;

import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.InfluenceState;
import limber.presentation.panes.InfluenceText;
import limber.presentation.panes.ReasonRow;
import limber.presentation.panes.WhyState;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/// Why a number is what it is: the operation that wrote it, and below that what that operation read, opened one at a
/// time; and where the numbers of the selected element go.
final class WhyPane implements Panes.Pane {
    private final Scene scene;
    private final WhyState state;
    private final InfluenceState influence;
    private final HTMLElement about = Dom.el("h3", "pane-head"), tree = Dom.el("ul", "reasons"),
            spread = Dom.el("div", "influence"), goes, root;

    /// @param curves of the influence
    /// @param open opens this pane
    WhyPane(Scene scene, InfluenceState influence, InfluenceCurves curves, Runnable open) {
        this.scene = scene;
        this.influence = influence;
        goes = Dom.button("goes", scene.word("why.influence"), () -> influence.show(!influence.on().get()));
        goes.setTitle(scene.word("why.influence.tip"));
        root = Dom.el("div", "why-pane", about, goes, spread, tree);
        influence.on().subscribe(on -> {
            goes.setAttribute("aria-pressed", Boolean.toString(on));
            Dom.show(spread, on);
        });
        influence.follow(scene.questions());
        scene.playback().selected().subscribe(e -> Dom.show(goes, e.isPresent()));
        var text = new InfluenceText(curves, scene.words());
        curves.curves().subscribe(() -> {
            Dom.clear(spread);
            Dom.add(spread, Dom.text("h3", "pane-head", text.title()), Dom.text("p", "", text.rounds()));
            curves.curves().forEach(c -> Dom.add(spread, Dom.text("p", "", text.says(c))));
        });
        state = new WhyState(scene.playback(), scene.questions(), scene.words());
        state.rows().subscribe((_, rows) -> {
            Dom.clear(tree);
            rows.forEach(r -> tree.appendChild(row(r)));
        });
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
        if (scene.playback().picture().get() == null || scene.playback().playing().get()) return;
        Dom.say(about, state.about("page.why.nothing"));
        state.show(scene.playback().picture().get());
    }

    @Override
    public void hide() {
        influence.end();
    }

    private HTMLElement row(ReasonRow reason) {
        HTMLElement row = Dom.el("li", "");
        fill(row, reason);
        reason.reason().subscribe((_, _) -> fill(row, reason));
        if (reason.open()) state.open(reason);
        return row;
    }

    private void fill(HTMLElement row, ReasonRow reason) {
        Dom.clear(row);
        String said = state.text(reason.reason().get());
        if (!reason.known()) {
            row.appendChild(Dom.button("reason", said, () -> state.open(reason)));
            return;
        }
        row.appendChild(Dom.text("p", "reason", said));
        if (reason.reason().get().operation().isPresent())
            row.appendChild(Dom.button("go", scene.word("page.why.go"), () -> state.go(reason)));
        if (reason.below().isEmpty()) return;
        HTMLElement list = Dom.el("ul", "reasons");
        reason.below().forEach(r -> list.appendChild(row(r)));
        row.appendChild(list);
    }
}
