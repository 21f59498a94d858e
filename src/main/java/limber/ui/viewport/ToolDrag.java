package limber.ui.viewport;

import limber.engine.tool.ToolPoint;
import limber.presentation.view.ToolHit;

/// A handler for drags of the points of measuring tools.
public interface ToolDrag {
    /// @param to what the point is fastened to, or the place where it is
    void drag(ToolHit hit, ToolPoint to);

    void release();
}
