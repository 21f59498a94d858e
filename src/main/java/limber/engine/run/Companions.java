package limber.engine.run;

import java.util.List;
import limber.engine.model.Input;
import limber.engine.model.Model;

/// The other methods of a scene, beside its picture.
///
/// @param all in their order, at the same frame as the picture
/// @param apart the distance of each vertex of the picture's own skin from the one that distances are measured from, m;
///   empty where that is itself, or where there is none
public record Companions(List<Companion> all, double[] apart) {
    /// Another method.
    ///
    /// @param picture it has no companions itself
    /// @param apart the distance of each vertex of its skin, as above
    /// @param left the inputs of the scene that mean nothing to it
    public record Companion(Model model, Picture picture, double[] apart, List<Input> left) {}

    public Companions {
        all = List.copyOf(all);
    }

    /// The same as a view draws them.
    Companions drawn() {
        return new Companions(all.stream().map(c -> new Companion(c.model, c.picture.drawn(),
                c.picture.calm().isPresent() ? new double[0] : c.apart, c.left)).toList(), apart);
    }
}
