package limber.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.BadInput;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.Nearest;
import limber.engine.Run;
import limber.mesh.Skin;

/// A measure or a channel of a state: `width` numbers for each element.
record Quantity(String name, int width, Function<Run, double[]> reading) {
    /// A measure goes before a channel of the same name; `vertices` are those of the skin where a model keeps none of its own.
    ///
    /// @throws BadInput if there is neither
    static Quantity of(Run run, String name) {
        Optional<Measure> measure = run.model().measures().stream().filter(m -> m.name().equals(name)).findFirst();
        return measure.map(Quantity::of)
                .or(() -> run.state().channel(name).map(Quantity::of))
                .or(() -> name.equals(Skin.VERTICES.name()) ? run.state().channel(Skin.PLACED.name()).map(Quantity::of) : Optional.empty())
                .orElseThrow(() -> new BadInput(run.model().name() + " has no channel '" + name + "'; " + Nearest.hint(name, names(run))));
    }

    private static Quantity of(Measure measure) {
        return new Quantity(measure.name(), measure.width(), run -> measure.read(run.settings(), run.picture()));
    }

    /// What the skin writes is there only once it has been asked for.
    static Quantity of(Channel c) {
        boolean scratch = c.life() == Channel.Life.SCRATCH;
        return new Quantity(c.name(), c.width(), run -> (scratch ? run.picture() : run.state()).of(c));
    }

    private static List<String> names(Run run) {
        return Stream.concat(run.state().channels().stream().map(Channel::name), run.model().measures().stream().map(Measure::name)).distinct().toList();
    }

    /// `x, y, z` for a vector, the name itself for a number, numbered names for anything else.
    List<String> columns() {
        return switch (width) {
            case 1 -> List.of(name);
            case 3 -> List.of("x", "y", "z");
            default -> IntStream.range(0, width).mapToObj(i -> name + i).toList();
        };
    }

    /// @throws Stop if a value is not finite
    double[] read(Run run) {
        return Finite.check(run, name, width, reading.apply(run));
    }
}
