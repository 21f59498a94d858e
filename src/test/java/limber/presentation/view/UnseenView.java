package limber.presentation.view;

import java.util.Set;
import java.util.function.Consumer;
import limber.engine.model.Model;
import limber.presentation.StillLater;
import limber.presentation.paint.Box;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;

/// A view of a scene that nobody sees, of 900 by 600 px.
public final class UnseenView implements SceneView.Face, Painting.Sheets {
    private UnseenView() {}

    /// A view without layers, whose words are their keys.
    public static SceneView of(Model model) {
        var nobody = new UnseenView();
        var view = new SceneView(model, key -> key, new ShownLayers(Set.of()), new Palette(), nobody, false,
                new StillLater(), nobody);
        view.showing().motion().set(false);
        view.size(900, 600, true);
        return view;
    }

    @Override public void show() {}

    @Override public void paint() {}

    @Override public Pen begin() {
        return new NotedPen();
    }

    @Override public void inset(Object what, Box box, Consumer<Pen> painter) {}

    @Override public void end() {}
}
