package limber.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import limber.cli.option.Complaints;
import limber.cli.option.SceneOptions;
import limber.cli.option.StandardInput;
import limber.ui.Entry;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/// The main class and root command of the command line.
@Command(
        name = "limber",
        versionProvider = Main.Version.class,
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "[COMMAND]",
        description = "A step debugger for deformation solvers. Without a command it opens the window.",
        footer = {
            "%nExamples:",
            "  limber",
            "  limber params rope",
            "  limber trace rope --preset cable --set iterations=4 --frames 100 --out cable.csv",
            "  limber steps rope --frame 1 --by element",
            "%n- in the place of a text file is standard input.",
            "%nExit codes: 0 done, 1 a check failed, 2 wrong usage or bad input, 3 the machine lacks something."
        })
public final class Main implements Callable<Integer> {
    private static final String TRACE = "--trace";

    private Main() {}

    public static void main(String[] args) {
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // numbers have the same digits on every system
        if (WindowCommand.plain(args)) System.exit(Entry.window(args)); // the window need not wait for a parser
        // Unlike System.out, the bare stream reports a closed reader.
        System.exit(run(args, System.in, new FileOutputStream(FileDescriptor.out), System.err));
    }

    /// Runs one command.
    ///
    /// @return its exit code
    public static int run(String[] args, InputStream in, OutputStream out, PrintStream err) {
        var main = new Main();
        var complaints = new Complaints(err, () -> Arrays.asList(args).contains(TRACE));
        try {
            CommandLine line = commands(main, in, out, err);
            spaced(line);
            traced(line);
            line.setUsageHelpWidth(110)
                    .setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
                    .setErr(new PrintWriter(err, true))
                    .setExpandAtFiles(false)
                    .setExecutionStrategy(Main::execute)
                    .setParameterExceptionHandler((e, _) -> complaints.usage(e))
                    .setExecutionExceptionHandler((e, _, _) -> complaints.about(e));
            return line.execute(args);
        } catch (Throwable e) {
            return complaints.about(e);
        }
    }

    /// Runs a command; then it prints what the models say of the states that it came to.
    private static int execute(ParseResult parsed) {
        int code = new CommandLine.RunLast().execute(parsed);
        for (CommandLine command : parsed.asCommandLineList())
            for (CommandSpec mixin : command.getCommandSpec().mixins().values())
                if (mixin.userObject() instanceof SceneOptions scene) scene.end();
        return code;
    }

    static CommandLine commands(Main main, InputStream in, OutputStream out, PrintStream err) {
        return new CommandLine(main, new StandardInput(in))
                .addSubcommand(new ModelsCommand(out))
                .addSubcommand(new NewCommand(err))
                .addSubcommand(new ParamsCommand(out))
                .addSubcommand(new TraceCommand(out))
                .addSubcommand(new StepsCommand(out))
                .addSubcommand(new FindCommand(out))
                .addSubcommand(new WriteCommand.Last(out))
                .addSubcommand(new WriteCommand.Next(out))
                .addSubcommand(new WhyCommand(out))
                .addSubcommand(new DiffCommand(out))
                .addSubcommand(new SweepCommand(err))
                .addSubcommand(new JudgeCommand(out, err))
                .addSubcommand(new MomentCommand(out))
                .addSubcommand(new RecordCommand(out))
                .addSubcommand(new ReplayCommand(out))
                .addSubcommand(new MeshCommand(out))
                .addSubcommand(new CurveCommand(out))
                .addSubcommand(new StabilityCommand(out))
                .addSubcommand(new LedgerCommand(out))
                .addSubcommand(new AutopsyCommand(out))
                .addSubcommand(new CompareCommand(out))
                .addSubcommand(new OpenCommand(err))
                .addSubcommand(new LessonCommand(err))
                .addSubcommand(new CheckCommand(out))
                .addSubcommand(new HandoutCommand(err))
                .addSubcommand(new PageCommand(err))
                .addSubcommand(new GuideCommand())
                .addSubcommand(new GlossaryCommand())
                .addSubcommand(new AnswersCommand(out))
                .addSubcommand(new QuizCommand(err))
                .addSubcommand(new RenderCommand(err))
                .addSubcommand(new ExportCommand(err))
                .addSubcommand(new HashCommand(out))
                .addSubcommand(new LauncherCommand.Bench())
                .addSubcommand(new LauncherCommand.Mutate())
                .addSubcommand(new LauncherCommand.Package())
                .addSubcommand(new LauncherCommand.Pictures())
                .addSubcommand(new LauncherCommand.Soak())
                .addSubcommand(new LauncherCommand.Test())
                .addSubcommand(new GalleryCommand())
                .addSubcommand(new WindowCommand());
    }

    private static void spaced(CommandLine line) {
        line.getCommandSpec().usageMessage().parameterListHeading("%n").optionListHeading("%n")
                .commandListHeading("%nCommands:%n");
        line.getSubcommands().values().forEach(Main::spaced);
    }

    /// Gives every command the hidden option that prints the stack trace of an internal error; one of its own with that
    /// name does so too, besides what it says.
    private static void traced(CommandLine line) {
        if (line.getCommandSpec().findOption(TRACE) == null)
            line.getCommandSpec().addOption(OptionSpec.builder(TRACE).hidden(true).type(boolean.class).build());
        line.getSubcommands().values().forEach(Main::traced);
    }

    @Override public Integer call() {
        return Entry.window();
    }

    static final class Version implements IVersionProvider {
        @Override public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[]{"limber " + (version == null ? "(not from a jar)" : version)};
        }
    }
}
