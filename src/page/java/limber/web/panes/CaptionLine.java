package limber.web.panes;

import java.util.List;
import java.util.Optional;
import limber.presentation.panes.Caption;
import limber.presentation.panes.SetLater;
import limber.presentation.play.Resting;
import limber.web.Dom;
import limber.web.Icons;
import org.teavm.jso.dom.html.HTMLElement;

/// The caption: what the last operation did, what the next one will do, and what the model says of the state, in
/// plain words. A scene that has come to rest can be pushed; one at its start can start with what was set later. It has
/// a place of one height: where there is little room it shows what comes next, as much as fits, and a tap unfolds the
/// whole text over the view.
public final class CaptionLine {
    private final Scene scene;
    private final HTMLElement last = Dom.el("p", "last"), next = Dom.el("p", "next"),
            remark = Dom.el("p", "remark"), rest = Dom.el("p", "rest"), later = Dom.el("p", "rest"),
            set = Dom.el("span", ""), text = Dom.el("div", "caption-text", last, next, remark, rest, later),
            fold, root = Dom.el("div", "caption", text);
    private boolean open;

    public CaptionLine(Scene scene) {
        this.scene = scene;
        fold = Dom.iconButton("caption-fold", Icons.UP, scene.word("page.caption.whole"), this::unfold);
        fold.setAttribute("aria-expanded", "false");
        root.appendChild(fold);
        for (HTMLElement line : List.of(last, next, remark)) line.addEventListener("click", _ -> unfold());
        scene.playback().follow(_ -> show());
        scene.playback().playing().subscribe((_, _) -> show());
        scene.playback().rules().held().subscribe((_, _) -> show());
        var resting = new Resting(scene.playback());
        rest.appendChild(Dom.text("span", "", scene.word("rest") + " "));
        rest.appendChild(Dom.button("", scene.word("rest.push"), resting::push));
        later.appendChild(set);
        later.appendChild(Dom.button("", scene.word("parameters.later.start"),
                () -> scene.playback().gestures().set(scene.playback().gestures().setLater())));
        resting.follow();
        resting.resting().subscribe(on -> Dom.show(rest, on));
    }

    public HTMLElement root() {
        return root;
    }

    private void unfold() {
        open = !open;
        root.setClassName(open ? "caption open" : "caption");
        fold.setAttribute("aria-expanded", String.valueOf(open));
        Dom.icon(fold, open ? Icons.DOWN : Icons.UP);
    }

    private void show() {
        if (scene.playback().picture().get() == null) return;
        Caption caption = Caption.of(scene.playback(), scene.captions(), scene.words());
        List<String> lines = caption.lines(scene.words());
        Dom.say(last, lines.size() < 2 ? "" : lines.getFirst());
        Dom.say(next, lines.isEmpty() ? "" : lines.getLast());
        Dom.say(remark, caption.remark());
        Optional<SetLater> changed = SetLater.of(scene.playback(), scene.words());
        Dom.show(later, changed.isPresent());
        changed.ifPresent(c -> Dom.say(set, c.line() + " "));
    }
}
