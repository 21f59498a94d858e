package limber.models;

import java.util.List;
import limber.engine.BadInput;
import limber.engine.DidYouMean;
import limber.engine.Model;
import limber.mesh.Surfaces;
import limber.models.ball.Ball;
import limber.models.cloth.Cloth;
import limber.models.jelly.Jelly;
import limber.models.puppet.Puppet;
import limber.models.rod.Rod;
import limber.models.rope.Rope;
import limber.models.soft.Soft;

/// The list of all models. A new model is one line here.
public final class Catalog {
    private static final Surfaces SURFACES = new Surfaces();

    public static final List<Model> MODELS = List.of(
            new Rope(),
            new Rod(SURFACES),
            new Ball(SURFACES),
            new Jelly(SURFACES),
            new Cloth(),
            new Soft(SURFACES), new Puppet(SURFACES));

    private Catalog() {}

    /// @throws BadInput if there is none of that name
    public static Model model(String name) {
        return MODELS.stream().filter(m -> m.name().equals(name)).findFirst()
                .orElseThrow(() -> new BadInput("'" + BadInput.brief(name) + "' is not a model; "
                        + DidYouMean.hint(name, MODELS.stream().map(Model::name).toList())));
    }
}
