package limber.ui;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// What a scene's Numbers show; it outlives the pane, which is made anew in another language.
///
/// @param of the kind of element; empty until there is one
/// @param measures names of the measures that stand beside the channels
record NumbersChoice(StringProperty of, Set<String> measures) {
    NumbersChoice() {
        this(new SimpleStringProperty(""), new HashSet<>());
    }
}
