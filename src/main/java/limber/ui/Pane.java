package limber.ui;

import javafx.util.Subscription;

/// A part of the window that shows a scene only while it is open: folded away it follows nothing and costs nothing.
interface Pane {
    /// Shows the scene as it is now, and from now on whatever changes, until the subscription ends.
    Subscription follow();
}
