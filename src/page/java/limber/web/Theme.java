package limber.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Palette;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;

/// The colours of a page and the size of the labels in its scene: light or dark as the machine is, until somebody
/// chooses one of the three themes. The browser keeps the choice for the next page.
public final class Theme {
    /// The event that a canvas of the page gets when other colours have been chosen.
    public static final String RECOLOURED = "recoloured";
    private static final String LIGHT = "light", DARK = "dark", PROJECTOR = "projector", INK = "ink";
    /// The size of labels in the scene, px: a phone is narrow, and a class is far from a projector's wall.
    private static final double LABELS = 13, LARGE = 20;
    private static final List<String> ALL = List.of(LIGHT, DARK, PROJECTOR);

    private final Map<String, Map<String, String>> palettes;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Palette palette = new Palette();
    private String now = "";

    /// @param palettes colours such as `#1a2b3c` by role, for each theme
    Theme(Map<String, Map<String, String>> palettes) {
        this.palettes = palettes;
        String chosen = kept();
        choose(ALL.contains(chosen) ? chosen : darkMachine() ? DARK : LIGHT);
    }

    /// The colour of a role.
    public String colour(String role) {
        Map<String, String> palette = palettes.getOrDefault(now, Map.of());
        return palette.getOrDefault(role, palette.getOrDefault(INK, "#808080"));
    }

    /// The colours and sizes for the scene; they change with the theme.
    public Palette palette() {
        return palette;
    }

    private void paint() {
        Map<String, String> styles = palettes.getOrDefault(now, Map.of());
        styles.forEach((role, text) -> {
            if (!role.endsWith("-width") && !role.endsWith("-size")) palette.ink(role, Ink.of(text));
        });
        palette.sizes(now.equals(PROJECTOR) ? LARGE : LABELS,
                Double.parseDouble(styles.getOrDefault("line-width", "1")));
    }

    /// Its word: `light`, `dark` or `projector`.
    String name() {
        return now;
    }

    /// Takes the next one.
    void next() {
        choose(ALL.get((ALL.indexOf(now) + 1) % ALL.size()));
        keep(now);
    }

    private void choose(String theme) {
        now = theme;
        var root = Window.current().getDocument().getDocumentElement();
        root.setAttribute("data-theme", now);
        paint();
        listeners.forEach(Runnable::run);
        tell(RECOLOURED);
    }

    @JSBody(params = "event", script = "document.querySelectorAll('canvas').forEach("
            + "function(c) { c.dispatchEvent(new Event(event)); });")
    private static native void tell(String event);

    /// @param changed called when other colours have been chosen
    public void listen(Runnable changed) {
        listeners.add(changed);
    }

    @JSBody(script = "try { return localStorage.getItem('limber.theme') || ''; } catch (e) { return ''; }")
    private static native String kept();

    /// A page in a closed frame keeps nothing.
    @JSBody(params = "theme", script = "try { localStorage.setItem('limber.theme', theme); } catch (e) { }")
    private static native void keep(String theme);

    @JSBody(script = "return matchMedia('(prefers-color-scheme: dark)').matches;")
    private static native boolean darkMachine();
}
