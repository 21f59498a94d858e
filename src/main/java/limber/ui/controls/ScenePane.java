package limber.ui.controls;

import javafx.util.Subscription;

/// A part of the window that follows a scene only while it is open. A folded pane costs nothing.
public interface ScenePane {
    /// Shows the scene now and after every change, until the subscription ends.
    Subscription follow();
}
