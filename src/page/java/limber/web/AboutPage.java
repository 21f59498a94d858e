package limber.web;

import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// Notes of a page about itself: what made it, that it asks for nothing, and the licences of what is in it.
final class AboutPage {
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
        Dom.add(dialog, Dom.button("main", words.get("page.close"), () -> Dom.close(dialog)));
        button = Dom.iconButton("about-page", Icons.ABOUT, name, () -> Dom.open(dialog));
    }

    HTMLElement button() {
        return button;
    }

    HTMLElement dialog() {
        return dialog;
    }
}
