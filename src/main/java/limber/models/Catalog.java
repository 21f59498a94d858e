package limber.models;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.model.Solver;
import limber.engine.platform.Platform;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.mesh.file.Surfaces;
import limber.models.ball.Ball;
import limber.models.cloth.Cloth;
import limber.models.jelly.Jelly;
import limber.models.puppet.Puppet;
import limber.models.rod.Rod;
import limber.models.rope.Rope;
import limber.models.soft.Soft;
import limber.models.strand.Strand;

/// The list of all models. A new model is one line here. Models and solvers of others, which Java's service loader
/// finds, follow.
public final class Catalog {
    private static final Surfaces SURFACES = new Surfaces();

    private static final List<Model> SHIPPED = List.of(
            new Rope(),
            new Rod(SURFACES),
            new Ball(SURFACES),
            new Jelly(SURFACES),
            new Cloth(),
            new Soft(SURFACES), new Puppet(SURFACES),
            new Strand());

    public static final List<Model> MODELS = with(SHIPPED, Catalog.class.getClassLoader());

    private Catalog() {}

    /// Models, and the models and solvers that a class loader offers as services.
    ///
    /// @throws IllegalStateException if two have one name
    static List<Model> with(List<Model> shipped, ClassLoader loader) {
        var all = new LinkedHashMap<String, Model>();
        Stream.of(shipped, Platform.here().services(Model.class, loader),
                Platform.here().services(Solver.class, loader)).flatMap(List::stream)
                .map(Model::of).forEach(model -> {
                    Model other = all.putIfAbsent(model.name(), model);
                    if (other != null) throw new IllegalStateException("two models are called " + model.name() + ": "
                            + other.home().getName() + " and " + model.home().getName());
                });
        return List.copyOf(all.values());
    }

    /// @throws BadInput if there is none of that name
    public static Model model(String name) {
        return MODELS.stream().filter(m -> m.name().equals(name)).findFirst()
                .orElseThrow(() -> new BadInput("'" + BadInput.brief(name) + "' is not a model; "
                        + DidYouMean.hint(name, MODELS.stream().map(Model::name).toList())));
    }
}
