package limber.cli.text;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.cli.option.FiniteCheck;
import limber.engine.Channel;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.mesh.Skin;

/// A measure or a channel of a state: `width` numbers for each element.
///
/// @param whole whether they are whole numbers, such as the ends of sticks
public record ElementValues(String name, int width, boolean whole, Function<Run, double[]> reading) {
    /// A measure has precedence over a channel of the same name; `vertices` are those of the skin where a model keeps
    /// none of its own.
    ///
    /// @throws BadInput if there is neither
    public static ElementValues of(Run run, String name) {
        return run.model().measure(name).map(ElementValues::of)
                .or(() -> run.state().channel(name).map(ElementValues::of))
                .or(() -> name.equals(Skin.VERTICES.name())
                        ? run.state().channel(Skin.PLACED.name()).map(ElementValues::of)
                        : Optional.empty())
                .orElseThrow(() -> new BadInput(
                        run.model().name() + " has no channel '" + name + "'; " + DidYouMean.hint(name, names(run))));
    }

    private static ElementValues of(Measure measure) {
        Function<Run, State> read = measure.ofSkin() ? new Skinned() : Run::state;
        return new ElementValues(measure.name(), measure.width(), false,
                run -> measure.read(run.settings(), read.apply(run)));
    }

    /// The values of a channel. Channels of the skin are filled only on request.
    public static ElementValues of(Channel c) {
        Function<Run, State> read = c.life() == Channel.Life.SCRATCH ? new Skinned() : Run::state;
        return new ElementValues(c.name(), c.width(), c.whole(),
                run -> FiniteCheck.check(run, c.name(), c.width(), read.apply(run).numbers(c)));
    }

    /// A state with its skin, which is filled again for each frame instead of copied.
    private static final class Skinned implements Function<Run, State> {
        private Optional<State> picture = Optional.empty();

        @Override public State apply(Run run) {
            if (picture.isPresent()) run.picture(picture.get());
            else picture = Optional.of(run.picture());
            return picture.get();
        }
    }

    private static List<String> names(Run run) {
        return Stream.concat(run.state().channels().stream().map(Channel::name),
                run.model().measures().stream().map(Measure::name)).distinct().toList();
    }

    /// `x, y, z` for a vector, the name itself for a number, numbered names for anything else.
    List<String> columns() {
        return switch (width) {
            case 1 -> List.of(name);
            case 3 -> List.of("x", "y", "z");
            default -> IntStream.range(0, width).mapToObj(i -> name + i).toList();
        };
    }

    /// The values; NaN where a measure has none.
    ///
    /// @throws CommandFailure if a value of a channel is not finite
    public double[] read(Run run) {
        return reading.apply(run);
    }
}
