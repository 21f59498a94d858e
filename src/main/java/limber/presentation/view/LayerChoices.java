package limber.presentation.view;

import java.util.List;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.run.Picture;
import limber.mesh.Skin;
import limber.presentation.surface.ScalarField;

/// The layers that a view of a scene can show beside the surface, in groups.
///
/// @param own overlays of the model, by name
/// @param maps overlays that colour the surface, of which one is shown at a time
/// @param fields other values that can colour it
/// @param common what every model has
public record LayerChoices(List<String> own, List<String> maps, List<ScalarField> fields, List<String> common) {
    private static final List<String> COMMON =
            List.of(ShownLayers.AXES, ShownLayers.GROUND, ShownLayers.LABELS, ShownLayers.WIREFRAME,
                    ShownLayers.NORMALS, ShownLayers.GHOST, ShownLayers.TRAILS, ShownLayers.SIDE,
                    ShownLayers.IN_WORDS, ShownLayers.LEDGER);

    public static LayerChoices of(Model model, Picture now) {
        List<OverlayKind> kinds = model.overlays(now.settings());
        List<String> names = kinds.stream().map(OverlayKind::name).distinct().toList(),
                maps = kinds.stream().filter(OverlayKind::map).map(OverlayKind::name).toList();
        return new LayerChoices(names.stream().filter(name -> !maps.contains(name)).toList(), maps,
                ScalarField.all(model, now), COMMON.stream().filter(name -> has(model, now, names, name)).toList());
    }

    /// Whether a common entry has anything to show that the model does not show itself.
    private static boolean has(Model model, Picture now, List<String> names, String name) {
        boolean skin = Skin.vertices(now.state()).length > 0;
        return switch (name) {
            case ShownLayers.WIREFRAME -> skin;
            case ShownLayers.NORMALS ->
                    skin && now.state().named(Skin.NORMALS.name()).length > 0 && !names.contains("normals");
            case ShownLayers.LEDGER -> !model.balances(now.settings()).isEmpty();
            default -> true;
        };
    }
}
