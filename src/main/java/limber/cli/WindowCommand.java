package limber.cli;

import java.util.List;
import java.util.Set;
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

    /// Whether these words do nothing but open the window, so that nothing need be parsed before it.
    static boolean plain(String[] words) {
        List<String> all = List.of(words);
        return all.isEmpty() || all.getFirst().equals("window") && Set.of("window", "--train", "--first").containsAll(all);
    }

    @Override
    public Integer call() {
        return train ? Entry.window("--train") : first ? Entry.window("--first") : Entry.window();
    }
}
