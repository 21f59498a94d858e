package limber.cli;

import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.MomentOption;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.Json;
import limber.engine.Cursor;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Target;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `last` and `next` commands: the operation that wrote, or will write, an element of a channel.
abstract class WriteCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Mixin MomentOption moment;

    @Mixin PlaceOptions place;

    private WriteCommand(OutputStream standard) {
        this.standard = standard;
    }

    /// @param last the last frame that there is
    abstract Optional<Cursor> found(Navigation navigation, Target target, Cursor at, int last);

    @Override public Integer call() {
        Run run = scene.run();
        moment.seek(run);
        Target target = Target.written(run.state(), place.channel, place.element);
        Optional<Cursor> found = found(new Navigation(run), target, run.cursor(),
                run.model().lastFrame().orElse(Integer.MAX_VALUE));
        Output.writeStandard(standard, out -> Json.lines(out, g -> found.ifPresent(at -> {
            run.seek(run.branch(), at);
            StepsCommand.element(g, run);
        })));
        return found.isPresent() ? 0 : CommandFailure.FAILED;
    }

    /// The element of a channel that is asked about.
    static final class PlaceOptions {
        @Option(names = "--of", required = true, paramLabel = "CHANNEL",
                description = "A channel, such as position.") String channel;

        @Option(names = "--element", required = true, paramLabel = "I", converter = WholeNumber.FromZero.class,
                description = "An element of it, from 0.") int element;
    }

    /// The command for the past.
    @Command(
            name = "last",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = "Print the operation that wrote an element of a channel last, as steps prints it. Exit code "
                    + "1 if none did: the value is from the initial state or from an input.",
            footer = {"%nExample:", "  limber last rope --at 'frame=12' --of position --element 7"})
    static final class Last extends WriteCommand {
        Last(OutputStream standard) {
            super(standard);
        }

        @Override Optional<Cursor> found(Navigation navigation, Target target, Cursor at, int last) {
            return navigation.last(target, 0, () -> false);
        }
    }

    /// The command for the future.
    @Command(
            name = "next",
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = "Print the next operation after the one at a moment that writes an element of a channel, "
                    + "as steps prints it. Exit code 1 if none does.",
            footer = {"%nExample:", "  limber next rope --at 'frame=12' --of position --element 7"})
    static final class Next extends WriteCommand {
        @Option(names = "--within", paramLabel = "N", defaultValue = "100", converter = WholeNumber.FromOne.class,
                description = "Frames to search; 100 by default.") int frames;

        Next(OutputStream standard) {
            super(standard);
        }

        @Override Optional<Cursor> found(Navigation navigation, Target target, Cursor at, int last) {
            return navigation.next(target, Math.min(at.frame() + frames, last), () -> false);
        }
    }
}
