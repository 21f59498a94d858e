package limber.ui;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchEntry.Kind;

/// The items of a menu and of its submenus as entries of the search. To open an entry is to choose the item.
///
/// @param also other words for the command with an id
/// @param off why a disabled item of a menu cannot be chosen
/// @param hidden why one that the menu does not show cannot
record MenuCommands(UnaryOperator<String> also, String off, String hidden) {
    Stream<SearchEntry> of(MenuButton button) {
        String name = button.getText().isBlank() ? button.getAccessibleText() : button.getText();
        return items(button.getItems(), name, button.isDisable());
    }

    private Stream<SearchEntry> items(List<MenuItem> items, String place, boolean disabled) {
        return items.stream().filter(item -> item.getText() != null).flatMap(item -> {
            boolean no = disabled || item.isDisable();
            return item instanceof Menu menu ? items(menu.getItems(), place + " ▸ " + menu.getText(), no)
                    : Stream.of(entry(item, place, no));
        });
    }

    private SearchEntry entry(MenuItem item, String place, boolean disabled) {
        String id = item.getId() == null ? place + " ▸ " + item.getText() : item.getId();
        return new SearchEntry(Kind.COMMAND, id, item.getText(), place, "", also.apply(id),
                item.getAccelerator() == null ? "" : item.getAccelerator().getDisplayText(),
                disabled ? off : item.isVisible() ? "" : hidden, () -> choose(item));
    }

    private static void choose(MenuItem item) {
        if (item instanceof CheckMenuItem check) check.setSelected(!check.isSelected());
        if (item instanceof RadioMenuItem one) one.setSelected(true);
        item.fire();
    }
}
