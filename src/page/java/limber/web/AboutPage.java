package limber.web;

import limber.presentation.words.Wording;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// Notes of a page about itself: what made it, that it asks for nothing, and the licences of what is in it.
final class AboutPage {
    private static final String MARK = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16z"
            + "M11 7h2v2h-2zM11 11h2v6h-2z";

    private final HTMLElement button, dialog;

    AboutPage(PageData data, Wording words) {
        String name = words.get("page.about");
        HTMLElement licences = Dom.text("pre", "licences", data.text("notices").orElse(""));
        licences.setTabIndex(0); // it scrolls
        licences.setAttribute("role", "group");
        licences.setAttribute("aria-label", words.get("about.licences"));
        dialog = Dom.el("dialog", "about", Dom.text("h2", "", name),
                Dom.text("p", "", words.get("page.about.text")
                        .formatted(("Limber " + data.text("version").orElse("")).strip())),
                Dom.text("h3", "", words.get("about.licences")), licences);
        dialog.setAttribute("aria-label", name);
        Dom.add(dialog, Dom.button("main", words.get("page.close"), () -> close(dialog)));
        button = Dom.iconButton("about-page", MARK, name, () -> open(dialog));
    }

    HTMLElement button() {
        return button;
    }

    HTMLElement dialog() {
        return dialog;
    }

    @JSBody(params = "dialog", script = "dialog.showModal();")
    private static native void open(HTMLElement dialog);

    @JSBody(params = "dialog", script = "dialog.close();")
    private static native void close(HTMLElement dialog);
}
