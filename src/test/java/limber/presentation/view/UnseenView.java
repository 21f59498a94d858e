package limber.presentation.view;

import java.util.Set;
import limber.engine.model.Model;
import limber.presentation.StillLater;
import limber.presentation.paint.Palette;

/// A view of a scene that nobody sees, of 900 by 600 px.
public final class UnseenView implements UnseenFace {
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
}
