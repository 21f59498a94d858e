package limber.ui.scene;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The selection in a scene's numbers pane. It outlives the pane, which is rebuilt when the language changes.
///
/// @param of the kind of element; empty until there is one
/// @param measures names of the measures that stand beside the channels
public record NumbersChoice(StringProperty of, Set<String> measures) {
    public NumbersChoice() {
        this(new SimpleStringProperty(""), new HashSet<>());
    }
}
