package limber.ui.viewport;

import java.util.Optional;
import javafx.scene.input.MouseEvent;
import limber.engine.model.Handle;
import limber.engine.tool.ToolPoint;
import limber.mesh.Pick;
import limber.presentation.view.ToolHit;

/// A handler for a click with the secondary button.
public interface ContextClick {
    /// What is under the pointer.
    ///
    /// @param handle empty where a tool is
    /// @param surface empty where a handle or a tool is
    /// @param tool the measuring tool
    /// @param here what a tool could be fastened to, or else the place
    record Place(Optional<Handle> handle, Optional<Pick.Hit> surface, Optional<ToolHit> tool, ToolPoint here) {}

    void menu(Place place, MouseEvent click);
}
