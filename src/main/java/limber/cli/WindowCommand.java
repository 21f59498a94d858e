package limber.cli;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The hidden `window` command: the window, with switches for measuring its start.
@Command(name = "window", hidden = true, mixinStandardHelpOptions = true,
        description = "Open the window, as without a command.")
final class WindowCommand implements Callable<Integer> {
    @Option(names = "--train", hidden = true,
            description = "Open the window, use it briefly and close it, to record the class cache.") boolean train;

    @Option(names = "--first", hidden = true,
            description = "Open the window, report the first picture and close it: measures the start.") boolean first;

    /// Whether these arguments only open the window, so that nothing must be parsed first.
    static boolean plain(String[] words) {
        List<String> all = List.of(words);
        return all.isEmpty()
                || all.getFirst().equals("window") && Set.of("window", "--train", "--first").containsAll(all);
    }

    @Override public Integer call() {
        return train ? Entry.window("--train") : first ? Entry.window("--first") : Entry.window();
    }
}
