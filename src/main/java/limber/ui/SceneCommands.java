package limber.ui;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import limber.ui.controls.DeclaredControl;
import limber.ui.controls.Page;
import limber.ui.controls.Regions;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchEntry.Kind;
import limber.ui.tab.SceneController;

/// The controls around a scene as entries of the search, as FXML files declare them, so that they are found without a
/// scene too. To open an entry is to press the control.
///
/// @param scene the scene of the selected tab, with all that is around it
record SceneCommands(CommandWords words, Optional<SceneController> scene) {
    private static final Set<String> PRESSED = Set.of("Button", "ToggleButton", "CheckBox", "ComboBox"),
            ITEMS = Set.of("MenuItem", "CheckMenuItem");

    /// Those of the bar, the transport and the comparison, of what is shown, and the buttons of a lesson that is open.
    Stream<SearchEntry> all() {
        return Stream.of(present("bar", "keys.scene", this::press), present("playback", "keys.play", this::press),
                present("compare", "compare", this::compare),
                controls("show").map(c -> entry(c, "overlays", off(c), this::show)),
                node("lesson").stream().flatMap(_ -> present("lesson", "search.lesson", this::press)))
                .flatMap(s -> s);
    }

    /// Those of a view that every scene has; some scenes leave a part of it out.
    private Stream<SearchEntry> present(String view, String place, Consumer<DeclaredControl> use) {
        return controls(view).filter(c -> scene.isEmpty() || node(c.id()).isPresent())
                .map(c -> entry(c, place, off(c), use));
    }

    /// The menu of a lesson while none is open.
    Stream<SearchEntry> lesson() {
        return words.controls("lesson").filter(c -> ITEMS.contains(c.type()) && node("lesson").isEmpty())
                .map(c -> entry(c, "search.lesson", words.get("search.off.lesson"), this::press));
    }

    private Stream<DeclaredControl> controls(String view) {
        return words.controls(view).filter(c -> PRESSED.contains(c.type()));
    }

    private SearchEntry entry(DeclaredControl control, String place, String off, Consumer<DeclaredControl> use) {
        return new SearchEntry(Kind.COMMAND, control.id(), control.title(), words.get(place), control.tip(),
                words.also(control.id()), words.key(control.key()), off, () -> use.accept(control));
    }

    private String off(DeclaredControl control) {
        if (scene.isEmpty()) return words.get("search.off.scene");
        return node(control.id()).filter(Node::isDisabled).map(_ -> words.get("search.off.now")).orElse("");
    }

    private void press(DeclaredControl control) {
        node(control.id()).ifPresent(SceneCommands::press);
    }

    /// Presses a control of the comparison, or begins one, with the keyboard at the control.
    private void compare(DeclaredControl control) {
        Node node = node(control.id()).orElseThrow();
        if (Regions.shown(node)) press(node);
        else {
            node("compare").ifPresent(SceneCommands::press);
            node.requestFocus();
        }
    }

    /// Opens the sheet *Show* with the keyboard at the control. A button of it is pressed, and the sheet closed, so
    /// that one sees what it did.
    private void show(DeclaredControl control) {
        if (node(control.id()).isEmpty()) node("overlays").ifPresent(SceneCommands::press);
        node(control.id()).ifPresent(node -> {
            if (control.type().equals("Button")) {
                press(node);
                node("overlays").ifPresent(SceneCommands::press);
            } else node.requestFocus();
        });
    }

    /// A node around the scene, or in the open sheet; other tabs have nodes of the same name.
    Optional<Node> node(String id) {
        String named = "#" + id;
        return scene.map(SceneController::root).flatMap(root -> Optional.ofNullable(root.lookup(named))
                .or(() -> Page.of(root.getScene()).flatMap(Page::sheet).map(sheet -> sheet.lookup(named))));
    }

    /// Does what a click does.
    static void press(Node node) {
        node.requestFocus();
        switch (node) {
            case MenuButton menu -> menu.show();
            case ComboBoxBase<?> box -> box.show();
            case ButtonBase button -> button.fire();
            default -> {}
        }
    }
}
