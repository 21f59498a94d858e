package limber.presentation.surface;

import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.run.Companions;
import limber.engine.run.Picture;
import limber.mesh.Skin;

/// The surfaces of several methods, coloured by how far each vertex is from the one that distances are measured from,
/// all on one scale.
public final class MethodColours {
    /// The name of the tint of a method, from 0, as a role of the [Palette].
    public static String tint(int method) {
        return "method-" + (method + 1);
    }

    private MethodColours() {}

    /// The map of the scene itself.
    public static Colouring of(Picture now, Scales scales, UnaryOperator<String> words) {
        Companions others = now.companions().orElseThrow();
        double most = 0;
        for (double[] apart : all(others).toList())
            most = Math.max(most, scales.most(ScalarField.BY_DIFFERENCE, apart));
        return new Colouring(words.apply("methods.apart"), Optional.empty(), values(others.apart(), now.state()), "m",
                false, most, Optional.empty());
    }

    private static Stream<double[]> all(Companions others) {
        return Stream.concat(Stream.of(others.apart()),
                others.all().stream().map(Companions.Companion::apart));
    }

    /// The map of another method, on the scale of the scene's.
    public static Colouring of(Companions.Companion other, Colouring scale) {
        return new Colouring(scale.title(), Optional.empty(), values(other.apart(), other.picture().state()), "m",
                false, scale.most(), Optional.empty());
    }

    /// What distances are measured from has none itself, and is 0 everywhere.
    private static double[] values(double[] apart, State s) {
        int vertices = Skin.vertices(s).length / 3;
        return apart.length == vertices ? apart : DoubleStream.generate(() -> 0).limit(vertices).toArray();
    }
}
