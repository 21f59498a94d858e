package limber.ui.panes;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.Property;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.util.Subscription;
import limber.presentation.code.Fold;
import limber.presentation.words.Wording;

/// The items of a menu that chooses which part of a file the code pane shows.
final class FoldItems {
    private FoldItems() {}

    /// Fills a menu with an item for each part, of which the chosen one is ticked.
    static Subscription in(MenuButton menu, Property<Fold> chosen, Wording words) {
        Map<Fold, RadioMenuItem> items = new EnumMap<>(Fold.class);
        var group = new ToggleGroup();
        for (Fold part : Fold.values()) {
            var item = new RadioMenuItem(words.get("code.fold." + part.name().toLowerCase(Locale.ROOT)));
            item.setToggleGroup(group);
            item.setOnAction(_ -> chosen.setValue(part));
            items.put(part, item);
        }
        menu.getItems().setAll(items.values());
        return chosen.subscribe(part -> items.get(part).setSelected(true));
    }
}
