package limber.presentation.view;

import java.util.function.Consumer;
import limber.presentation.paint.Box;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Pen;

/// A face of a view that nobody sees.
public interface UnseenFace extends SceneView.Face, Painting.Sheets {
    @Override default void show() {}

    @Override default void paint() {}

    @Override default Pen begin() {
        return new NotedPen();
    }

    @Override default void inset(Object what, Box box, Consumer<Pen> painter) {}

    @Override default void end() {}
}
