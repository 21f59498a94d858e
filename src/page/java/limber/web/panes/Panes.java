package limber.web.panes;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import limber.web.Dom;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLElement;

/// Panes that can be opened beside a scene, as tabs. Only the open one follows the scene.
public final class Panes {
    /// One of them.
    public interface Pane {
        HTMLElement root();

        /// Shows the scene as it is now; the scene calls it often.
        default void show() {}

        /// Is shown no longer.
        default void hide() {}
    }

    private final HTMLElement tabs = Dom.el("div", "tabs"), place = Dom.el("div", "tab-place"),
            root = Dom.el("section", "panes", tabs, place);
    private final SequencedMap<String, Pane> panes = new LinkedHashMap<>();
    private final Map<String, HTMLElement> buttons = new LinkedHashMap<>();
    private String open = "";

    public Panes(String name) {
        tabs.setAttribute("role", "tablist");
        tabs.setAttribute("aria-label", name);
        Scrolling.resized(tabs, this::chosen);
    }

    public HTMLElement root() {
        return root;
    }

    /// Adds a pane.
    ///
    /// @param id such as `code`
    /// @param title of its tab
    public void add(String id, String title, Pane pane) {
        HTMLElement tab = Dom.button("tab", title, () -> open(id));
        tab.setAttribute("role", "tab");
        tab.setAttribute("id", "tab-" + id);
        tab.setAttribute("aria-controls", "pane-" + id);
        tab.addEventListener("keydown", e -> {
            String key = ((KeyboardEvent) e).getKey();
            if (key.equals("ArrowRight")) beside(id, 1);
            else if (key.equals("ArrowLeft")) beside(id, -1);
            else return;
            e.preventDefault();
            e.stopPropagation();
        });
        HTMLElement box = Dom.el("div", "pane", pane.root());
        box.setAttribute("role", "tabpanel");
        box.setAttribute("id", "pane-" + id);
        box.setAttribute("aria-labelledby", "tab-" + id);
        Dom.show(box, false);
        panes.put(id, pane);
        buttons.put(id, tab);
        tabs.appendChild(tab);
        place.appendChild(box);
        mark();
    }

    private void beside(String id, int by) {
        var all = panes.keySet().stream().filter(p -> !buttons.get(p).isHidden()).toList();
        String next = all.get(Math.floorMod(all.indexOf(id) + by, all.size()));
        open(next);
        buttons.get(next).focus();
    }

    /// Whether a pane can be opened now.
    public void offer(String id, boolean on) {
        if (!buttons.containsKey(id)) return;
        buttons.get(id).setHidden(!on);
        if (!on && open.equals(id)) open(panes.keySet().stream().filter(p -> !buttons.get(p).isHidden()).findFirst()
                .orElse(""));
    }

    public boolean has(String id) {
        return panes.containsKey(id);
    }

    public void open(String id) {
        if (open.equals(id)) return;
        if (panes.containsKey(open)) panes.get(open).hide();
        open = id;
        mark();
        show();
    }

    public String open() {
        return open;
    }

    private void mark() {
        buttons.forEach((id, tab) -> {
            boolean on = id.equals(open);
            tab.setAttribute("aria-selected", String.valueOf(on));
            tab.setAttribute("tabindex", on || open.isEmpty() ? "0" : "-1");
            Dom.show((HTMLElement) panes.get(id).root().getParentNode(), on);
        });
        chosen();
    }

    /// Shows the tab of the open pane, where they are more than fit.
    private void chosen() {
        Optional.ofNullable(buttons.get(open)).ifPresent(tab -> Scrolling.across(tabs, tab));
    }

    /// Shows the scene in the open pane.
    public void show() {
        if (panes.containsKey(open)) panes.get(open).show();
    }
}
