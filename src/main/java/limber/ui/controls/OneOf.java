package limber.ui.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.util.Subscription;
import limber.presentation.words.NamedChoice;

/// A group of buttons or menu items of which exactly one is selected: that of the current value.
public final class OneOf {
    private OneOf() {}

    /// @param buttons each with its value
    public static <T> Subscription buttons(Map<ToggleButton, T> buttons, Property<T> chosen) {
        Runnable light = () -> buttons.forEach((button, value) -> button.setSelected(value.equals(chosen.getValue())));
        light.run();
        var following = new ArrayList<>(List.of(chosen.subscribe(light)));
        buttons.forEach((button, value) -> {
            button.setOnAction(_ -> light.run()); // a button that is pressed again would be deselected
            following.add(button.selectedProperty().subscribe((_, on) -> { // also by the arrow keys
                if (on) chosen.setValue(value);
            }));
        });
        return Subscription.combine(following.toArray(Subscription[]::new));
    }

    /// Fills a menu with an item for each choice.
    public static <T extends NamedChoice> Subscription items(Menu menu, T[] choices, ObjectProperty<T> chosen,
            Function<T, String> title) {
        var group = new ToggleGroup();
        menu.getItems().clear();
        for (T choice : choices) {
            var item = new RadioMenuItem(title.apply(choice));
            item.setId(menu.getId() + "-" + choice.word());
            item.setToggleGroup(group);
            item.setUserData(choice);
            item.setOnAction(_ -> chosen.set(choice));
            menu.getItems().add(item);
        }
        return chosen.subscribe(now -> group.getToggles().forEach(item -> item.setSelected(item.getUserData() == now)));
    }
}
