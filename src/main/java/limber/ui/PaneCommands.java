package limber.ui;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import limber.ui.controls.DeclaredControl;
import limber.ui.controls.Regions;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchEntry.Kind;

/// The panes beside a scene as entries of the search: each pane, which is opened or closed, and its controls, which get
/// the keyboard. A pane that only a higher level has is opened at that level.
record PaneCommands(SceneCommands scene, Preferences preferences) {
    private static final String PANE = "pane.";
    private static final Set<String> CONTROLS = Set.of("Button", "ToggleButton", "CheckBox", "ComboBox", "ChoiceBox",
            "MenuButton", "TextField");

    /// The panes themselves.
    Stream<SearchEntry> panes() {
        return names().map(name -> entry("dock-" + name, words().get(PANE + name), name,
                words().get(PANE + name + ".tip"), off(name), () -> open(name)));
    }

    /// How to close those that are open.
    Stream<SearchEntry> closing() {
        return names().filter(name -> tab(name).filter(ToggleButton::isSelected).isPresent())
                .map(name -> entry("close-" + name, words().get("dock.close").formatted(words().get(PANE + name)), name,
                        "", "", () -> scene.scene().ifPresent(s -> s.closePane(name))));
    }

    /// What the panes have.
    Stream<SearchEntry> controls() {
        return names().flatMap(name -> words().controls(name).filter(c -> CONTROLS.contains(c.type()))
                .map(c -> new SearchEntry(Kind.COMMAND, c.id(), c.title(), words().get(PANE + name), c.tip(),
                        words().also(c.id()), words().key(c.key()), off(name), () -> use(name, c))));
    }

    private Stream<String> names() {
        return words().panes();
    }

    private SearchEntry entry(String id, String title, String name, String tip, String off, Runnable open) {
        return new SearchEntry(Kind.COMMAND, id, title, words().get("search.panes"), tip, words().also(id), "", off,
                open);
    }

    private String off(String name) {
        if (scene.scene().isEmpty()) return words().get("search.off.scene");
        if (tab(name).filter(Node::isDisabled).isPresent()) return words().get("search.off.now");
        boolean lacking = tab(name).isEmpty()
                || !tab(name).get().isVisible() && preferences.level().get().atLeast(Level.INSPECT);
        return lacking ? words().get("search.off.here") : "";
    }

    private Optional<ToggleButton> tab(String name) {
        return scene.node("dock-" + name).map(ToggleButton.class::cast);
    }

    private void open(String name) {
        if (!tab(name).map(Node::isVisible).orElse(true)) preferences.level().set(Level.INSPECT);
        scene.scene().ifPresent(s -> s.openPane(name));
        scene.node("pane-" + name).ifPresent(Regions::enter);
    }

    private void use(String name, DeclaredControl control) {
        open(name);
        scene.node(control.id()).filter(Regions::shown).ifPresent(node -> {
            if (control.key().isEmpty()) node.requestFocus();
            else SceneCommands.press(node);
        });
    }

    private CommandWords words() {
        return scene.words();
    }
}
