package limber.ui.scene;

import javafx.beans.value.ObservableValue;

/// The choices of the window that hold for all of its views.
///
/// @param motion whether camera moves are animated
/// @param fast whether less is drawn, because the machine draws slowly
public record ViewOptions(ObservableValue<Boolean> motion, ObservableValue<Boolean> fast) {}
