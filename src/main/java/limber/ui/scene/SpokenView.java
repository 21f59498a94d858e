package limber.ui.scene;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import limber.presentation.view.SpokenScene;
import limber.ui.viewport.Viewport;

/// The text of a view of the window for a screen reader.
///
/// @param viewport has all of it; a reader that listens to the view is told when it is read
record SpokenView(Viewport viewport) implements SpokenScene.Face {
    SpokenView {
        viewport.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    @Override public void text(String text) {
        viewport.setAccessibleText(text);
    }

    @Override public void aloud(String changed) {
        viewport.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
}
