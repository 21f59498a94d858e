package limber.ui.render;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.PictureRequest;
import limber.engine.tool.Tools;
import limber.lesson.Camera;
import limber.presentation.view.Layout;

/// The way in which a picture without a window shows its scene.
///
/// @param layers names of the shown layers; empty for the model's default
/// @param trails the elements that leave a trail
/// @param arrows the scale of arrows; 0 for an automatic one
/// @param camera the camera; empty for the model's own view
/// @param comparison the differing values of the comparison; empty for one scene
/// @param layout the layout of the two
/// @param withheld whether the next operation is hidden, since it is to be predicted
/// @param tools the measuring tools in the scene
public record Staging(Optional<List<String>> layers, Set<Element> trails, double arrows, Optional<Camera> camera,
        Optional<Variant> comparison, Layout layout, boolean withheld, Tools tools) {
    /// What a picture needs for the shown layers.
    static PictureRequest wanted(Model model, Optional<Staging> staging) {
        return staging.flatMap(Staging::layers).map(names -> new PictureRequest(Set.copyOf(names), Set.of()))
                .orElseGet(() -> PictureRequest.atFirst(model));
    }
}
