package limber.web;

import java.util.List;
import limber.presentation.play.Playback;
import limber.presentation.scene.SceneKeys;
import limber.presentation.words.Shortcut;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// The list of keys of a page, for those who have a keyboard. The keys of the model's handles depend on its settings,
/// so the list is made when it is opened.
final class KeysPage {
    private final Playback playback;
    private final Wording words;
    private final HTMLElement button, dialog, place = Dom.el("div", "keys-place");

    KeysPage(Playback playback, Wording words) {
        this.playback = playback;
        this.words = words;
        String name = words.get("help");
        place.setTabIndex(0); // it scrolls
        place.setAttribute("role", "group");
        place.setAttribute("aria-label", name);
        dialog = Dom.el("dialog", "about", Dom.text("h2", "", name), place);
        dialog.setAttribute("id", "keys");
        dialog.setAttribute("aria-label", name);
        Dom.add(dialog, Dom.button("main", words.get("page.close"), () -> Dom.close(dialog)));
        button = Dom.iconButton("keys-page", Icons.KEYS, name, this::open);
        button.setAttribute("title", name + " (?)");
    }

    HTMLElement button() {
        return button;
    }

    HTMLElement dialog() {
        return dialog;
    }

    void open() {
        HTMLElement rows = Dom.el("tbody", "");
        List<Shortcut> all = Shortcut.page(words.ui(), SceneKeys.nudges(playback, words));
        for (Shortcut s : all) {
            HTMLElement head = Dom.text("th", "", s.key().isEmpty() ? s.group() : s.key());
            head.setAttribute("scope", s.key().isEmpty() ? "rowgroup" : "row");
            if (s.key().isEmpty()) head.setAttribute("colspan", "2");
            HTMLElement row = Dom.el("tr", s.key().isEmpty() ? "keys-group" : "", head);
            if (!s.key().isEmpty()) row.appendChild(Dom.text("td", "", s.meaning()));
            rows.appendChild(row);
        }
        Dom.clear(place);
        Dom.add(place, Dom.el("table", "keys", rows));
        Dom.open(dialog);
    }
}
