package limber.web.panes;

import java.util.List;
import limber.presentation.panes.Caption;
import limber.web.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/// The caption: what the last operation did, what the next one will do, and what the model says of the state, in
/// plain words.
public final class CaptionLine {
    private final Scene scene;
    private final HTMLElement last = Dom.el("p", "last"), next = Dom.el("p", "next"),
            remark = Dom.el("p", "remark"), root = Dom.el("div", "caption", last, next, remark);

    public CaptionLine(Scene scene) {
        this.scene = scene;
        root.setAttribute("aria-live", "polite");
        scene.playback().follow(_ -> show());
        scene.playback().playing().subscribe((_, _) -> show());
        scene.playback().rules().held().subscribe((_, _) -> show());
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
    }
}
