package limber.ui.controls;

import javafx.scene.Node;

/// The scrolling of a list or a table, which makes cells at once. What is around them must have its style by then, or
/// their colours are not found.
public final class Scrolling {
    private Scrolling() {}

    /// Scrolls, unless the list has left its window since that was put off.
    public static void now(Node list, Runnable scroll) {
        if (list.getScene() == null || list.getScene().getWindow() == null) return;
        list.getScene().getRoot().applyCss();
        scroll.run();
    }
}
