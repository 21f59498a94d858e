package limber.cli;

import java.util.concurrent.Callable;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "window", hidden = true, mixinStandardHelpOptions = true, description = "Open the window; so does no command at all.")
final class WindowCommand implements Callable<Integer> {
    @Option(names = "--train", hidden = true, description = "Open it, use it a little and close it, for the cache of loaded classes.")
    boolean train;

    @Option(names = "--first", hidden = true, description = "Open it, say so once the first picture is shown and close it, for measuring a start.")
    boolean first;

    @Override
    public Integer call() {
        return train ? Entry.window("--train") : first ? Entry.window("--first") : Entry.window();
    }
}
