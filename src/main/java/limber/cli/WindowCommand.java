package limber.cli;

import java.util.concurrent.Callable;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "window", hidden = true, mixinStandardHelpOptions = true, description = "Open the window; so does no command at all.")
final class WindowCommand implements Callable<Integer> {
    @Option(names = "--train", hidden = true, description = "Open it, use it a little and close it, for the cache of loaded classes.")
    boolean train;

    @Override
    public Integer call() {
        return Entry.window(train);
    }
}
