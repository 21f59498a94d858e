package limber.web.panes;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
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

    /// What is open where no pane is.
    public static final String NONE = "";

    private final HTMLElement tabs = Dom.el("div", "tabs"), place = Dom.el("div", "tab-place"),
            root = Dom.el("section", "panes", tabs, place);
    private final SequencedMap<String, Pane> panes = new LinkedHashMap<>();
    private final Map<String, HTMLElement> buttons = new LinkedHashMap<>();
    /// Panes that cannot be opened now.
    private final Set<String> withheld = new HashSet<>();
    private String open = NONE;
    /// The pane that stands elsewhere.
    private Optional<String> out = Optional.empty();

    public Panes(String name) {
        tabs.setAttribute("role", "tablist");
        tabs.setAttribute("aria-label", name);
        Scrolling.edges(tabs);
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
        var all = panes.keySet().stream().filter(this::tabbed).toList();
        String next = all.get(Math.floorMod(all.indexOf(id) + by, all.size()));
        open(next);
        buttons.get(next).focus();
    }

    /// Whether a pane can be opened now.
    public void offer(String id, boolean on) {
        if (!buttons.containsKey(id)) return;
        if (on) withheld.remove(id);
        else withheld.add(id);
        if (!on && open.equals(id)) openFirst(List.of());
        mark();
    }

    /// Whether a pane has a tab now.
    private boolean tabbed(String id) {
        return panes.containsKey(id) && !withheld.contains(id) && !out.equals(Optional.of(id));
    }

    /// Opens the first pane that has a tab.
    ///
    /// @param wanted names of panes that come before all others
    private void openFirst(List<String> wanted) {
        open(Stream.concat(wanted.stream(), panes.keySet().stream()).filter(this::tabbed).findFirst().orElse(NONE));
    }

    /// Puts a pane elsewhere, where it is always open and has no tab; or back.
    ///
    /// @param wanted names of panes of which the first is opened in its place
    public void put(String id, Optional<HTMLElement> elsewhere, List<String> wanted) {
        HTMLElement box = box(id);
        out = elsewhere.map(_ -> id);
        elsewhere.orElse(place).appendChild(box);
        box.setAttribute("role", out.isPresent() ? "group" : "tabpanel");
        if (out.isPresent() && open.equals(id)) openFirst(wanted);
        mark();
        show();
    }

    private HTMLElement box(String id) {
        return (HTMLElement) panes.get(id).root().getParentNode();
    }

    public boolean has(String id) {
        return panes.containsKey(id);
    }

    /// Opens a pane in the place of another.
    ///
    /// @param id [#NONE] to close the open one
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
            Dom.show(tab, tabbed(id));
            Dom.show(box(id), on || out.equals(Optional.of(id)));
        });
        chosen();
    }

    /// Shows the tab of the open pane, where they are more than fit.
    private void chosen() {
        Optional.ofNullable(buttons.get(open)).ifPresent(tab -> Scrolling.across(tabs, tab));
    }

    /// Shows the scene in the open pane, and in the one that stands elsewhere.
    public void show() {
        if (panes.containsKey(open)) panes.get(open).show();
        out.ifPresent(id -> panes.get(id).show());
    }
}
