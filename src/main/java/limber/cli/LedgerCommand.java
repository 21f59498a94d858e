package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.ask.Ledger;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.text.BadInput;
import limber.file.CsvOutput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `ledger` command: a run's energy by its parts, and who changed it, as a table.
@Command(
        name = "ledger",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print a run's energy by its parts, and what hands, wind, contact, damping and the method have added since "
                    + "frame 0. The last column is what is missing between them: rounding.",
            "With --by phase it is one frame, phase by phase: by how much each changed the parts, and who did that."
        },
        footer = {
            "%nExamples:",
            "  limber ledger cloth --frames 300 --every 30",
            "  limber ledger cloth --set method=springs --set integrator=explicit --frames 20 --by phase"
        })
final class LedgerCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromOne.class,
            description = "The last frame.") int frames;

    @Option(names = "--every", paramLabel = "K", converter = WholeNumber.FromOne.class,
            description = "Print every K-th frame.") int every = 1;

    @Option(names = "--by", paramLabel = "phase", description = "phase: only frame N, by its phases.") String by = "";

    @Option(names = "--csv", description = "Print CSV; numbers read back exactly.") boolean csv;

    @Mixin Output output;

    LedgerCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        if (!by.isEmpty() && !by.equals("phase")) throw new BadInput("--by " + by + ": phase would be right");
        Run run = scene.run();
        SceneOptions.upTo(run, "--frames", frames);
        Ledger ledger = Ledger.of(run);
        if (ledger.terms().isEmpty())
            throw new BadInput(run.model().name() + ": it has no masses, so that there is no energy");
        output.write(standard, out -> {
            if (csv) {
                CsvWriter rows = CsvOutput.on(out);
                rows(run, ledger, rows::writeRecord);
                rows.flush();
            } else {
                var rows = new TextTable();
                rows(run, ledger, cells -> rows.row(cells.toArray(String[]::new)));
                rows.write(out);
            }
        });
    }

    private void rows(Run run, Ledger ledger, Consumer<List<String>> told) throws IOException {
        told.accept(Stream.of(Stream.of(by.isEmpty() ? "frame" : "phase"), ledger.terms().stream(),
                Stream.of("energy"), ledger.accounts().stream(), Stream.of("missing")).flatMap(s -> s).toList());
        var added = new double[ledger.accounts().size()];
        double first = Double.NaN;
        for (int frame = 1; frame <= frames; frame++) {
            Ledger.Frame posted = ledger.next(run);
            FiniteCheck.check(run);
            if (frame == 1) {
                first = sum(posted.before());
                if (by.isEmpty()) told.accept(cells("0", posted.before(), added, 0));
            }
            for (int i = 0; i < added.length; i++) added[i] += posted.account(i);
            if (by.isEmpty() && (frame % every == 0 || frame == frames)) told.accept(cells("" + frame, posted.after(),
                    added, sum(posted.after()) - first - sum(added)));
            if (!by.isEmpty() && frame == frames) for (Ledger.Entry e : posted.entries())
                told.accept(cells(e.phase(), e.terms(), e.accounts(), sum(e.terms()) - sum(e.accounts())));
        }
    }

    private List<String> cells(String name, double[] terms, double[] accounts, double missing) {
        var cells = new ArrayList<>(List.of(name));
        IntStream.range(0, terms.length).forEach(i -> cells.add(number(terms[i])));
        cells.add(number(sum(terms)));
        IntStream.range(0, accounts.length).forEach(i -> cells.add(number(accounts[i])));
        cells.add(number(missing));
        return cells;
    }

    private String number(double v) {
        return csv ? Kind.plain(v) : Kind.plain(v, 5);
    }

    private static double sum(double[] numbers) {
        return Arrays.stream(numbers).sum();
    }
}
