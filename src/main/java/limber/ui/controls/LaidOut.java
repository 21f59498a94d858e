package limber.ui.controls;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;

/// Work that waits until the window has been styled and laid out in the next pulse. What it changes is still drawn in
/// that pulse, so that nothing is seen half-done.
public final class LaidOut {
    private LaidOut() {}

    /// Does something once, after the window of a node has been laid out; never, if it has none.
    public static void then(Node node, Runnable work) {
        Scene scene = node.getScene();
        if (scene == null) return;
        scene.addPostLayoutPulseListener(new Runnable() {
            @Override public void run() {
                scene.removePostLayoutPulseListener(this);
                work.run();
            }
        });
        Platform.requestNextPulse();
    }
}
