package limber.cli.option;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import limber.code.SolverFault;
import limber.engine.run.OperationFailure;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.presentation.words.Language;
import limber.presentation.words.Refusals;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// A printer of error messages: one line and an exit code.
public record Complaints(PrintStream err, BooleanSupplier wantsTrace) {
    private static final int LONGEST = 1000;

    public int usage(ParameterException e) {
        CommandLine command = e.getCommandLine();
        String what = e.getCause() instanceof BadInput bad ? bad.getMessage() : e.getMessage();
        say(command.getCommandSpec().qualifiedName() + ": ", hinted(e, what));
        return CommandFailure.USAGE;
    }

    private static String hinted(ParameterException e, String what) {
        CommandLine command = e.getCommandLine();
        String help = "; see " + command.getCommandSpec().qualifiedName() + " --help";
        if (!(e instanceof UnmatchedArgumentException u)) return what + help;
        String word = u.getUnmatched().getFirst();
        if (word.startsWith("-")) {
            var options = command.getCommandSpec().options().stream().filter(o -> !o.hidden()).map(o -> o.longestName())
                    .toList();
            return "'" + word + "' is not an option; " + DidYouMean.hint(word, options);
        }
        var names = command.getSubcommands().values().stream().filter(c -> !c.getCommandSpec().usageMessage().hidden())
                .map(CommandLine::getCommandName).toList();
        return names.isEmpty() ? "'" + word + "' is one argument too many" + help
                : "'" + word + "' is not a command; " + DidYouMean.hint(word, names);
    }

    public int about(Throwable e) {
        return switch (e) {
            case BadInput bad -> say(bad.getMessage(), CommandFailure.USAGE);
            case OperationFailure failed -> say(failed.getMessage(), CommandFailure.FAILED);
            case CommandFailure stop -> say(stop.getMessage(), stop.code);
            default -> SolverFault.told(e).map(line -> say(line, CommandFailure.FAILED)).orElseGet(() -> internal(e));
        };
    }

    private int internal(Throwable e) {
        if (wantsTrace.getAsBoolean()) trace(e).lines().map(BadInput::escaped).forEach(err::println);
        return say("limber: internal error: " + e
                + (wantsTrace.getAsBoolean() ? "" : " (run with --trace for details)"), CommandFailure.INTERNAL);
    }

    private static String trace(Throwable e) {
        var text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        return text.toString().replace("\t", "    ");
    }

    private int say(String line, int code) {
        say("", line);
        return code;
    }

    /// @param before what stands in front in any language
    private void say(String before, String line) {
        err.println(oneLine(before + told(line, err)));
        err.flush();
    }

    /// A refusal in the language of the system; in English where that cannot be written.
    public static String told(String line, PrintStream out) {
        String told = Refusals.told(line, Language.ofMachine().locale());
        return out.charset().newEncoder().canEncode(told) ? told : line;
    }

    /// A user's text may contain line breaks and escape sequences, which must not reach a terminal.
    public static String oneLine(String text) {
        String shown = BadInput.escaped(text.codePoints().limit(LONGEST).mapToObj(Character::toString)
                .collect(Collectors.joining()));
        return text.codePointCount(0, text.length()) > LONGEST ? shown + "…" : shown;
    }
}
