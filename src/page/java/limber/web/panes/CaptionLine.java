package limber.web.panes;

import java.util.List;
import java.util.Optional;
import limber.presentation.panes.Caption;
import limber.presentation.panes.SetLater;
import limber.presentation.play.Resting;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/// The caption: what the last operation did, what the next one will do, and what the model says of the state, in
/// plain words. A scene that has come to rest can be pushed; one at its start can start with what was set later.
public final class CaptionLine {
    private final Scene scene;
    private final HTMLElement last = Dom.el("p", "last"), next = Dom.el("p", "next"),
            remark = Dom.el("p", "remark"), rest = Dom.el("p", "rest"), later = Dom.el("p", "rest"),
            set = Dom.el("span", ""), root = Dom.el("div", "caption", last, next, remark, rest, later);

    public CaptionLine(Scene scene) {
        this.scene = scene;
        root.setAttribute("aria-live", "polite");
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

    private void show() {
        if (scene.playback().picture().get() == null) return;
        Caption caption = Caption.of(scene.playback(), scene.captions(), scene.words());
        List<String> lines = caption.lines(scene.words());
        Dom.say(last, lines.isEmpty() ? "" : lines.getFirst());
        Dom.say(next, lines.size() < 2 ? "" : lines.get(1));
        Dom.say(remark, caption.remark());
        Optional<SetLater> changed = SetLater.of(scene.playback(), scene.words());
        Dom.show(later, changed.isPresent());
        changed.ifPresent(c -> Dom.say(set, c.line() + " "));
    }
}
