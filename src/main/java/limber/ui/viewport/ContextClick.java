package limber.ui.viewport;

import javafx.scene.input.MouseEvent;
import limber.presentation.view.ScenePointer;

/// A handler for a click with the secondary button.
public interface ContextClick {
    void menu(ScenePointer.Place place, MouseEvent click);
}
