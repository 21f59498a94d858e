package limber.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import limber.engine.settings.Settings;

/// A change that brings a run nearer to another program's numbers: how the file is to be read, what is to be set, and
/// what the program does wrong.
///
/// @param conversion how the file's numbers become ours
/// @param options the options that say so, as they can be typed; empty where the file is read as before
/// @param set the parameters that are changed, with their values as the command line takes them
/// @param program the mistakes that the program makes, with their values
/// @param settings with all of them; a mistake is a kernel
/// @param judgement under the change
/// @param rest why rounding may explain what is left; empty where it does not, or nothing is left
public record Cause(Conversion conversion, List<String> options, SortedMap<String, String> set,
        SortedMap<String, String> program, Settings settings, Judgement judgement, Optional<Rounding> rest) {
    /// What can be typed: the options together, then each parameter as `NAME=VALUE`, and so each mistake.
    public List<String> items() {
        var items = new ArrayList<String>();
        if (!options.isEmpty()) items.add(String.join(" ", options));
        set.forEach((name, value) -> items.add(name + "=" + value));
        program.forEach((name, value) -> items.add(name + "=" + value));
        return items;
    }
}
