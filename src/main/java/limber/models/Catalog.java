package limber.models;

import java.util.List;
import limber.engine.BadInput;
import limber.engine.Model;
import limber.engine.Nearest;
import limber.mesh.Surfaces;
import limber.models.rod.Rod;
import limber.models.rope.Rope;

/// The one list of models. A new model is one line here.
public final class Catalog {
    private static final Surfaces SURFACES = new Surfaces();

    public static final List<Model> MODELS = List.of(new Rope(), new Rod(SURFACES));

    private Catalog() {}

    /// @throws BadInput if there is none of that name
    public static Model model(String name) {
        return MODELS.stream().filter(m -> m.name().equals(name)).findFirst()
                .orElseThrow(() -> new BadInput("'" + name + "' is not a model; " + Nearest.hint(name, MODELS.stream().map(Model::name).toList())));
    }
}
