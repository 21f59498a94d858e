package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.input.MouseEvent;
import limber.engine.model.Handle;
import limber.mesh.Pick;

/// A handler for a click with the secondary button.
public interface ContextClick {
    void menu(Optional<Handle> handle, Optional<Pick.Hit> surface, MouseEvent click);
}
