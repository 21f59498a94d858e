package limber.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.cli.option.CommandFailure;
import limber.cli.option.Complaints;
import limber.cli.option.StandardInput;
import limber.cli.text.TruthLine;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.TemporaryCopy;
import limber.lesson.Advice;
import limber.lesson.LessonReader;
import limber.lesson.check.Intuition;
import limber.lesson.check.NumberCheck;
import limber.lesson.check.PlayThrough;
import limber.lesson.check.VariantCheck;
import limber.lesson.source.Folder;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `check` command: every fault of lessons, moments and recordings, with its position.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {"Read lessons and play them through, and moments: every fault with file:line:column and what "
                + "would be right.",
            "The exit code is 1 if there is a fault. Hashes are compared by limber replay --verify."},
        footer = {"%nExamples:", "  limber check lessons/*", "  limber check --truths lessons/03-one-stick",
            "  limber check cable.limber"})
final class CheckCommand implements Callable<Integer> {
    private final OutputStream out;

    @Parameters(arity = "1..*", paramLabel = "FILE", converter = StandardInput.Checked.class,
            description = "Folders of lessons, or files in them, with the moments beside them, and "
                    + ".limber files.") List<Path> files = List.of();

    @Option(names = "--truths", description = "Print the true answer of every question, too.") boolean truths;

    /// Of all lessons that have been played.
    private Intuition intuition = Intuition.NONE;

    CheckCommand(OutputStream out) {
        this.out = out;
    }

    @Override public Integer call() {
        // found first: nothing is printed for a path that is none
        Map<Boolean, List<Path>> moments = files.stream().distinct()
                .collect(Collectors.partitioningBy(f -> f.toString().endsWith(Moment.ENDING) && !Files.isDirectory(f)));
        List<Folder> folders = moments.get(false).stream().map(Folder::of).distinct().toList();
        Map<Path, MomentReader.Read> read = new LinkedHashMap<>();
        Stream.concat(moments.get(true).stream(), folders.stream().flatMap(f -> f.moments().stream()))
                .forEach(file -> read.put(file, MomentReader.readFile(file)));
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        long wrong = folders.stream().filter(folder -> !right(folder, print)).count()
                + read.entrySet().stream().filter(e -> !right(e.getKey(), e.getValue(), print)).count();
        Stream.of(intuition.told(), intuition.warning(folders.size())).flatMap(Optional::stream)
                .forEach(print::println);
        return wrong == 0 ? 0 : CommandFailure.FAILED;
    }

    /// Reads a moment, and goes to its operation, which may not be there.
    private static boolean right(Path file, MomentReader.Read read, PrintStream print) {
        List<String> faults = read.moment().map(m -> missing(file, m)).orElse(read.faults());
        faults.forEach(fault -> print.println(Complaints.oneLine(Complaints.told(fault, print))));
        print.println(Complaints.oneLine(PlainFile.name(file) + ": "
                + (faults.isEmpty() ? "right, " + what(read.moment().orElseThrow())
                        : counted(faults.size(), "fault"))));
        return faults.isEmpty();
    }

    private static List<String> missing(Path file, Moment moment) {
        try {
            new Replay(moment, Replay.MOST).seek();
            return List.of();
        } catch (BadInput e) {
            return List.of(PlainFile.name(file) + ": at: " + e.getMessage());
        }
    }

    private static String what(Moment moment) {
        return moment.recording().map(r -> "a recording of " + counted(r.frames(), "frame"))
                .orElse("a moment of the " + moment.model().name());
    }

    private boolean right(Folder folder, PrintStream print) {
        LessonReader.Read read = LessonReader.read(folder);
        Optional<Intuition.Counter> counter = read.lesson().map(l -> new Intuition.Counter((step, question, truth) -> {
            if (truths)
                print.println(Complaints.oneLine(called(folder) + ": " + TruthLine.of(l, step, question, truth)));
        }));
        Optional<NumberCheck> numbers = read.lesson().map(l -> new NumberCheck(l, counter.orElseThrow()));
        List<String> faults = new ArrayList<>(
                read.lesson().map(l -> PlayThrough.of(l, numbers.orElseThrow())).orElse(read.faults()));
        counter.ifPresent(c -> intuition = intuition.plus(c.found()));
        List<String> advice = new ArrayList<>(read.lesson().map(l -> Stream.concat(Advice.on(l).stream(),
                numbers.orElseThrow().warnings().stream()).toList()).orElse(List.of()));
        Optional<VariantCheck> variants = read.lesson().filter(l -> !l.vary().isEmpty())
                .map(l -> new VariantCheck(l, Stream.concat(faults.stream(), advice.stream())
                        .collect(Collectors.toSet())));
        variants.ifPresent(v -> {
            faults.addAll(v.faults());
            advice.addAll(v.warnings());
        });
        Stream.concat(faults.stream(), advice.stream())
                .forEach(line -> print.println(Complaints.oneLine(Complaints.told(line, print))));
        print.println(Complaints.oneLine(called(folder) + ": "
                + (faults.isEmpty() ? read.lesson().map(l -> "right, " + counted(l.steps().size(), "step")).orElse("")
                        + variants.map(v -> ", " + counted(v.played(), "variant")).orElse("")
                        + (advice.isEmpty() ? "" : ", " + counted(advice.size(), "warning"))
                        : counted(faults.size(), "fault")
                                + (read.lesson().isEmpty() ? "; it is played once it can be read" : ""))));
        return faults.isEmpty();
    }

    private static String called(Folder folder) {
        Path text = folder.files().getFirst();
        return TemporaryCopy.isStandard(text) ? PlainFile.name(text) : folder.path().toString();
    }

    private static String counted(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }
}
