package limber.web.panes;

import limber.engine.run.Picture;
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
        scene.playback().follow(this::show);
        scene.playback().playing().subscribe(on -> {
            if (on) playing();
        });
    }

    public HTMLElement root() {
        return root;
    }

    private void playing() {
        Dom.say(last, scene.word("caption.playing"));
        Dom.say(next, "");
    }

    private void show(Picture now) {
        Dom.say(remark, scene.words().remarks(now.remarks()));
        if (scene.playback().playing().get()) return;
        now.divergence().ifPresentOrElse(d -> {
            Dom.say(last, scene.words().flewApart(d));
            Dom.say(next, "");
        }, () -> {
            Dom.say(last, labelled("caption.last", scene.captions().last(now)));
            Dom.say(next, labelled("caption.next", scene.captions().next(now)));
        });
    }

    private String labelled(String label, String text) {
        return text.isEmpty() ? "" : scene.word(label) + scene.word("caption.colon") + text;
    }
}
