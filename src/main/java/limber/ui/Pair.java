package limber.ui;

import javafx.beans.property.BooleanProperty;
import javafx.scene.control.ToggleButton;
import javafx.util.Subscription;

/// Two buttons of which one is always pressed.
final class Pair {
    private Pair() {}

    /// @param choice true while `on` is pressed
    static Subscription bind(ToggleButton on, ToggleButton off, BooleanProperty choice) {
        Runnable light = () -> {
            on.setSelected(choice.get());
            off.setSelected(!choice.get());
        };
        on.setOnAction(_ -> set(choice, true, light));
        off.setOnAction(_ -> set(choice, false, light));
        light.run();
        return choice.subscribe(light);
    }

    /// A button that is pressed again would let go.
    private static void set(BooleanProperty choice, boolean value, Runnable light) {
        choice.set(value);
        light.run();
    }
}
