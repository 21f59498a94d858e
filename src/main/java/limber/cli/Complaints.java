package limber.cli;

import java.io.PrintStream;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import limber.engine.BadInput;
import limber.engine.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// What went wrong, as one line and an exit code.
record Complaints(PrintStream err, BooleanSupplier wantsTrace) {
    private static final int LONGEST = 1000;

    int usage(ParameterException e) {
        CommandLine command = e.getCommandLine();
        String what = e.getCause() instanceof BadInput bad ? bad.getMessage() : e.getMessage();
        say(command.getCommandSpec().qualifiedName() + ": " + hinted(e, what));
        return Stop.USAGE;
    }

    private static String hinted(ParameterException e, String what) {
        CommandLine command = e.getCommandLine();
        String help = "; see " + command.getCommandSpec().qualifiedName() + " --help";
        if (!(e instanceof UnmatchedArgumentException u)) return what + help;
        String word = u.getUnmatched().getFirst();
        if (word.startsWith("-")) {
            var options = command.getCommandSpec().options().stream().filter(o -> !o.hidden()).map(o -> o.longestName()).toList();
            return "'" + word + "' is not an option; " + Nearest.hint(word, options);
        }
        var names = command.getSubcommands().values().stream().filter(c -> !c.getCommandSpec().usageMessage().hidden()).map(CommandLine::getCommandName).toList();
        return names.isEmpty() ? "'" + word + "' is one argument too many" + help : "'" + word + "' is not a command; " + Nearest.hint(word, names);
    }

    int about(Throwable e) {
        return switch (e) {
            case BadInput bad -> say(bad.getMessage(), Stop.USAGE);
            case Stop stop -> say(stop.getMessage(), stop.code);
            default -> {
                if (wantsTrace.getAsBoolean()) e.printStackTrace(err);
                yield say("limber: internal error: " + e + (wantsTrace.getAsBoolean() ? "" : " (run with --trace for details)"), Stop.INTERNAL);
            }
        };
    }

    private int say(String line, int code) {
        say(line);
        return code;
    }

    private void say(String line) {
        err.println(oneLine(line));
        err.flush();
    }

    /// What a user typed may hold line breaks and escape sequences; a terminal must not see them.
    static String oneLine(String text) {
        String shown = text.codePoints().limit(LONGEST)
                .mapToObj(c -> !Character.isISOControl(c) ? Character.toString(c) : c == '\n' ? "\\n" : c == '\t' ? "\\t" : String.format("\\u%04x", c))
                .collect(Collectors.joining());
        return text.codePointCount(0, text.length()) > LONGEST ? shown + "…" : shown;
    }
}
