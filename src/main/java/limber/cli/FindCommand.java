package limber.cli;

import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import limber.ask.Find;
import limber.cli.option.CommandFailure;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.Json;
import limber.engine.Schedule;
import limber.engine.StepSize;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.watch.Twins;
import limber.expression.Vocabulary;
import limber.input.InputsFile;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// The `find` command: every step of a range of frames after which a condition holds.
@Command(
        name = "find",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print every step after which a condition holds, as steps prints it. Exit code 1 if there is none.",
            "A condition speaks of measures and parameters, and of an operation: phase, element, changed (how far it "
                    + "moved something, m), and the names in its code."
        },
        footer = {
            "%nExamples:",
            "  limber find rope --frames 1..60 --where 'max(abs(residual)) > 0.01' --by frame",
            "  limber find rope --frames 1..5 --where 'phase == distance && changed > 0.01' --first"
        })
final class FindCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "A..B",
            description = "The frames to search, from 1.") String frames;

    @Option(names = "--where", required = true, paramLabel = "CONDITION",
            description = "What must hold after the step.") String where;

    @Option(names = "--by", paramLabel = "SIZE",
            description = "Size of a step: element, phase, frame, or a loop of the model. By default element if the "
                    + "condition speaks of an operation, else frame.") Optional<String> by = Optional.empty();

    @ArgGroup(exclusive = true, multiplicity = "0..1") Some some = new Some();

    @Mixin Output output;

    /// How many of them are printed.
    static final class Some {
        @Option(names = "--first", description = "Only the first.") boolean first;
        @Option(names = "--last", description = "Only the last.") boolean last;
        @Option(names = "--limit", paramLabel = "N", converter = WholeNumber.FromOne.class,
                description = "Only the first N.") int limit = Integer.MAX_VALUE;

        int most() {
            return first ? 1 : limit;
        }
    }

    FindCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        int[] range = range(frames);
        Run run = scene.run();
        SceneOptions.upTo(run, "--frames", range[1]);
        Find find = find(run);
        hidden(find, run.schedule());
        Deque<Find.Hit> last = new ArrayDeque<>();
        var printed = new int[1];
        output.write(standard, out -> Json.lines(out, g -> {
            find.frames(scene.watched(run.copy()), range[0] - 1, range[1], hit -> {
                printed[0]++;
                last.clear();
                last.add(hit);
                if (!some.last) print(g, run, find.by(), hit);
                return some.last || printed[0] < some.most();
            }, () -> false);
            if (some.last) last.forEach(hit -> print(g, run, find.by(), hit));
        }));
        if (printed[0] == 0) scene.tell("nothing was found in frames " + range[0] + ".." + range[1]);
        return printed[0] > 0 ? 0 : CommandFailure.FAILED;
    }

    /// Says which numbers of the code the condition cannot see.
    private void hidden(Find find, Schedule schedule) {
        Set<String> numbers = Twins.locals(schedule);
        find.where().parameters().stream().filter(numbers::contains).forEach(name -> scene.tell(name
                + " is the parameter here; a number of the code has that name too, and another name for one of them "
                + "would be right to ask for it"));
    }

    private static void print(JsonGenerator g, Run run, StepSize size, Find.Hit hit) {
        run.seek(run.branch(), hit.before());
        if (size.equals(StepSize.ELEMENT)) StepsCommand.element(g, run);
        else StepsCommand.larger(run, size, g, run.state().copy());
    }

    private Find find(Run run) {
        Optional<StepSize> size = by.map(word -> size(word, run));
        try {
            return Find.read(where, new Vocabulary(run.model(), run.schedule()).with(scene.tools()), size);
        } catch (BadInput e) {
            throw e.at("--where");
        }
    }

    private static StepSize size(String word, Run run) {
        try {
            return StepSize.read(word, run.schedule());
        } catch (BadInput e) {
            throw e.at("--by");
        }
    }

    static int[] range(String text) {
        String[] ends = text.split("\\.\\.", -1);
        if (ends.length > 2 || !ends[0].matches("\\d{1,7}") || !ends[ends.length - 1].matches("\\d{1,7}"))
            throw new BadInput("--frames " + BadInput.brief(text) + ": A..B would be right, such as 1..60");
        int from = Integer.parseInt(ends[0]), to = Integer.parseInt(ends[ends.length - 1]);
        if (from < 1 || to < from || to > InputsFile.MOST_FRAMES) throw new BadInput("--frames " + text
                + ": the first must be at least 1, and the last at least the first (.." + InputsFile.MOST_FRAMES + ")");
        return new int[]{from, to};
    }
}
