package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.input.MouseEvent;
import limber.engine.Handle;
import limber.mesh.Pick;

/// What a click with the secondary button brings up.
public interface Asking {
    void menu(Optional<Handle> handle, Optional<Pick.Hit> surface, MouseEvent click);
}
