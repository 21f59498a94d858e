package limber.ui;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import limber.ui.preferences.Preferences;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchEntry.Kind;
import limber.ui.tab.SceneController;

/// The commands of the window as entries of the search. Nothing is declared here: each entry is an item of a menu, a
/// control of a view, a pane, or a kind of file that can be exported, with its text, its key and its action.
///
/// @param page the window's content
/// @param scene the scene of the selected tab, with all that is around it
/// @param export opens the sheet that exports, with a kind of file
record Commands(ResourceBundle bundle, Parent page, Optional<SceneController> scene, Preferences preferences,
        Consumer<ExportChoice> export) {
    private static final List<String> WINDOW = List.of("file-menu", "view-menu", "help-menu"),
            SCENE = List.of("actions", "views", "lesson-menu");

    /// All of them. One that two menus have is listed once, and so is one that a button has with the same key.
    List<SearchEntry> all() {
        var around = new SceneCommands(words(), scene);
        var panes = new PaneCommands(around, preferences);
        var titles = new HashSet<String>();
        Stream<SearchEntry> items = Stream.of(menus(WINDOW, page, scene.isEmpty() ? "scene" : "lesson"),
                scene.stream().flatMap(s -> menus(SCENE, s.root(), "now")), around.lesson()).flatMap(s -> s)
                .filter(item -> titles.add(item.title()));
        var seen = new HashSet<String>(List.of("menu-search")); // the search itself
        return Stream
                .of(items, exports(), levels(), tabs(), around.all(), panes.panes(), panes.closing(), panes.controls())
                .flatMap(s -> s).filter(e -> seen.add(e.id()) && (e.key().isEmpty() || seen.add(e.key()))).toList();
    }

    /// @param lacking why a disabled item cannot be chosen
    private Stream<SearchEntry> menus(List<String> ids, Parent in, String lacking) {
        var menus = new MenuCommands(words()::also, words().get("search.off." + lacking),
                words().get("search.off.teach"));
        return ids.stream().map(id -> in.lookup("#" + id)).filter(MenuButton.class::isInstance)
                .flatMap(menu -> menus.of((MenuButton) menu));
    }

    private Stream<SearchEntry> exports() {
        return Stream.of(ExportChoice.values()).map(kind -> new SearchEntry(Kind.COMMAND, "export-" + kind.ending(),
                words().get("export." + kind.ending()), words().get("export"), "",
                words().also("export-" + kind.ending()), "", scene.isEmpty() ? words().get("search.off.scene") : "",
                () -> export.accept(kind)));
    }

    /// The levels of detail.
    private Stream<SearchEntry> levels() {
        return page.lookupAll(".levels .toggle-button").stream().map(ToggleButton.class::cast)
                .map(level -> new SearchEntry(Kind.COMMAND, level.getId(), level.getText(), words().get("level"),
                        level.getTooltip().getText(), words().also(level.getId()), "", "", level::fire));
    }

    /// The contents and the scenes.
    private Stream<SearchEntry> tabs() {
        var tabs = (TabPane) page.lookup("#tabs");
        return tabs.getTabs().stream().map(tab -> new SearchEntry(Kind.COMMAND, tab.getId(), tab.getText(),
                words().get("tabs"), "", words().also(tab.getId()), "", "",
                () -> tabs.getSelectionModel().select(tab)));
    }

    private CommandWords words() {
        return new CommandWords(bundle);
    }
}
