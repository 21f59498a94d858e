package limber.web;

import limber.presentation.play.Playback;
import limber.web.panes.Scene;
import limber.web.view.View;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// The buttons over a view: copy a link to it, save a picture of it, fill the screen with it, show
/// the whole scene.
final class ViewButtons {
    private final HTMLElement root;

    /// @param stage what fills the screen
    /// @param link copies a link
    ViewButtons(Scene scene, View view, HTMLElement stage, HTMLElement link) {
        HTMLElement fit = Dom.iconButton("fit", Icons.FIT, scene.word("fit"), view::fit),
                full = Dom.iconButton("full", Icons.FULL, scene.word("page.full"), () -> fill(stage)),
                picture = Dom.iconButton("picture", Icons.PICTURE, scene.word("page.picture"),
                        () -> Dom.save(name(scene.playback()), view.image()));
        Dom.show(full, fills());
        root = Dom.el("div", "view-buttons", link, picture, full, fit);
        view.clear(root);
        view.seen().fixed().subscribe(on -> Dom.show(fit, !on));
        view.seen().framing().away().subscribe(where -> {
            boolean away = where.isPresent();
            fit.setClassName(away ? "icon fit main" : "icon fit");
            Dom.name(fit, away ? scene.word("away") + ". " + scene.word("fit") : scene.word("fit"));
        });
    }

    HTMLElement root() {
        return root;
    }

    /// Such as `rope-12.png` in frame 12.
    private static String name(Playback playback) {
        return playback.model().name() + "-" + playback.picture().get().cursor().frame() + ".png";
    }

    /// Whether the browser lets a part of a page fill the screen; in a frame, whether the page around allows it.
    @JSBody(script = "return !!document.fullscreenEnabled;")
    private static native boolean fills();

    @JSBody(params = "place", script = """
            if (document.fullscreenElement) document.exitFullscreen();
            else place.requestFullscreen().catch(() => {});""")
    private static native void fill(
            HTMLElement place);
}
